import { z } from "zod";
import type { OwnerBookingData } from "./documents.ts";
import { timeOutput, toTime } from "./formats.ts";
import type { ToolContext } from "./tool.ts";
import { notFound } from "./toolError.ts";

export const ownerBookingOutput = z.object({
  booking: z.string().describe("The booking's id, for the other tools."),
  reference: z.string(),
  status: z.string(),
  service: z.string(),
  serviceName: z.string(),
  startsAt: timeOutput,
  endsAt: timeOutput,
  staff: z.array(z.string()),
  seats: z.int(),
  location: z.string().nullable(),
  notes: z.string().nullable(),
  customer: z.object({
    name: z.string(),
    email: z.string().nullable().describe("Null without the permission to read contacts."),
    phone: z.string().nullable(),
  }),
});

export const bookingIdInput = z.string().max(100).describe("The booking's id, from `todays_bookings`.");

export function toOwnerBooking(
  booking: OwnerBookingData,
  timeZone: string,
): z.input<typeof ownerBookingOutput> {
  const { contact } = booking;
  return {
    booking: booking.id,
    reference: booking.reference,
    status: booking.status,
    service: booking.service.slug,
    serviceName: booking.service.name,
    startsAt: toTime(booking.startsAt, timeZone),
    endsAt: toTime(booking.endsAt, timeZone),
    staff: booking.staff.map(({ name }) => name),
    seats: booking.seats,
    location: booking.location,
    notes: booking.notes,
    customer: {
      name: [contact.firstName, contact.lastName].filter(Boolean).join(" "),
      email: contact.email ?? null,
      phone: contact.phone ?? null,
    },
  };
}

export function readsContacts({ caller }: ToolContext): boolean {
  return caller.may("contacts.read");
}

/** @throws ToolError */
export async function loadOwnerBooking(
  context: ToolContext,
  id: string,
  timeZone: string,
): Promise<z.input<typeof ownerBookingOutput>> {
  const { node } = await context.run<{ node: Partial<OwnerBookingData> | null }>("OwnerBooking", {
    id,
    contacts: readsContacts(context),
  });
  // Another type of node has none of the fields.
  if (node?.id === undefined) throw notFound("There is no such booking. Call todays_bookings.");
  return toOwnerBooking(node as OwnerBookingData, timeZone);
}

export function describeBooking(booking: z.input<typeof ownerBookingOutput>): string {
  return `${booking.serviceName} of ${booking.customer.name} on ${booking.startsAt.local}`;
}
