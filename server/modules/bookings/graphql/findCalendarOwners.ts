import type { Context } from "../../../platform/graphql/context.ts";
import { toRowId } from "../../../platform/graphql/globalIds.ts";
import { findProviderId } from "../../catalogue/graphql/provider.ts";

/** No row has this id. */
const UNKNOWN_ID = "00000000-0000-0000-0000-000000000000";

/** Resolves the named staff member and provider to row ids. Null for no restriction. */
export async function findCalendarOwners(
  ctx: Context,
  businessId: string,
  { staff, provider }: { readonly staff?: string | null; readonly provider?: string | null },
): Promise<{ readonly staffId: string | null; readonly providerId: string | null }> {
  const findStaffId = async (named: string) =>
    toRowId("Staff", named) ?? (await ctx.loaders(businessId).staffBySlug.load(named))?.id ?? UNKNOWN_ID;
  return {
    staffId: staff == null ? null : await findStaffId(staff),
    providerId: provider == null ? null : ((await findProviderId(ctx, businessId, provider)) ?? UNKNOWN_ID),
  };
}
