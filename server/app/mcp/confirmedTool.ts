import type { ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { Permission } from "../../modules/access/rules/permissions.ts";
import { checkConfirmation, CONFIRMATION_MINUTES, createConfirmation } from "./confirmation.ts";
import { timeOutput, toTime } from "./formats.ts";
import { type Tool, type ToolContext, defineTool } from "./tool.ts";

interface ConfirmedToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly permission: Permission;
  readonly input: Input;
  /** The changed object. */
  readonly output: Output;
  /**
   * Describes the change without making it.
   * @throws ToolError if it is impossible
   */
  readonly preview: (
    args: z.output<Input>,
    context: ToolContext,
  ) => Promise<{ readonly text: string; readonly present: z.input<Output> | null }>;
  readonly run: (
    args: z.output<Input>,
    context: ToolContext,
    idempotencyKey: string,
  ) => Promise<{ readonly text: string; readonly done: z.input<Output> }>;
}

/** Defines a tool that changes something only in a second call, with the token of the first one. */
export function defineConfirmedTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ConfirmedToolDefinition<Input, Output>,
): Tool {
  const { input, output, description, preview, run, ...rest } = definition;
  return defineTool({
    ...rest,
    description: `${description} The first call changes nothing: it describes the change and returns a \`confirmationToken\`. After the owner has agreed, send the same arguments with the token within ${CONFIRMATION_MINUTES} minutes.`,
    input: input.extend({
      confirmationToken: z
        .string()
        .max(300)
        .optional()
        .describe("The token of the first call, which had the same arguments."),
    }),
    output: z.object({
      status: z.enum(["CONFIRMATION_REQUIRED", "DONE"]),
      summary: z.string(),
      confirmationToken: z.string().nullable(),
      expiresAt: timeOutput.nullable().describe("End of the token's validity."),
      result: output.nullable().describe("The object as it is now. Null if it does not exist yet."),
    }),
    async run({ confirmationToken, ...others }, context) {
      const { caller } = context;
      const args = others as z.output<Input>;
      const action = { tool: definition.name, args };
      if (typeof confirmationToken === "string") {
        const { text, done } = await run(args, context, checkConfirmation(caller, action, confirmationToken));
        return {
          text,
          output: {
            status: "DONE" as const,
            summary: text,
            confirmationToken: null,
            expiresAt: null,
            result: done,
          },
        };
      }
      const { text, present } = await preview(args, context);
      const confirmation = createConfirmation(caller, action);
      const expiresAt = toTime(new Date(confirmation.expiresAt).toISOString(), caller.business.timeZone);
      return {
        text: `${text} Nothing has changed yet. To confirm, call ${definition.name} again with the same arguments and this confirmationToken: ${confirmation.confirmationToken}`,
        output: {
          status: "CONFIRMATION_REQUIRED" as const,
          summary: text,
          confirmationToken: confirmation.confirmationToken,
          expiresAt,
          result: present,
        },
      };
    },
  });
}
