/** Weak comparison (RFC 9110, 13.1.2): a proxy that compresses marks the tag as weak. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const bare = etag.replace(/^W\//, "");
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare);
}
