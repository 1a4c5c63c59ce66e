import { z } from "zod";
import { defineConfirmedTool } from "./confirmedTool.ts";
import type { FailureData, NamedData, OwnerBookingData, PageData } from "./documents.ts";
import {
  chooseTimeZone,
  instantInput,
  joinNames,
  namedOutput,
  timeOutput,
  timeZoneInput,
  toInstant,
  toTime,
} from "./formats.ts";
import { describeBooking, readsContacts, toOwnerBooking } from "./ownerBooking.ts";
import type { ToolContext } from "./tool.ts";
import { ToolError, unwrapResult } from "./toolError.ts";

interface BlockData {
  readonly block: {
    readonly id: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly reason: string | null;
    readonly staff: readonly NamedData[];
  };
  readonly conflictingBookingsCount: number;
}

interface BookingsToKeepData {
  readonly business: {
    readonly bookings: PageData<OwnerBookingData>;
    readonly staff: PageData<NamedData>;
  };
}

/** Bookings that a preview names. */
const MAX_NAMED = 5;

export const blockTime = defineConfirmedTool({
  name: "block_time",
  title: "Block time",
  description:
    "Blocks time of staff members, so that customers cannot book it. Bookings in that time stay as they are.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  permission: "calendar.manage",
  input: z.object({
    staff: z.array(z.string().max(100)).min(1).max(50).describe("Slugs of staff members."),
    startsAt: instantInput,
    endsAt: instantInput,
    reason: z.string().max(200).optional().describe("Internal note."),
    timeZone: timeZoneInput,
  }),
  output: z.object({
    block: z.string().describe("The block's id."),
    startsAt: timeOutput,
    endsAt: timeOutput,
    staff: z.array(namedOutput),
    reason: z.string().nullable(),
    overlappingBookings: z.int().describe("Number of bookings in this time. They stay."),
  }),
  async preview({ staff, startsAt, endsAt, timeZone: named }, context) {
    const timeZone = chooseTimeZone(context.caller, named);
    const from = toTime(toInstant(startsAt), timeZone);
    const until = toTime(toInstant(endsAt), timeZone);
    if (from.instant >= until.instant) throw invalidArgument("endsAt", "The end must be after the start.");
    const { names, overlaps } = await loadOverlaps(context, { staff, from, until, timeZone });
    const stays = overlaps === null ? "" : ` ${overlaps}`;
    return {
      text: `This blocks ${names} from ${from.local} to ${until.local}.${stays}`,
      present: null,
    };
  },
  async run({ timeZone: named, startsAt, endsAt, ...args }, context, idempotencyKey) {
    const timeZone = chooseTimeZone(context.caller, named);
    const input = { ...args, startsAt: toInstant(startsAt), endsAt: toInstant(endsAt), idempotencyKey };
    const { result } = await context.run<{ result: BlockData | FailureData }>("BlockTime", { input });
    const { block, conflictingBookingsCount } = unwrapResult(result);
    const done = {
      block: block.id,
      startsAt: toTime(block.startsAt, timeZone),
      endsAt: toTime(block.endsAt, timeZone),
      staff: [...block.staff],
      reason: block.reason,
      overlappingBookings: conflictingBookingsCount,
    };
    return {
      text: `Blocked ${joinNames(block.staff)} from ${done.startsAt.local} to ${done.endsAt.local}.`,
      done,
    };
  },
});

interface BlockedTime {
  readonly staff: readonly string[];
  readonly from: z.output<typeof timeOutput>;
  readonly until: z.output<typeof timeOutput>;
  readonly timeZone: string;
}

/** The names of the staff, and a sentence about the bookings that start in the time. Null without bookings. */
async function loadOverlaps(context: ToolContext, { staff, from, until, timeZone }: BlockedTime) {
  const { business } = await context.run<BookingsToKeepData>("BookingsToKeep", {
    from: from.instant,
    until: until.instant,
    staff,
    contacts: readsContacts(context),
  });
  const known = new Map(business.staff.edges.map(({ node }) => [node.slug, node.name]));
  const unknown = staff.filter((slug) => !known.has(slug));
  // A longer list may contain them. The mutation checks every name.
  if (unknown.length > 0 && !business.staff.pageInfo.hasNextPage)
    throw invalidArgument("staff", `No staff member is called ${unknown.join(", ")}.`);
  const { edges, totalCount = edges.length } = business.bookings;
  const named = edges.slice(0, MAX_NAMED).map(({ node }) => describeBooking(toOwnerBooking(node, timeZone)));
  return {
    names: staff.map((slug) => known.get(slug) ?? slug).join(", "),
    overlaps: totalCount === 0 ? null : describeOverlaps(totalCount, named),
  };
}

function describeOverlaps(count: number, named: readonly string[]): string {
  const more = count > named.length ? ` and ${count - named.length} more` : "";
  const subject = count === 1 ? "1 booking in this time stays" : `${count} bookings in this time stay`;
  return `${subject}: ${named.join("; ")}${more}.`;
}

function invalidArgument(name: string, message: string): ToolError {
  const issues = [{ path: [name], message }];
  return new ToolError({ code: "INVALID_INPUT", message: "Please check the arguments.", issues });
}
