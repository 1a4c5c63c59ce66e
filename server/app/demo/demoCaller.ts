import { type GraphQLSchema, execute, parse } from "graphql";
import type { Deps } from "../../platform/database/scope.ts";
import { createContext } from "../graph/createContext.ts";

/** A mutation with one input, and the type of its payload. */
export interface DemoDocument<Payload> {
  readonly text: string;
  readonly payload?: Payload;
}

interface DemoRequest {
  readonly address?: string;
  readonly key?: string;
}

export type DemoCaller = <Payload>(
  document: DemoDocument<Payload>,
  input: Record<string, unknown>,
  request?: DemoRequest,
) => Promise<Payload>;

/** Runs mutations of the graph in this process, without HTTP. Throws if the result is not the payload. */
export function createDemoCaller(deps: Deps, schema: GraphQLSchema): DemoCaller {
  return async <Payload>(
    { text }: DemoDocument<Payload>,
    input: Record<string, unknown>,
    request: DemoRequest = {},
  ) => {
    const contextValue = await createContext(deps, {
      requestId: "demo",
      host: "localhost",
      origin: deps.serverOrigin(),
      clientAddress: request.address ?? "2001:db8::",
      authorization: request.key === undefined ? null : `Bearer ${request.key}`,
      locale: "en",
      isPersisted: true,
    });
    const { data, errors } = await execute({
      schema,
      document: parse(text),
      contextValue,
      variableValues: { input },
    });
    const [result] = Object.values(data ?? {}) as { readonly __typename: string }[];
    if (errors || !result?.__typename.endsWith("Payload"))
      throw new Error(`a mutation of the demo failed: ${JSON.stringify(errors ?? result)}`);
    return result as Payload;
  };
}
