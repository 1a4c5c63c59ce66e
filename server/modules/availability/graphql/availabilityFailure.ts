import { builder } from "../../../platform/graphql/builder.ts";
import { AvailabilityRef } from "./availability.ts";
import { FailureInterface } from "../../../platform/graphql/types/failures.ts";

builder.objectField(AvailabilityRef, "failure", (t) =>
  t.field({
    type: FailureInterface,
    nullable: true,
    description:
      "The failure that `holdSlot` returns for every start within the opening hours, even with empty calendars. Null if `isBookable` is true.",
    resolve: async (query) => (await query.slots()).failure,
  }),
);
