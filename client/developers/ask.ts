/** An operation as the explorer sends it. */
interface Operation {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

/**
 * Asks the graph that this page came from, with whatever headers were typed. Who is signed in by cookie acts as
 * themselves; the extra header is one that no form of another site can send.
 */
export async function ask(
  operation: Operation,
  { headers = {} }: { readonly headers?: Record<string, string> } = {},
): Promise<Record<string, unknown>> {
  const response = await fetch("/graphql", {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "x-daybook-csrf": "1",
      ...headers,
    },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as Record<string, unknown>;
}
