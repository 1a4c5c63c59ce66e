/** One measured ratio of `npm run bench`. */
export interface BenchRow {
  readonly name: string;
  /** What was measured, as a multiple of what it is compared with. */
  readonly ratio: number;
  /** The most the ratio may be; null when the row only informs. */
  readonly limit: number | null;
  readonly note: string;
}
