const units = ["kilobyte", "megabyte"] as const;

/** A size for people: `1.2 MB`. Steps of 1,024, since limits are made of them. */
export function formatBytes(bytes: number, tag: string): string {
  const step = bytes < 1024 * 1024 ? 0 : 1;
  const format = new Intl.NumberFormat(tag, {
    style: "unit",
    unit: units[step],
    unitDisplay: "short",
    maximumFractionDigits: step,
  });
  // Engines disagree on which narrow space stands before the unit.
  return format.format(Math.max(1, bytes / 1024 ** (step + 1))).replace(/[\u00a0\u2009\u202f]/g, " ");
}
