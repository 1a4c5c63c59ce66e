import type { SlotDetail } from "../../../shared/slots/types.ts";
import type { FindSlotsInput } from "../findSlots.ts";
import { partyDigest, slotId } from "../slotIds.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { minuteText } from "../../../platform/graphql/scalars.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";

/** One offered start, with the question it answers. */
export interface FoundSlot {
  readonly businessId: string;
  readonly input: FindSlotsInput;
  readonly detail: SlotDetail;
  /** False where the service leaves the visitor no choice of person. */
  readonly hasStaffChoice: boolean;
}

export const SlotRef = builder.objectRef<FoundSlot>("Slot").implement({
  description: "One offered start. Computed, never stored, and no promise: a hold judges the rules again.",
  fields: (t) => ({
    id: t.id({
      description: "A signed address of what, when and who.",
      resolve: ({ businessId, input, detail, hasStaffChoice }, _, ctx) =>
        slotId(ctx.signer, businessId, {
          serviceId: input.serviceId,
          startsAt: detail.startsAt,
          staffId: hasStaffChoice && !input.lines ? input.staffId : null,
          providerId: input.providerId,
          party: input.lines ? partyDigest(input.lines) : null,
        }),
    }),
    startsAt: t.field({ type: "DateTime", resolve: ({ detail }) => minuteText(detail.startsAt) }),
    endsAt: t.field({ type: "DateTime", resolve: ({ detail }) => minuteText(detail.endsAt) }),
    seatsLeft: t.int({ resolve: ({ detail }) => detail.seatsLeft }),
    staff: t.field({
      type: [StaffRef],
      description: "Who can serve; of a visit of several lines, who would.",
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ businessId, detail }, _, ctx) => loadStaff(ctx, businessId, detail.staffIds),
    }),
  }),
});
