import { createHash } from "node:crypto";
import type { Viewer } from "../../domain/access/viewer.ts";
import { encodeTypeId } from "../../domain/ids/typeId.ts";
import type { Scope } from "../scope.ts";
import { writeDown } from "../writeDown.ts";

const HOUR_MS = 3_600_000;

/** A read that the audit log records: an export or a download. `fields` names the filters, never their values. */
export interface AuditedRead {
  readonly action: string;
  /** The global id of what was read. Null for a list. */
  readonly subject: string | null;
  readonly fields?: readonly string[];
}

/** Records a read before its content is sent, so that nothing is read without an entry. */
export function recordRead(scope: Scope, { kind, id, name }: Viewer, read: AuditedRead): Promise<void> {
  return writeDown(scope, { actor: { kind, id, name }, fields: [], ...read });
}

/** Records that a viewer opened a contact: one entry for each viewer, contact and hour. */
export function recordOpenedContact(
  scope: Scope,
  { kind, id, name }: Viewer,
  contactId: string,
): Promise<void> {
  const hour = Math.floor(scope.clock.now() / HOUR_MS);
  return writeDown(scope, {
    id: uuidOf(`openContact ${kind} ${id} ${contactId} ${hour}`),
    actor: { kind, id, name },
    action: "openContact",
    subject: encodeTypeId("contact", contactId),
    fields: [],
  });
}

/** A UUID of version 8 (RFC 9562) that is the same for the same text. */
function uuidOf(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
