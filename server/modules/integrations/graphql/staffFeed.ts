import { createFeedKey } from "../feedKeys.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { withGuard } from "../../../platform/graphql/guards.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

builder.prismaObjectField(StaffRef, "feedUrl", (t) =>
  t.field({
    type: "URL",
    nullable: true,
    description: "Secret URL of the staff member's iCalendar feed. Replace it with `renewStaffFeed`.",
    authScopes: withGuard(
      { permissions: ["calendar.manage"], except: "that staff member" },
      (row: { businessId: string; id: string }, _args: object, { viewer }: Context) =>
        (viewer?.businessId === row.businessId && viewer.staffId === row.id) ||
        requires("calendar.manage")(row),
    ),
    resolve: async ({ businessId, id, feedVersion }, _, ctx) => {
      const [origin, { signer }] = await Promise.all([ctx.siteOrigin(businessId), ctx.getScope(businessId)]);
      const key = createFeedKey(signer, businessId, { staffId: id, version: feedVersion });
      return `${origin}/feeds/${key}.ics`;
    },
  }),
);
