import { builder } from "../../../../platform/graphql/builder.ts";
import { LineInputRef } from "../lineInput.ts";

export const HoldSlotInputRef = builder.inputType("HoldSlotInput", {
  description: "The time to hold: a slot by its id, or a service with a start.",
  fields: (t) => ({
    slot: t.id({ description: "Id of a slot. Omit `service`, `startsAt`, `staff` and `provider` then." }),
    service: t.id({ description: "Id or slug of the service." }),
    startsAt: t.field({ type: "DateTime" }),
    staff: t.id({ description: "Id or slug of the staff member. Null for any." }),
    provider: t.id({ description: "Id or slug of the provider whose staff may serve. Null for any." }),
    seats: t.int({ defaultValue: 1 }),
    lines: t.field({
      type: [LineInputRef],
      description:
        "The lines of a party, instead of `service`, `staff` and `seats`. Send `startsAt`, or a slot that was offered to the same lines. All lines are held, or none.",
    }),
    series: t.field({
      type: ["DateTime"],
      description:
        "Starts of a series of one service, instead of `startsAt`. Between 2 and the service's `recurrenceMax`. All are held, or none. The `line` of a failure is an index in ascending order of time.",
    }),
    overbook: t.boolean({
      defaultValue: false,
      description:
        "Holds a single line even if no staff member or resource is free. All other rules apply, and classes are excluded. Needs the permission `bookings.overbook`.",
    }),
    oneTimeLink: t.string({ description: "Slug of the one-time link to spend." }),
    visitor: t.string({
      description:
        "A random token of the visitor, 16 to 100 characters of A-Z a-z 0-9 _ -. Its previous hold is released.",
    }),
    idempotencyKey: t.string({
      description:
        "8 to 100 printable characters. A repeated request with the same key returns the same hold. Needs `visitor`.",
    }),
    preview: t.string({
      description:
        "The id of a preview. The request is then validated, nothing is written, and `isDryRun` is true.",
    }),
    timeZone: t.string({
      description: "The time zone of the alternatives that a failure lists. Null for the business's.",
    }),
  }),
});

export type HoldSlotInput = typeof HoldSlotInputRef.$inferInput;
