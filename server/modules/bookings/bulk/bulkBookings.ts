import { type AuditRecord, type BusinessActor, recordAudit } from "../../access/index.ts";
import { type BookingRow, loadBookings } from "../data/loadBookings.ts";
import { type Failure, type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { Scope } from "../../../platform/database/scope.ts";

export const MAX_BULK = 100;

export interface BulkCaller {
  readonly actor: BusinessActor;
  readonly auditActor: AuditRecord["actor"];
  /** The staff member to whose bookings the caller is restricted. Null for all bookings. */
  readonly staffId: string | null;
}

/** A booking as the caller named it. `rowId` is null for an id of another kind. */
export interface BulkTarget {
  readonly id: string;
  readonly rowId: string | null;
}

export interface BulkResult extends BulkTarget {
  /** Null if it was done. */
  readonly failure: Failure | null;
}

export function checkBulkSize(ids: readonly unknown[]): FailureWith<"INVALID_INPUT"> | null {
  return ids.length >= 1 && ids.length <= MAX_BULK ? null : invalidInput(issue(["ids"], "OUT_OF_RANGE"));
}

/** By id, without those of other staff members. */
export async function loadTargets(
  { database, business }: Scope,
  targets: readonly BulkTarget[],
  { staffId }: BulkCaller,
): Promise<Map<string, BookingRow>> {
  const ids = [...new Set(targets.flatMap(({ rowId }) => rowId ?? []))];
  const rows = await loadBookings(database.query, business.id, ids);
  const ownRows = rows.filter((row) => staffId === null || row.staffIds.includes(staffId));
  return new Map(ownRows.map((row) => [row.id, row]));
}

/** In the order of the targets. A target that is named twice has the same result twice. */
export function toResults(
  targets: readonly BulkTarget[],
  failures: ReadonlyMap<string, Failure | null>,
): BulkResult[] {
  return targets.map(({ id, rowId }) => {
    const failure = rowId === null ? undefined : failures.get(rowId);
    return { id, rowId, failure: failure === undefined ? { code: "BOOKING_NOT_FOUND" } : failure };
  });
}

/** Appends an audit entry for each booking that the action changed. */
export async function recordBulk(
  scope: Scope,
  { auditActor }: BulkCaller,
  action: string,
  failures: ReadonlyMap<string, Failure | null>,
): Promise<void> {
  for (const [rowId, failure] of failures)
    if (failure === null)
      await recordAudit(scope, {
        actor: auditActor,
        action,
        subject: encodeTypeId(ID_PREFIXES.Booking, rowId),
        fields: [],
      });
}
