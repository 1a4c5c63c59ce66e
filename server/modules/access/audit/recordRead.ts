import { createHash } from "node:crypto";
import type { Viewer } from "../rules/viewer.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { recordAudit } from "../recordAudit.ts";

const HOUR_MS = 3_600_000;

/** A read that the audit log records: an export or a download. `fields` contains the names of the filters, not their values. */
export interface AuditedRead {
  readonly action: string;
  /** The global id of the object. Null for a list. */
  readonly subject: string | null;
  readonly fields?: readonly string[];
}

/** Records a read. Callers send the content only after this, so that every read has an entry. */
export function recordRead(scope: Scope, { kind, id, name }: Viewer, read: AuditedRead): Promise<void> {
  return recordAudit(scope, { actor: { kind, id, name }, fields: [], ...read });
}

/** Records that a viewer opened a contact: one entry for each viewer, contact and hour. */
export function recordOpenedContact(
  scope: Scope,
  { kind, id, name }: Viewer,
  contactId: string,
): Promise<void> {
  const hour = Math.floor(scope.clock.now() / HOUR_MS);
  return recordAudit(scope, {
    id: deriveUuid(`openContact ${kind} ${id} ${contactId} ${hour}`),
    actor: { kind, id, name },
    action: "openContact",
    subject: encodeTypeId("contact", contactId),
    fields: [],
  });
}

/** Returns a UUID of version 8 (RFC 9562) that depends on the text alone. */
function deriveUuid(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
