import { builder } from "../../../../platform/graphql/builder.ts";
import { overridesField } from "../overrides.ts";
import { requiredIdempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { LineInputRef } from "../lineInput.ts";

export const HoldSlotInputRef = builder.inputType("HoldSlotInput", {
  description: "The time to hold: a slot by its key, or a service with a start.",
  fields: (t) => ({
    slot: t.string({
      description: "`key` of a slot. Omit `service`, `startsAt`, `staff` and `provider` then.",
    }),
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
    overrides: overridesField(
      t,
      "Rules that must not reject the start, except `WITHOUT_EMAIL` and `WITHOUT_CONSENT`, which belong to `book`. Only for a single line. The hold keeps those that it needed, so `book` does not repeat them.",
    ),
    oneTimeLink: t.string({ description: "Slug of the one-time link to spend." }),
    visitor: t.string({
      description:
        "A random token of the visitor, 16 to 100 characters of A-Z a-z 0-9 _ -. Its previous hold is released. Required for callers without an API key or session. Without it, each call makes a further hold.",
    }),
    ...requiredIdempotencyKeyField(t),
    preview: t.string({
      description:
        "The id of a preview. The request is then validated, nothing is written, and `isDryRun` is true.",
    }),
    timeZone: t.field({
      type: "TimeZone",
      description: "The time zone of the alternatives that a failure lists. Null for the business's.",
    }),
  }),
});

export type HoldSlotInput = typeof HoldSlotInputRef.$inferInput;
