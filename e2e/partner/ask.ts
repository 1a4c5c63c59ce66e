// From "Getting started" and "Errors".

export interface House {
  readonly origin: string;
  readonly key: string;
}

export async function ask<Data>(
  { origin, key }: House,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Data;
    errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
  };
  const [error] = errors ?? [];
  if (error) throw new Error(`${error.extensions.code}: ${error.message}`);
  return data;
}

/** The result of a mutation: its success, or a failure with its code. */
export interface Outcome {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

export function succeeded<Payload extends Outcome>(outcome: Payload): Payload {
  if (outcome.code !== undefined) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome;
}
