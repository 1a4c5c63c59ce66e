import type { ApolloServer } from "@apollo/server";
import type { GraphqlContext } from "./apollo.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import { isUnavailable, unavailableCode, unavailableMessage } from "./unavailable.ts";

export interface InProcessRequest {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export async function executeInProcess<Context extends GraphqlContext>(
  apollo: ApolloServer<Context>,
  documents: PersistedDocuments,
  request: InProcessRequest,
  createContext: () => Context | Promise<Context>,
): Promise<unknown> {
  const query = documents.find(request.id);
  if (query === null)
    throw new Error(`No persisted document ${request.id}: are the artefacts of this build?`);
  let contextValue: Context;
  try {
    contextValue = await createContext();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { errors: [{ message: unavailableMessage, extensions: { code: unavailableCode } }] };
  }
  const { body } = await apollo.executeOperation({ query, variables: request.variables }, { contextValue });
  if (body.kind !== "single") throw new Error("Pages are rendered from whole answers");
  // The JSON round trip gives the server exactly the values of the browser.
  return JSON.parse(JSON.stringify(body.singleResult)) as unknown;
}
