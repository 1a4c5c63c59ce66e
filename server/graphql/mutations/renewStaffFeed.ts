import type { Staff } from "../../data/prisma/client.ts";
import { invalidInput, issue } from "../../domain/failures/failure.ts";
import { renewStaffFeed } from "../../services/staffFeed.ts";
import { builder } from "../builder.ts";
import { findRowIds } from "../namedRows.ts";
import * as failures from "../schema/failures.ts";
import { StaffRef } from "../schema/staff.ts";

const RenewStaffFeedInput = builder.inputType("RenewStaffFeedInput", {
  fields: (t) => ({ staff: t.id({ required: true, description: "By id or slug." }) }),
});

const RenewStaffFeedSuccess = builder
  .objectRef<{ readonly renewed: Staff }>("RenewStaffFeedSuccess")
  .implement({
    isTypeOf: (value) => "renewed" in (value as object),
    fields: (t) => ({ staff: t.expose("renewed", { type: StaffRef }) }),
  });

builder.mutationField("renewStaffFeed", (t) =>
  t.field({
    type: builder.unionType("RenewStaffFeedResult", {
      types: [RenewStaffFeedSuccess, failures.InvalidInputRef],
    }),
    description: "Gives a person's calendar another address. The old one opens nothing any more.",
    authScopes: { viewer: "calendar.manage" },
    args: { input: t.arg({ type: RenewStaffFeedInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const { businessId } = ctx.viewer!;
      const { prisma } = ctx.database;
      const [id] = await findRowIds("Staff", [input.staff], ({ OR }) =>
        prisma.staff.findMany({ where: { businessId, OR: [...OR] }, select: { id: true, slug: true } }),
      );
      const isRenewed = id != null && (await renewStaffFeed(await ctx.scopeOf(businessId), id));
      if (!isRenewed) return failures.answer(invalidInput(issue(["staff"], "NOT_FOUND")));
      return {
        renewed: await prisma.staff.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } }),
      };
    },
  }),
);
