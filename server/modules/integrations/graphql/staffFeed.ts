import { createFeedKey } from "../feedKeys.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

builder.prismaObjectField(StaffRef, "feedUrl", (t) =>
  t.string({
    nullable: true,
    description:
      "Secret URL of the staff member's iCalendar feed. Visible to that staff member and to callers with `calendar.manage`. Replace it with `renewStaffFeed`.",
    authScopes: (row, _args, { viewer }) =>
      (viewer?.businessId === row.businessId && viewer.staffId === row.id) ||
      requires("calendar.manage")(row),
    resolve: async ({ businessId, id, feedVersion }, _, ctx) => {
      const [origin, { signer }] = await Promise.all([ctx.siteOrigin(businessId), ctx.getScope(businessId)]);
      const key = createFeedKey(signer, businessId, { staffId: id, version: feedVersion });
      return `${origin}/feeds/${key}.ics`;
    },
  }),
);
