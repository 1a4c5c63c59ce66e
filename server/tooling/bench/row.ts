export interface BenchRow {
  readonly name: string;
  readonly ratio: number;
  /** Maximum ratio. Null if the row has no limit. */
  readonly limit: number | null;
  readonly note: string;
}
