import { badInput } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { LineInputRef } from "../../bookings/graphql/lineInput.ts";

export const AvailabilityInputRef = builder.inputType("AvailabilityInput", {
  description:
    "A search for free slots: dates, lines and staff. A parent rejects the fields that it sets itself with `BAD_USER_INPUT`.",
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description:
        "First date. Default: today. Without `from` and `to`, the month of the next free slot if nothing is free in the rest of this month.",
    }),
    to: t.field({
      type: "Date",
      description: "Last date, inclusive. Default: the end of the month of `from`.",
    }),
    timeZone: t.field({
      type: "TimeZone",
      description:
        "Time zone of the dates. Default: the business's zone. Ignored if the business locks its zone.",
    }),
    provider: t.id({
      description:
        "Limits the search to the staff of this provider. Id or slug. Not allowed for a booking, which keeps its provider.",
    }),
    staff: t.id({
      description:
        "Limits the search to this staff member. Id or slug. Ignored unless the service offers the choice. Not allowed for a business, where each line has its own.",
    }),
    seats: t.int({
      description:
        "Seats of a class, 1 to 101. Default: 1. Not allowed for a business, where each line has its own, or for a booking.",
    }),
    lines: t.field({
      type: [LineInputRef],
      description:
        "Lines of an order of at most 101. All must fit. A business requires the whole order, the booker's first line first. For a service they follow the service's own line. Not allowed for a booking.",
    }),
    visitor: t.string({
      description: "The visitor's own token. Slots that the visitor's own hold takes are offered.",
    }),
    lookBusy: t.boolean({
      defaultValue: false,
      description:
        "If true, leaves out the share of slots that the look-busy setting hides in the widget. Hidden slots can still be held.",
    }),
  }),
});

export type AvailabilityInput = Partial<typeof AvailabilityInputRef.$inferInput>;

/** @throws for a field that the parent of the availability decides */
export function rejectFields(input: AvailabilityInput, names: readonly (keyof AvailabilityInput)[]): void {
  const given = names.find((name) => input[name] != null);
  if (given !== undefined) throw badInput(`input.${given} is not allowed here`);
}
