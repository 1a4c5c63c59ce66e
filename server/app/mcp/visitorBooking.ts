import { z } from "zod";
import type { FailureData, VisitorBookingData } from "./documents.ts";
import { moneyOutput, timeOutput, toNullableMoney, toTime } from "./formats.ts";
import type { McpCaller } from "./mcpCaller.ts";
import type { ToolContext } from "./tool.ts";
import { notFound, unwrapResult } from "./toolError.ts";

const changeOutput = z.object({ isAllowed: z.boolean(), until: timeOutput });

export const visitorBookingOutput = z.object({
  booking: z.string().describe("The booking's access key, for the other tools. It opens the booking."),
  url: z.string().describe("The visitor's page of the booking."),
  reference: z.string().nullable(),
  status: z.string(),
  service: z.string(),
  serviceName: z.string(),
  startsAt: timeOutput,
  endsAt: timeOutput,
  staff: z.array(z.string()),
  seats: z.int(),
  location: z.string().nullable(),
  locationKind: z.string().nullable(),
  price: moneyOutput.nullable(),
  due: moneyOutput.nullable(),
  refundIfCancelled: moneyOutput.nullable(),
  move: changeOutput,
  cancel: changeOutput,
});

export const bookingKeyInput = z
  .string()
  .max(2_000)
  .describe("The booking's access key, or the link of its page or mail.");

export function toVisitorBooking(
  booking: VisitorBookingData,
  { origin }: McpCaller,
  timeZone: string,
): z.input<typeof visitorBookingOutput> {
  const toChange = ({ isAllowed, until }: VisitorBookingData["cancel"]) => ({
    isAllowed,
    until: toTime(until, timeZone),
  });
  return {
    booking: booking.accessKey,
    url: `${origin}/widget/booking/${booking.accessKey}`,
    reference: booking.reference,
    status: booking.status,
    service: booking.service.slug,
    serviceName: booking.service.name,
    startsAt: toTime(booking.startsAt, timeZone),
    endsAt: toTime(booking.endsAt, timeZone),
    staff: booking.staff.map(({ name }) => name),
    seats: booking.seats,
    location: booking.location,
    locationKind: booking.locationKind,
    price: toNullableMoney(booking.price),
    due: toNullableMoney(booking.due),
    refundIfCancelled: toNullableMoney(booking.refundIfCancelled),
    move: toChange(booking.reschedule),
    cancel: toChange(booking.cancel),
  };
}

/** Finds the key in a link such as `https://…/widget/booking/{key}?booked`. */
export function readBookingKey(keyOrLink: string): string {
  const [path = ""] = keyOrLink.trim().split(/[?#]/, 1);
  return /\/widget\/booking\/([^/]+)/.exec(path)?.[1] ?? path;
}

/** @throws ToolError */
export async function loadVisitorBooking({ run }: ToolContext, key: string): Promise<VisitorBookingData> {
  const { results } = await run<{ results: readonly (VisitorBookingData | FailureData)[] }>("FindBooking", {
    key,
  });
  const [result] = results;
  if (!result) throw notFound("There is no such booking.");
  return unwrapResult(result);
}
