import type { Sql } from "../../../platform/database/transaction.ts";

/** The caller of an audited action. */
export interface Actor {
  /** VISITOR: a caller who has not signed in. SYSTEM: a job of the server. */
  readonly kind: "KEY" | "USER" | "COMMAND" | "VISITOR" | "SYSTEM";
  /** The row of the key or the user. Null for the other kinds. */
  readonly id: string | null;
  readonly name: string;
}

/** An audit entry. `at` is in epoch milliseconds; `fields` names the input fields that were sent. */
export interface AuditEntryRow {
  readonly businessId: string;
  readonly id: string;
  readonly at: number;
  readonly actor: Actor;
  /** The name of the mutation, the export or the command. */
  readonly action: string;
  /** The global id of the object. Null if there is no one object. */
  readonly subject: string | null;
  readonly fields: readonly string[];
  /** Null outside requests. */
  readonly requestId?: string | null;
  /** A keyed hash of the client address. Null outside requests. */
  readonly addressHash?: Buffer | null;
  /** Number of attempts that the entry covers. Default: 1. */
  readonly count?: number;
}

/** Appends an audit entry in the caller's transaction. An existing entry with the same id is not changed. One statement. */
export async function insertAuditEntry(query: Sql["query"], entry: AuditEntryRow): Promise<void> {
  const { actor } = entry;
  await query(
    `INSERT INTO audit_entries (business_id, id, at, actor_kind, actor_id, actor_name, action, subject, fields, request_id, address_hash, count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (business_id, id) DO NOTHING`,
    [
      entry.businessId,
      entry.id,
      new Date(entry.at).toISOString(),
      actor.kind,
      actor.id,
      actor.name,
      entry.action,
      entry.subject,
      entry.fields,
      entry.requestId ?? null,
      entry.addressHash ?? null,
      entry.count ?? 1,
    ],
  );
}
