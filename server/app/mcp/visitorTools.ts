import { z } from "zod";
import { book, holdTime } from "./bookTools.ts";
import type { FailureData } from "./documents.ts";
import { chooseTimeZone, instantInput, timeZoneInput, toInstant } from "./formats.ts";
import { findServices, findTimes, staffInput } from "./serviceTools.ts";
import { type Tool, type ToolContext, defineTool } from "./tool.ts";
import { unwrapResult } from "./toolError.ts";
import {
  bookingKeyInput,
  loadVisitorBooking,
  readBookingKey,
  toVisitorBooking,
  visitorBookingOutput,
} from "./visitorBooking.ts";

const findBooking = defineTool({
  name: "find_booking",
  title: "Find a booking",
  description: "Shows a booking by its access key or its link, and until when it can be moved and cancelled.",
  annotations: { readOnlyHint: true },
  input: z.object({ booking: bookingKeyInput, timeZone: timeZoneInput }),
  output: visitorBookingOutput,
  run: ({ booking, timeZone }, context) =>
    answerBooking(context, readBookingKey(booking), chooseTimeZone(context.caller, timeZone), "Found"),
});

const moveBooking = defineTool({
  name: "move_booking",
  title: "Move a booking",
  description:
    "Moves a booking, and its whole order, to another free time. If that fails, the booking keeps its time. Ask the visitor first.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  input: z.object({
    booking: bookingKeyInput,
    startsAt: instantInput,
    staff: staffInput.describe("Slug of the staff member. Default: the same one if possible."),
    timeZone: timeZoneInput,
  }),
  output: visitorBookingOutput,
  async run({ booking, startsAt, staff, timeZone: named }, context) {
    const timeZone = chooseTimeZone(context.caller, named);
    const key = readBookingKey(booking);
    const input = {
      booking: { accessKey: key },
      startsAt: toInstant(startsAt),
      ...(staff !== undefined && { staff }),
    };
    unwrapResult((await context.run<{ result: object | FailureData }>("MoveBooking", { input })).result);
    return answerBooking(context, key, timeZone, "Moved");
  },
});

const cancelBooking = defineTool({
  name: "cancel_booking",
  title: "Cancel a booking",
  description:
    "Cancels a booking for good and frees its time. `find_booking` shows the refund. Ask the visitor first.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  input: z.object({
    booking: bookingKeyInput,
    reason: z.string().max(1_000).optional().describe("For the business. Some services require it."),
    scope: z
      .enum(["ONE", "ORDER", "REST"])
      .optional()
      .describe("This booking (default), its whole order, or this one and the later ones of a series."),
    timeZone: timeZoneInput,
  }),
  output: visitorBookingOutput,
  async run({ booking, timeZone: named, ...args }, context) {
    const timeZone = chooseTimeZone(context.caller, named);
    const key = readBookingKey(booking);
    const input = { booking: { accessKey: key }, ...args };
    unwrapResult((await context.run<{ result: object | FailureData }>("CancelBooking", { input })).result);
    return answerBooking(context, key, timeZone, "Cancelled");
  },
});

async function answerBooking(
  context: ToolContext,
  key: string,
  timeZone: string,
  verb: "Found" | "Moved" | "Cancelled",
) {
  const output = toVisitorBooking(await loadVisitorBooking(context, key), context.caller, timeZone);
  const { serviceName, startsAt, status } = output;
  return { text: `${verb}: ${serviceName} on ${startsAt.local}. Status: ${status}.`, output };
}

export const VISITOR_TOOLS: readonly Tool[] = [
  findServices,
  findTimes,
  holdTime,
  book,
  findBooking,
  moveBooking,
  cancelBooking,
];
