import { type AuditEntryRow, insertAuditEntry } from "../data/auditEntries.ts";
import { newId } from "./ids.ts";
import type { Scope } from "./scope.ts";

/** The part of an audit entry that its caller knows; see `AuditEntryRow`. */
export type Deed = Pick<AuditEntryRow, "actor" | "action" | "subject" | "fields" | "count"> & {
  /** Set to record the same only once: the second entry of an id is left out. */
  readonly id?: string;
};

/** Appends an audit entry in the transaction of `scope.database`, with the request's id and a keyed hash of its client address. */
export async function writeDown(scope: Scope, deed: Deed): Promise<void> {
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

/** The names of the fields of an input that were sent, sorted. */
export function fieldsSent(input: object): string[] {
  return Object.entries(input)
    .flatMap(([field, value]) => (value === undefined ? [] : [field]))
    .toSorted();
}
