import { createHash } from "node:crypto";
import type { Viewer } from "../rules/viewer.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { recordAudit } from "../recordAudit.ts";

const HOUR_MS = 3_600_000;

/** An export or a download. `fields` contains the names of the filters, not their values. */
export interface AuditedRead {
  readonly action: string;
  readonly subject: string | null;
  readonly fields?: readonly string[];
}

/** Callers send the content only after this, so that every read has an entry. */
export function recordRead(scope: Scope, { kind, id, name }: Viewer, read: AuditedRead): Promise<void> {
  return recordAudit(scope, { actor: { kind, id, name }, fields: [], ...read });
}

/** Records at most one entry for each viewer, contact and hour. */
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

function deriveUuid(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
