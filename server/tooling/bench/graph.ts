import { createApollo } from "../../platform/graphql/apollo.ts";
import { createContext } from "../../app/graph/createContext.ts";
import { hashText } from "../../platform/graphql/persistedDocuments.ts";
import { buildSchema } from "../../app/graph/schema.ts";
import type { BenchWorld } from "./world.ts";

export interface BenchGraph {
  /** @throws if the response has errors */
  ask<Data>(document: string, variables: Record<string, unknown>, apiKey?: string): Promise<Data>;
  stop(): Promise<void>;
}

const REQUEST = {
  requestId: "bench",
  host: "localhost",
  origin: "http://localhost",
  clientAddress: "127.0.0.1",
  authorization: null,
  locale: "en" as const,
  isPersisted: true,
};

export async function startGraph({ scope }: BenchWorld, ...documents: string[]): Promise<BenchGraph> {
  const known = new Map(documents.map((text) => [hashText(text), text]));
  const apollo = createApollo({
    schema: buildSchema(),
    documents: { find: (id: string) => known.get(id) ?? null, has: (id: string) => known.has(id) },
    reportError: (error) => {
      throw error;
    },
  });
  await apollo.start();
  return {
    async ask<Data>(query: string, variables: Record<string, unknown>, apiKey?: string) {
      const authorization = apiKey === undefined ? null : `Bearer ${apiKey}`;
      const contextValue = await createContext(scope, { ...REQUEST, authorization });
      const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== "single" || body.singleResult.errors) throw new Error(JSON.stringify(body));
      return body.singleResult.data as Data;
    },
    stop: () => apollo.stop(),
  };
}
