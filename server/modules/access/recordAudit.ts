import { type AuditEntryRow, insertAuditEntry } from "./data/auditEntries.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { BusinessScope, Scope } from "../../platform/database/scope.ts";

export type AuditRecord = Pick<AuditEntryRow, "actor" | "action" | "subject" | "fields" | "count"> & {
  /** Derived from the action, so that the same action is recorded once. Default: a new id. */
  readonly id?: string;
};

export type AuditScope = Pick<Scope, "database" | "clock" | "random" | "signer" | "request"> & {
  readonly business: Pick<BusinessScope, "id">;
};

/** Appends an audit entry in the transaction of `scope.database`. */
export async function recordAudit(scope: AuditScope, record: AuditRecord): Promise<void> {
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
    ...record,
  });
}

export function fieldsSent(input: object): string[] {
  return Object.entries(input)
    .flatMap(([field, value]) => (value === undefined ? [] : [field]))
    .toSorted();
}
