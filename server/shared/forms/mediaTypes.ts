/** Whether a file of that type is taken: `image/png` is, where `image/png` or `image/*` is. A `*` alone takes everything. */
export function isMediaTypeTaken(mediaType: string, taken: readonly string[]): boolean {
  const [kind] = mediaType.toLowerCase().split("/", 1);
  return taken
    .map((one) => one.trim().toLowerCase())
    .some((one) => one === mediaType.toLowerCase() || one === `${kind}/*` || one === "*/*" || one === "*");
}
