import { createHash } from "node:crypto";

/** Fixed id of a demo row (UUID version 8, RFC 9562), so that a repeated run finds it. */
export function demoId(rowType: string, slug: string): string {
  const hex = createHash("sha256").update(`daybook demo ${rowType} ${slug}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
