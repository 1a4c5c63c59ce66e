/** An accepted type is exact, a kind with a wildcard, or `*` for all types. */
export function isMediaTypeAccepted(mediaType: string, accepted: readonly string[]): boolean {
  const [kind] = mediaType.toLowerCase().split("/", 1);
  return accepted
    .map((acceptedType) => acceptedType.trim().toLowerCase())
    .some(
      (acceptedType) =>
        acceptedType === mediaType.toLowerCase() ||
        acceptedType === `${kind}/*` ||
        acceptedType === "*/*" ||
        acceptedType === "*",
    );
}
