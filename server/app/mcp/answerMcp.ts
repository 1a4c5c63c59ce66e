import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { createPersistedDocuments } from "../../platform/graphql/persistedDocuments.ts";
import type { PersistedDocuments } from "../../platform/graphql/persistedDocuments.ts";
import { type DocumentName, MCP_DOCUMENTS } from "./documents.ts";
import type { McpCaller } from "./mcpCaller.ts";
import { OWNER_TOOLS } from "./ownerTools.ts";
import type { Tool, ToolContext } from "./tool.ts";
import { ToolError, toErrorResult } from "./toolError.ts";
import { VISITOR_TOOLS } from "./visitorTools.ts";

const documents = createPersistedDocuments(MCP_DOCUMENTS);

export interface McpRequest {
  /** Parsed JSON of any shape. */
  readonly body: unknown;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly caller: McpCaller;
  /** Returns the response of the graph as JSON. */
  readonly execute: (
    documents: PersistedDocuments,
    request: { readonly id: string; readonly variables: Readonly<Record<string, unknown>> },
  ) => Promise<unknown>;
  readonly reportError: (error: unknown) => void;
}

/** The server never calls tools of a client, so it compiles no schema of a client. */
const NO_VALIDATION = {
  getValidator: () => () => {
    throw new Error("the server sends no requests to clients");
  },
};

/** Answers one message without a session. The server is new for each request, its tools are shared. */
export async function answerMcp(request: McpRequest): Promise<Response> {
  const { body, url, headers, caller } = request;
  const tools = listTools(caller);
  // The high-level `McpServer` would convert the schemas of all tools for each request.
  const server = new Server(
    { name: "daybook", title: caller.business.name, version: "1" },
    {
      capabilities: { tools: {} },
      instructions: createInstructions(caller),
      jsonSchemaValidator: NO_VALIDATION,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(({ listing }) => listing) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ listing }) => listing.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, "There is no such tool for this caller.");
    return callTool(tool, params.arguments, request);
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(new Request(url, { method: "POST", headers }), {
      parsedBody: body,
    });
  } finally {
    await server.close();
  }
}

function listTools(caller: McpCaller): readonly Tool[] {
  const tools = caller.id === null ? VISITOR_TOOLS : OWNER_TOOLS;
  return tools.filter(({ permission }) => permission === null || caller.may(permission));
}

function createInstructions({ id, business }: McpCaller): string {
  const zone = `Its time zone is ${business.timeZone}. Name the user's own as \`timeZone\`.`;
  return id === null
    ? `You book appointments at ${business.name} for a visitor: find_services, find_times, hold_time, book. ${zone} Ask the visitor before you book, move or cancel.`
    : `You manage the calendar of ${business.name} for its owner. ${zone} Every change needs a second call with the confirmationToken. Ask the owner before it.`;
}

async function callTool(tool: Tool, args: unknown, request: McpRequest): Promise<CallToolResult> {
  const context: ToolContext = {
    caller: request.caller,
    run: (document, variables) => runDocument(request, document, variables),
  };
  try {
    return await tool.call(args, context);
  } catch (error) {
    if (error instanceof ToolError) return toErrorResult(error.failure);
    request.reportError(error);
    return toErrorResult({ code: "INTERNAL_SERVER_ERROR", message: "Internal server error" });
  }
}

interface GraphResponse<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: unknown };
  }[];
}

async function runDocument<Data>(
  { execute }: McpRequest,
  id: DocumentName,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const { data, errors } = (await execute(documents, { id, variables })) as GraphResponse<Data>;
  const [error] = errors ?? [];
  if (error) {
    const code = error.extensions?.code;
    throw new ToolError({
      code: typeof code === "string" ? code : "INTERNAL_SERVER_ERROR",
      message: error.message,
    });
  }
  return data as Data;
}
