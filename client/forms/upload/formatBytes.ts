const units = ["kilobyte", "megabyte"] as const;

/** Formats a size as `1.2 MB`. Units are powers of 1,024, like the limits. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1024 * 1024 ? 0 : 1;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[step],
    unitDisplay: "short",
    maximumFractionDigits: step,
  });
  // Engines use different narrow spaces before the unit.
  return format.format(Math.max(1, bytes / 1024 ** (step + 1))).replace(/[\u00a0\u2009\u202f]/g, " ");
}
