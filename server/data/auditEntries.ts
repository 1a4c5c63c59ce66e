import type { Sql } from "./transaction.ts";

/** Who did something with a business's own rights. */
export interface Actor {
  readonly kind: "KEY" | "USER" | "COMMAND";
  /** The key's or the user's row; null: a command. */
  readonly id: string | null;
  readonly name: string;
}

/** What was done. `at` in epoch milliseconds; `fields` names what was sent, by path. */
export interface AuditEntryRow {
  readonly businessId: string;
  readonly id: string;
  readonly at: number;
  readonly actor: Actor;
  /** The mutation's or the command's name. */
  readonly action: string;
  /** The global id of what was changed; null: no one thing. */
  readonly subject: string | null;
  readonly fields: readonly string[];
}

/** Writes down what is done, in the transaction that does it. */
export async function insertAuditEntry(query: Sql["query"], entry: AuditEntryRow): Promise<void> {
  const { actor } = entry;
  await query(
    `INSERT INTO audit_entries (business_id, id, at, actor_kind, actor_id, actor_name, action, subject, fields)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
    ],
  );
}
