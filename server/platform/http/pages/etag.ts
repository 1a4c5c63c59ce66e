/** Weak comparison (RFC 9110, 13.1.2), because a compressing proxy weakens the tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const bare = etag.replace(/^W\//, "");
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare);
}
