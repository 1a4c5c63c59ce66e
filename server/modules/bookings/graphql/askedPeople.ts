import type { Context } from "../../../platform/graphql/context.ts";
import { rowId } from "../../../platform/graphql/globalIds.ts";
import { providerIdOf } from "../../catalogue/graphql/provider.ts";

/** No row has this id. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Resolves the named staff member and provider to row ids. Null for no restriction. */
export async function askedPeople(
  ctx: Context,
  businessId: string,
  { staff, provider }: { readonly staff?: string | null; readonly provider?: string | null },
): Promise<{ readonly staffId: string | null; readonly providerId: string | null }> {
  const person = async (named: string) =>
    rowId("Staff", named) ?? (await ctx.loaders(businessId).staffBySlug.load(named))?.id ?? NOBODY;
  return {
    staffId: staff == null ? null : await person(staff),
    providerId: provider == null ? null : ((await providerIdOf(ctx, businessId, provider)) ?? NOBODY),
  };
}
