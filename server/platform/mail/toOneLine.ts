/** Prevents header injection. */
export function toOneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}
