import { findStaffRestriction } from "../../../access/rules/viewer.ts";
import type { Staff } from "../../../../platform/database/prisma/client.ts";
import { renewStaffFeed } from "../../staffFeed.ts";
import { forbiddenError } from "../../../access/graphql/authorization.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { StaffRef } from "../../../catalogue/graphql/staff.ts";

const RenewStaffFeedInput = builder.inputType("RenewStaffFeedInput", {
  description: "The input of `renewStaffFeed`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    staff: t.id({ required: true, description: "Id or slug of the staff member." }),
  }),
});

const RenewStaffFeedPayload = builder
  .objectRef<{ readonly renewed: Staff }>("RenewStaffFeedPayload")
  .implement({
    description: "The staff member with the new feed URL.",
    isTypeOf: (value) => "renewed" in (value as object),
    fields: (t) => ({ staff: t.expose("renewed", { type: StaffRef, description: "The staff member." }) }),
  });

addBusinessMutation("renewStaffFeed", {
  description:
    "Replaces the URL of a staff member's iCalendar feed; the old URL stops working. Staff may call it for themselves.",
  permission: "feeds.renew",
  reach: "OWN",
  input: RenewStaffFeedInput,
  payload: RenewStaffFeedPayload,
  name: async ({ database, viewer }, { staff }) => {
    const { businessId } = viewer!;
    const [id] = await findRowIds("Staff", [staff], ({ OR }) =>
      database.prisma.staff.findMany({
        where: { businessId, OR: [...OR] },
        select: { id: true, slug: true },
      }),
    );
    const ownStaffId = findStaffRestriction(viewer, businessId, "feeds.renew");
    if (ownStaffId !== null && id !== ownStaffId) throw forbiddenError(viewer, "feeds.renew");
    return id ?? null;
  },
  run: async (scope, _, id) =>
    id !== null && (await renewStaffFeed(scope, id)) ? { ok: true, value: id } : failNotFound("staff"),
  subject: (id) => toGlobalId("Staff", id),
  read: async ({ database, viewer }, id) => {
    const where = { businessId_id: { businessId: viewer!.businessId, id } };
    return { renewed: await database.prisma.staff.findUniqueOrThrow({ where }) };
  },
});
