import { type Issue, issue } from "../../../../shared/failures/failure.ts";

export const EVENT_TYPES = {
  "booking.created": "Somebody has booked; `status` says whether it stands or waits for its payment.",
  "booking.requested": "Somebody asks for a time; nobody has decided yet.",
  "booking.approved": "A request was approved; `status` says whether it stands or waits for its payment.",
  "booking.declined": "A request was declined.",
  "booking.confirmed": "What waited for a payment stands.",
  "booking.rescheduled": "Its time, or who serves it, is another.",
  "booking.cancelled": "It was cancelled.",
  "booking.expired": "Nobody decided, or nobody paid, in time.",
  "booking.completed": "It has taken place.",
  "booking.no_show": "Nobody came.",
  "guest.left": "A guest has said that they will not come.",
  "payment.succeeded": "Money has arrived.",
  "payment.refunded": "Money has gone back.",
  "payment.refund_failed": "Money that had gone back came back to us: the card was closed.",
  "form.submitted": "A form was filled in.",
  "survey.submitted": "A survey was answered.",
  "contact.updated": "Something that is kept of a person is otherwise.",
  "contact.erased": "A person was forgotten: forget them too.",
  "catalogue.updated":
    "What is offered is otherwise: a service, a provider, a person, hours, a menu; read it again.",
  "site.published": "The public sees another state of an entry of the site.",
  "webhook.test": "Only tries an endpoint, when somebody asks for it. Not in the feed.",
} as const;

export type EventType = keyof typeof EVENT_TYPES;

export const SUBSCRIBABLE_TYPES = (Object.keys(EVENT_TYPES) as EventType[]).filter(
  (type) => type !== "webhook.test",
);

export function validateEventTypes(types: readonly string[]): Issue[] {
  return types.flatMap((type, at) =>
    (SUBSCRIBABLE_TYPES as readonly string[]).includes(type) ? [] : [issue(["types", String(at)], "INVALID")],
  );
}

export const EVENT_RETENTION_DAYS = 30;

/** Version of the format of `data`. Changes when a member is removed or changes its meaning. */
export const EVENT_VERSION = "2026-11-22";
