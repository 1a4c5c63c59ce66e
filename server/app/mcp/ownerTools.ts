import { z } from "zod";
import { toLocalDate } from "../../shared/time/format.ts";
import { blockTime } from "./blockTool.ts";
import { defineConfirmedTool } from "./confirmedTool.ts";
import type { FailureData, NamedData, OwnerBookingData, PageData } from "./documents.ts";
import {
  chooseTimeZone,
  dateInput,
  instantInput,
  namedOutput,
  timeZoneInput,
  toInstant,
  toTime,
} from "./formats.ts";
import {
  bookingIdInput,
  describeBooking,
  loadOwnerBooking,
  ownerBookingOutput,
  readsContacts,
  toOwnerBooking,
} from "./ownerBooking.ts";
import { findServices, searchTimes, staffInput, timesInput, timesOutput } from "./serviceTools.ts";
import { type Tool, defineTool } from "./tool.ts";
import { ToolError, notFound, unwrapResult } from "./toolError.ts";

const todaysBookings = defineTool({
  name: "todays_bookings",
  title: "Today's bookings",
  description: "Lists the bookings of one date, by start, with every status.",
  annotations: { readOnlyHint: true },
  permission: "bookings.read",
  input: z.object({
    date: dateInput.optional().describe("A date in the business's time zone. Default: today."),
    timeZone: timeZoneInput,
    cursor: z.string().max(500).optional().describe("`nextCursor` of the former answer."),
  }),
  output: z.object({
    date: z.string(),
    timeZone: z.string(),
    bookings: z.array(ownerBookingOutput),
    nextCursor: z.string().nullable(),
  }),
  async run({ date: named, timeZone: zone, cursor }, context) {
    const { caller, run } = context;
    const timeZone = chooseTimeZone(caller, zone);
    const date = named ?? toLocalDate(new Date(caller.now()).toISOString(), caller.business.timeZone);
    const variables = { date, after: cursor, contacts: readsContacts(context) };
    const { business } = await run<{ business: { bookings: PageData<OwnerBookingData> } }>(
      "BookingsOfDate",
      variables,
    );
    const { edges, pageInfo } = business.bookings;
    const bookings = edges.map(({ node }) => toOwnerBooking(node, timeZone));
    return {
      text: `${bookings.length} ${bookings.length === 1 ? "booking" : "bookings"} on ${date}. ${bookings.map(describeBooking).join("; ")}`.trim(),
      output: { date, timeZone, bookings, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null },
    };
  },
});

const explanationOutput = z.object({
  at: timesOutput.nextAvailable,
  isOffered: z.boolean(),
  reason: z.string().nullable(),
  staff: z.array(z.object({ staff: namedOutput, reason: z.string().nullable() })),
});

interface WhyData {
  readonly business: {
    readonly service: {
      readonly whyNotOffered: {
        readonly isOffered: boolean;
        readonly reason: { readonly code: string } | null;
        readonly staff: readonly {
          readonly staff: NamedData;
          readonly reason: { readonly code: string } | null;
        }[];
      };
    } | null;
  };
}

const availability = defineTool({
  name: "availability",
  title: "Availability",
  description: "Lists the free times of a service. With `at` it also explains why one time is not offered.",
  annotations: { readOnlyHint: true },
  permission: "bookings.read",
  input: z.object({
    ...timesInput,
    at: instantInput.optional().describe("The time to explain, ISO 8601 with offset."),
  }),
  output: z.object({ ...timesOutput, explanation: explanationOutput.nullable() }),
  async run({ at, ...args }, context) {
    const { text, output } = await searchTimes(args, context);
    if (at === undefined) return { text, output: { ...output, explanation: null } };
    const { business } = await context.run<WhyData>("WhyNotOffered", {
      service: args.service,
      at: toInstant(at),
      staff: args.staff,
    });
    if (!business.service) throw notFound("There is no such service. Call find_services.");
    const { isOffered, reason, staff } = business.service.whyNotOffered;
    const explanation = {
      at: toTime(toInstant(at), output.timeZone),
      isOffered,
      reason: reason?.code ?? null,
      staff: staff.map((one) => ({ staff: one.staff, reason: one.reason?.code ?? null })),
    };
    return {
      text: `${text} ${explanation.at.local} is ${isOffered ? "offered" : `not offered: ${reason?.code ?? "see staff"}`}.`,
      output: { ...output, explanation },
    };
  },
});

const moveBooking = defineConfirmedTool({
  name: "move_booking",
  title: "Move a booking",
  description: "Moves a customer's booking, and its whole order, to another time. The customer is notified.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  permission: "bookings.change",
  input: z.object({
    booking: bookingIdInput,
    startsAt: instantInput,
    staff: staffInput.describe("Slug of the staff member. Default: the same one if possible."),
    timeZone: timeZoneInput,
  }),
  output: ownerBookingOutput,
  async preview({ booking, startsAt, timeZone: named }, context) {
    const timeZone = chooseTimeZone(context.caller, named);
    const present = await loadOwnerBooking(context, booking, timeZone);
    checkStatus(present.status, "moved");
    const target = toTime(toInstant(startsAt), timeZone);
    return {
      text: `This moves ${describeBooking(present)} to ${target.local}, if that time is free, and notifies the customer.`,
      present,
    };
  },
  async run({ booking, startsAt, staff, timeZone: named }, context, idempotencyKey) {
    const timeZone = chooseTimeZone(context.caller, named);
    const input = {
      booking: { id: booking },
      startsAt: toInstant(startsAt),
      ...(staff !== undefined && { staff }),
      idempotencyKey,
    };
    unwrapResult((await context.run<{ result: object | FailureData }>("MoveBooking", { input })).result);
    const done = await loadOwnerBooking(context, booking, timeZone);
    return { text: `Moved: ${describeBooking(done)}.`, done };
  },
});

const cancelBooking = defineConfirmedTool({
  name: "cancel_booking",
  title: "Cancel a booking",
  description:
    "Cancels a customer's booking for good, frees its time, refunds what was paid for it and notifies the customer.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  permission: "bookings.change",
  input: z.object({
    booking: bookingIdInput,
    reason: z.string().max(1_000).optional().describe("For the history."),
    scope: z
      .enum(["ONE", "ORDER", "REST"])
      .optional()
      .describe("This booking (default), its whole order, or this one and the later ones of a series."),
    timeZone: timeZoneInput,
  }),
  output: ownerBookingOutput,
  async preview({ booking, scope = "ONE", timeZone: named }, context) {
    const present = await loadOwnerBooking(context, booking, chooseTimeZone(context.caller, named));
    checkStatus(present.status, "cancelled");
    const more = {
      ONE: "",
      ORDER: " and every other booking of its order",
      REST: " and the later bookings of its series",
    };
    return {
      text: `This cancels ${describeBooking(present)}${more[scope]}, refunds what was paid and notifies the customer. It cannot be undone.`,
      present,
    };
  },
  async run({ booking, timeZone: named, ...args }, context, idempotencyKey) {
    const timeZone = chooseTimeZone(context.caller, named);
    const input = { booking: { id: booking }, ...args, idempotencyKey };
    unwrapResult((await context.run<{ result: object | FailureData }>("CancelBooking", { input })).result);
    const done = await loadOwnerBooking(context, booking, timeZone);
    return { text: `Cancelled: ${describeBooking(done)}.`, done };
  },
});

const CHANGEABLE = new Set(["CONFIRMED", "REQUESTED", "AWAITING_PAYMENT"]);

/** The mutation checks again. This spares the owner a confirmation. */
function checkStatus(status: string, verb: string): void {
  if (CHANGEABLE.has(status)) return;
  throw new ToolError({
    code: "STATUS_CONFLICT",
    message: `A booking with the status ${status} cannot be ${verb}.`,
  });
}

export const OWNER_TOOLS: readonly Tool[] = [
  findServices,
  todaysBookings,
  availability,
  blockTime,
  moveBooking,
  cancelBooking,
];
