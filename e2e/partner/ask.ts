// From "Getting started" and "Errors": one question, one answer; what is thrown has a code.

/** Where the house is, and with which key it is asked. */
export interface House {
  readonly origin: string;
  readonly key: string;
}

/** Asks the graph. @throws when the answer has errors beside the data. */
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

/** An answer of a mutation: its success, or a failure with its code. */
export interface Outcome {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

/** Takes a success. @throws with the failure's code and words. */
export function succeeded<Success extends Outcome>(outcome: Success): Success {
  if (outcome.code !== undefined) throw new Error(`${outcome.code}: ${outcome.message}`);
  return outcome;
}
