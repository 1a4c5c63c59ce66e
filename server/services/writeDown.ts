import { type AuditEntryRow, insertAuditEntry } from "../data/auditEntries.ts";
import { newId } from "./ids.ts";
import type { Scope } from "./scope.ts";

/** What was done by a business's own rights; see `AuditEntryRow`. */
export type Deed = Pick<AuditEntryRow, "actor" | "action" | "subject" | "fields">;

/** Writes a deed into the audit log, beside what it did: `scope.database` is the transaction that does it, where there is one. */
export async function writeDown({ database, business, clock, random }: Scope, deed: Deed): Promise<void> {
  const at = clock.now();
  await insertAuditEntry(database.query, { businessId: business.id, id: newId(at, random), at, ...deed });
}

/** The fields of an input that were sent, as the audit log names them. */
export function fieldsSent(input: object): string[] {
  return Object.entries(input)
    .flatMap(([field, value]) => (value === undefined ? [] : [field]))
    .toSorted();
}
