import { type FailureWith, type Issue, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { MAX_LINES } from "../../availability/rules/party/types.ts";
import { type OrderLine, findLineIssues } from "../../availability/orderLines.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context, Loaders } from "../../../platform/graphql/context.ts";
import { toRowId } from "../../../platform/graphql/globalIds.ts";

export const LineInputRef = builder.inputType("LineInput", {
  description:
    "One service for one member of the party. The lines of one member follow each other without a gap, and all members start together.",
  fields: (t) => ({
    service: t.id({ required: true, description: "Id or slug of the service." }),
    staff: t.id({ description: "Id or slug of the staff member. Null for any." }),
    member: t.int({ defaultValue: 0, description: "0 for the booker, 1 to 100 for guests, without gaps." }),
    seats: t.int({ defaultValue: 1, description: "Number of seats of a class." }),
  }),
});

export type LineInput = typeof LineInputRef.$inferInput;

/** Null if there is no such row. An id costs no query. */
export async function findNamedRowId(
  { serviceBySlug, staffBySlug, providerBySlug }: Loaders,
  type: "Service" | "Staff" | "Provider",
  name: string,
): Promise<string | null> {
  const bySlug = { Service: serviceBySlug, Staff: staffBySlug, Provider: providerBySlug }[type];
  return toRowId(type, name) ?? (await bySlug.load(name))?.id ?? null;
}

export async function parseLines(
  ctx: Context,
  businessId: string,
  input: readonly LineInput[],
): Promise<OrderLine[] | FailureWith<"INVALID_INPUT">> {
  if (input.length < 1 || input.length > MAX_LINES) return invalidInput(issue(["lines"], "OUT_OF_RANGE"));
  const loaders = ctx.loaders(businessId);
  const issues: Issue[] = [];
  const lines = await Promise.all(
    input.map(async (line, i): Promise<OrderLine> => {
      const row = async (field: "service" | "staff", type: "Service" | "Staff") => {
        const name = line[field];
        const id = name == null ? null : await findNamedRowId(loaders, type, name);
        if (name != null && id === null) issues.push(issue(["lines", String(i), field], "NOT_FOUND"));
        return id;
      };
      const [serviceId, staffId] = await Promise.all([row("service", "Service"), row("staff", "Staff")]);
      return {
        serviceId: serviceId ?? "",
        staffId,
        member: line.member ?? 0,
        seats: line.seats ?? 1,
      };
    }),
  );
  issues.push(...findLineIssues(lines));
  return issues.length > 0 ? invalidInput(...issues) : lines;
}

/** Throws instead of returning a failure, for queries. */
export async function parseLinesOrThrow(
  ctx: Context,
  businessId: string,
  input: readonly LineInput[],
): Promise<OrderLine[]> {
  const lines = await parseLines(ctx, businessId, input);
  if (!("code" in lines)) return lines;
  const first = lines.code === "INVALID_INPUT" ? lines.issues[0] : undefined;
  throw badInput(first ? `${first.path.join(".")}: ${first.message}` : "lines cannot be read");
}
