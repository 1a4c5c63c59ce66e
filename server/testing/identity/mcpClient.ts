import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

export interface AgentOptions {
  readonly key?: string;
  /** Needs a server that trusts its proxy. */
  readonly address?: string;
}

export interface ToolFailure {
  readonly code: string;
  readonly message: string;
  readonly issues?: readonly { readonly path: readonly string[] }[];
  readonly starts?: readonly string[];
}

/** The structured content of a result, or its failure. */
export interface AgentAnswer<Output> {
  readonly output: Output | undefined;
  readonly failure: ToolFailure | undefined;
  readonly text: string;
}

export interface Agent {
  readonly client: Client;
  call<Output = Record<string, unknown>>(name: string, args?: object): Promise<AgentAnswer<Output>>;
  /** Throws on a failure. */
  ask<Output = Record<string, unknown>>(name: string, args?: object): Promise<Output>;
  close(): Promise<void>;
}

/** An agent with the client of the protocol's own package. The caller closes it. */
export async function connectAgent(origin: string, { key, address }: AgentOptions = {}): Promise<Agent> {
  const client = new Client({ name: "test", version: "1" });
  const headers = {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(address !== undefined && { "x-forwarded-for": address }),
  };
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  // Only then the client compares outputs with their schemas.
  await client.listTools();
  const call = async <Output>(name: string, args: object = {}): Promise<AgentAnswer<Output>> => {
    const result = await client.callTool({ name, arguments: args as Record<string, unknown> });
    const [content] = result.content as readonly { readonly text: string }[];
    return {
      output: result.structuredContent as Output | undefined,
      failure: result._meta?.["failure"] as ToolFailure | undefined,
      text: content?.text ?? "",
    };
  };
  return {
    client,
    call,
    async ask(name, args) {
      const { output, text } = await call(name, args);
      if (output === undefined) throw new Error(text);
      return output as never;
    },
    close: () => client.close(),
  };
}
