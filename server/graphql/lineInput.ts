import { type Failure, type Issue, invalidInput, issue } from "../domain/failures/failure.ts";
import { MAX_LINES } from "../domain/party/types.ts";
import { type VisitLine, lineFaults } from "../services/visitLines.ts";
import { badInput } from "./badInput.ts";
import { builder } from "./builder.ts";
import type { Context } from "./context.ts";
import { rowId } from "./globalIds.ts";

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
      const serviceId =
        rowId("Service", line.service) ?? (await loaders.serviceBySlug.load(line.service))?.id ?? null;
      const staffId =
        line.staff == null
          ? null
          : (rowId("Staff", line.staff) ?? (await loaders.staffBySlug.load(line.staff))?.id ?? undefined);
      if (!serviceId) issues.push(issue(["lines", String(i), "service"], "NOT_FOUND"));
      if (staffId === undefined) issues.push(issue(["lines", String(i), "staff"], "NOT_FOUND"));
      return {
        serviceId: serviceId ?? "",
        staffId: staffId ?? null,
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
