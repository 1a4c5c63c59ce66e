import { type Failure, type Issue, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { MAX_LINES } from "../../availability/rules/party/types.ts";
import { type VisitLine, lineFaults } from "../../availability/visitLines.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context, Loaders } from "../../../platform/graphql/context.ts";
import { rowId } from "../../../platform/graphql/globalIds.ts";

export const LineInputRef = builder.inputType("LineInput", {
  description:
    "One service for one member of a visit. The lines of one member run back to back in their order; all members start together.",
  fields: (t) => ({
    service: t.id({ required: true, description: "An id or a slug." }),
    staff: t.id({ description: "An id or a slug; without one, anyone." }),
    member: t.int({ defaultValue: 0, description: "0 the booker, 1 to 100 the guests, nobody left out." }),
    seats: t.int({ defaultValue: 1, description: "Of a class." }),
  }),
});

/** A line as it was sent. */
export interface LineSent {
  readonly service: string;
  readonly staff?: string | null | undefined;
  readonly member?: number | null | undefined;
  readonly seats?: number | null | undefined;
}

/** The row of what a visitor names by id or slug, as the visit's lines do; null: nothing. An id costs no query. */
export async function visitedRowId(
  { serviceBySlug, staffBySlug, providerBySlug }: Loaders,
  type: "Service" | "Staff" | "Provider",
  name: string,
): Promise<string | null> {
  const bySlug = { Service: serviceBySlug, Staff: staffBySlug, Provider: providerBySlug }[type];
  return rowId(type, name) ?? (await bySlug.load(name))?.id ?? null;
}

/** Lines by the rows that they name; or what is wrong with them, by their places in the list. */
export async function readLines(
  ctx: Context,
  businessId: string,
  sent: readonly LineSent[],
): Promise<VisitLine[] | Failure> {
  if (sent.length < 1 || sent.length > MAX_LINES) return invalidInput(issue(["lines"], "OUT_OF_RANGE"));
  const loaders = ctx.loaders(businessId);
  const issues: Issue[] = [];
  const lines = await Promise.all(
    sent.map(async (line, i): Promise<VisitLine> => {
      const row = async (field: "service" | "staff", type: "Service" | "Staff") => {
        const name = line[field];
        const id = name == null ? null : await visitedRowId(loaders, type, name);
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
  issues.push(...lineFaults(lines));
  return issues.length > 0 ? invalidInput(...issues) : lines;
}

/** The same for a question, which has no failures to answer with: what is wrong is thrown. */
export async function askedLines(
  ctx: Context,
  businessId: string,
  sent: readonly LineSent[],
): Promise<VisitLine[]> {
  const lines = await readLines(ctx, businessId, sent);
  if (!("code" in lines)) return lines;
  const first = lines.code === "INVALID_INPUT" ? lines.issues[0] : undefined;
  throw badInput(first ? `${first.path.join(".")}: ${first.message}` : "lines cannot be read");
}
