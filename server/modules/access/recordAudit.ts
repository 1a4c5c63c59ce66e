import { type AuditEntryRow, insertAuditEntry } from "./data/auditEntries.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** The fields of an audit entry that the caller sets. `AuditEntryRow` describes them. */
export type AuditRecord = Pick<AuditEntryRow, "actor" | "action" | "subject" | "fields" | "count"> & {
  /** An id that is derived from the action, so that the same action is recorded once. Default: a new id. */
  readonly id?: string;
};

/** Appends an audit entry in the transaction of `scope.database`, with the request's id and a keyed hash of its client address. */
export async function recordAudit(scope: Scope, deed: AuditRecord): Promise<void> {
  const { database, business, clock, random, signer, request } = scope;
  const at = clock.now();
  await insertAuditEntry(database.query, {
    businessId: business.id,
    id: newId(at, random),
    at,
    requestId: request?.id ?? null,
    addressHash: request
      ? signer.fingerprint("audit address", `${business.id} ${request.clientAddress}`)
      : null,
    ...deed,
  });
}

/** Returns the names of the fields that were sent, sorted. */
export function fieldsSent(input: object): string[] {
  return Object.entries(input)
    .flatMap(([field, value]) => (value === undefined ? [] : [field]))
    .toSorted();
}
