interface Operation {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

/**
 * Executes an operation with the typed headers. The cookie signs the user in; the CSRF header cannot be sent by a form
 * of another site.
 */
export async function fetchGraph(
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
