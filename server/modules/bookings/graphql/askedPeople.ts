import type { Context } from "../../../platform/graphql/context.ts";
import { rowId } from "../../../platform/graphql/globalIds.ts";
import { providerIdOf } from "../../catalogue/graphql/provider.ts";

/** An id that names nobody finds nobody: there is no person or provider with this one. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Whose calendars a question is about: row ids of what its arguments name; null: no restriction. */
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
