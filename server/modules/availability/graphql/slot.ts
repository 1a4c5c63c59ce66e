import type { SlotDetail } from "../../../shared/slots/types.ts";
import type { FindSlotsInput } from "../findSlots.ts";
import { digestParty, sealSlotKey } from "../slotKeys.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { formatMinute } from "../../../platform/graphql/scalars.ts";
import { StaffRef, loadStaff } from "../../catalogue/graphql/staff.ts";

export interface FoundSlot {
  readonly businessId: string;
  readonly input: FindSlotsInput;
  readonly detail: SlotDetail;
  readonly hasStaffChoice: boolean;
}

export const SlotRef = builder.objectRef<FoundSlot>("Slot").implement({
  description: "One offered start. It is computed and not reserved. A hold validates it again.",
  fields: (t) => ({
    key: t.string({
      description:
        "Signed key that contains the service, start, staff member, provider and party. Pass it to `holdSlot`.",
      resolve: ({ businessId, input, detail, hasStaffChoice }, _, ctx) =>
        sealSlotKey(ctx.signer, businessId, {
          serviceId: input.serviceId,
          startsAt: detail.startsAt,
          staffId: hasStaffChoice && !input.lines ? input.staffId : null,
          providerId: input.providerId,
          party: input.lines ? digestParty(input.lines) : null,
        }),
    }),
    startsAt: t.field({ type: "DateTime", resolve: ({ detail }) => formatMinute(detail.startsAt) }),
    endsAt: t.field({ type: "DateTime", resolve: ({ detail }) => formatMinute(detail.endsAt) }),
    seatsLeft: t.int({ resolve: ({ detail }) => detail.seatsLeft }),
    staff: t.field({
      type: [StaffRef],
      description:
        "The staff who can serve, at most as many as the service has. For an order of several lines, the staff who would serve.",
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ businessId, detail }, _, ctx) => loadStaff(ctx, businessId, detail.staffIds),
    }),
  }),
});

export const SlotConnectionRef = createConnection(SlotRef, "Slot");
