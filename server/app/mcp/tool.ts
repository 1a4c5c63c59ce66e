import type {
  CallToolResult,
  Tool as ToolListing,
  ToolAnnotations,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { Permission } from "../../modules/access/rules/permissions.ts";
import type { DocumentName, FailureData } from "./documents.ts";
import type { McpCaller } from "./mcpCaller.ts";
import { type ToolCode, ToolError } from "./toolError.ts";

export interface ToolContext {
  readonly caller: McpCaller;
  /**
   * Executes a document as a request of its own.
   * @throws ToolError for a GraphQL error
   */
  run<Data>(document: DocumentName, variables: Readonly<Record<string, unknown>>): Promise<Data>;
}

export interface Tool {
  readonly listing: ToolListing;
  /** Null for the tools of visitors. */
  readonly permission: Permission | null;
  call(args: unknown, context: ToolContext): Promise<CallToolResult>;
}

export interface ToolAnswer<Output> {
  /** One or a few sentences in English. */
  readonly text: string;
  readonly output: Output;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly permission?: Permission;
  readonly input: Input;
  readonly output: Output;
  readonly run: (args: z.output<Input>, context: ToolContext) => Promise<ToolAnswer<z.input<Output>>>;
}

/** Converts the schemas once, because a server is built for each request. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): Tool {
  const { name, title, description, annotations, permission = null, input, output, run } = definition;
  return {
    permission,
    listing: {
      name,
      title,
      description,
      // A tool reaches no other system than this business.
      annotations: { ...annotations, openWorldHint: false },
      inputSchema: toJsonSchema(input, "input"),
      outputSchema: toJsonSchema(output, "output"),
    },
    async call(args, context) {
      const parsed = input.safeParse(args ?? {});
      if (!parsed.success) throw new ToolError(toInputFailure(parsed.error));
      const answer = await run(parsed.data, context);
      return {
        content: [{ type: "text", text: answer.text }],
        structuredContent: answer.output,
      };
    },
  };
}

type ObjectSchema = ToolListing["inputSchema"];

function toJsonSchema(schema: z.ZodObject, io: "input" | "output"): ObjectSchema {
  // Validators of clients need not know the dialect that the keyword names.
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, target: "draft-7" });
  return json as ObjectSchema;
}

function toInputFailure(error: z.ZodError): FailureData {
  const code: ToolCode = "INVALID_INPUT";
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
  return { code, message: "Please check the arguments.", issues };
}
