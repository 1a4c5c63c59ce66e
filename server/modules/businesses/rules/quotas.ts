import type { FailureWith, QuotaKind } from "../../../shared/failures/failure.ts";

/** The quotas of a business by the names of their columns. Null means unlimited. */
export interface Quotas {
  readonly maxBookingsPerMonth: number | null;
  readonly maxMailsPerDay: number | null;
  readonly maxStorageBytes: number | null;
  readonly maxApiCostPerMonth: number | null;
}

/** Months and days of quotas are those of UTC, so all businesses of a server count alike. Epoch milliseconds. */
export function getMonthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

export function getNextMonthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

export function toQuotaFailure(quota: QuotaKind, now: number): FailureWith<"QUOTA_EXCEEDED"> {
  return {
    code: "QUOTA_EXCEEDED",
    quota,
    resetsAt: quota === "STORAGE_BYTES" ? null : getNextMonthStart(now),
  };
}
