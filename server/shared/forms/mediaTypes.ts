/** An accepted type is exact, a kind with a wildcard, or `*` for all types. */
export function isMediaTypeTaken(mediaType: string, taken: readonly string[]): boolean {
  const [kind] = mediaType.toLowerCase().split("/", 1);
  return taken
    .map((one) => one.trim().toLowerCase())
    .some((one) => one === mediaType.toLowerCase() || one === `${kind}/*` || one === "*/*" || one === "*");
}
