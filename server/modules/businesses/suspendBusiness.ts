import { lockTenant, notifyBusinessChange, writeBusiness } from "./data/business.ts";
import type { PlatformScope } from "./actForPlatform.ts";
import { touchSite } from "../../platform/database/touchSite.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import type { Outcome } from "../../platform/database/scope.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";

export type TenantOutcome = Outcome<{ readonly businessId: string }, FailureWith<"BUSINESS_NOT_FOUND">>;

/** The id or the slug of a business. */
export type TenantName = { readonly id: string } | { readonly slug: string };

/** Does nothing if the business is suspended, so the first instant stays. */
export function suspendBusiness(scope: PlatformScope, sql: Sql, tenant: TenantName): Promise<TenantOutcome> {
  const now = new Date(scope.clock.now()).toISOString();
  return changeTenant(scope, sql, tenant, ({ suspendedAt }) =>
    suspendedAt === null ? { suspendedAt: now } : {},
  );
}

/** Does nothing if the business is not suspended. */
export function resumeBusiness(scope: PlatformScope, sql: Sql, tenant: TenantName): Promise<TenantOutcome> {
  return changeTenant(scope, sql, tenant, () => ({ suspendedAt: null }));
}

export async function changeTenant(
  { clock }: PlatformScope,
  sql: Sql,
  tenant: TenantName,
  getChange: (row: { readonly suspendedAt: Date | null }) => Readonly<Record<string, unknown>>,
): Promise<TenantOutcome> {
  const row = await lockTenant(sql, tenant);
  if (!row) return { ok: false, failure: { code: "BUSINESS_NOT_FOUND" } };
  await writeBusiness(sql, row.id, getChange(row));
  await notifyBusinessChange(sql, row.id);
  await touchSite(sql.query, row.id, clock.now());
  return { ok: true, value: { businessId: row.id } };
}
