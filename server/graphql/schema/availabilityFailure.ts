import { builder } from "../builder.ts";
import { AvailabilityRef } from "./availability.ts";
import { FailureInterface } from "./failures.ts";

builder.objectField(AvailabilityRef, "failure", (t) =>
  t.field({
    type: FailureInterface,
    nullable: true,
    description:
      "The failure that `holdSlot` returns for a start within the opening hours, whatever the calendars hold. Null if `isBookable` is true.",
    resolve: async (question) => (await question.found()).failure,
  }),
);
