import { type Issue, issue } from "../../../../shared/failures/failure.ts";

export const EVENT_TYPES = {
  "booking.created": "A booking was made. `status` is `CONFIRMED` or `AWAITING_PAYMENT`.",
  "booking.requested": "A visitor requested a booking that the business has to decide.",
  "booking.approved": "A request was approved. `status` is `CONFIRMED` or `AWAITING_PAYMENT`.",
  "booking.declined": "A request was declined.",
  "booking.confirmed": "A booking that waited for its payment is confirmed.",
  "booking.rescheduled": "The start or the staff of a booking changed.",
  "booking.cancelled": "A booking was cancelled.",
  "booking.expired": "A booking was not decided or not paid in time.",
  "booking.completed": "A booking was marked as completed.",
  "booking.no_show": "A booking was marked as a no-show.",
  "booking.arrived": "The client of a booking has arrived.",
  "booking.not_arrived": "The mark of an arrival was removed.",
  "guest.left": "A guest left a booking.",
  "payment.succeeded": "A payment succeeded.",
  "payment.refunded": "A refund succeeded.",
  "payment.refund_failed": "A refund failed or came back, for example because the card was closed.",
  "form.submitted": "A form was submitted.",
  "survey.submitted": "A survey was submitted.",
  "contact.updated": "The details or the notes of a contact changed.",
  "contact.erased": "A contact was erased. Delete your copies of the person's data.",
  "catalogue.updated":
    "The offer changed: a service, provider, staff member, schedule, menu or block. Load it again.",
  "site.published": "The public state of an entry of the site changed.",
  "webhook.test": "A test of an endpoint, sent on request. Not part of the event log.",
} as const;

export type EventType = keyof typeof EVENT_TYPES;

export const SUBSCRIBABLE_TYPES = (Object.keys(EVENT_TYPES) as EventType[]).filter(
  (type) => type !== "webhook.test",
);

/** `path` is the path of the list in the input. */
export function validateEventTypes(types: readonly string[], path: readonly string[]): Issue[] {
  return types.flatMap((type, at) =>
    (SUBSCRIBABLE_TYPES as readonly string[]).includes(type) ? [] : [issue([...path, String(at)], "INVALID")],
  );
}

export const EVENT_RETENTION_DAYS = 30;

/** Version of the format of `data`. Changes when a member is removed or changes its meaning. */
export const EVENT_VERSION = "2026-11-22";
