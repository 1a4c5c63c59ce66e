import { getCurrencyDecimals } from "../../../shared/money/decimals.ts";
import { BYTE_ORDER_MARK, formatCsv } from "../../../platform/files/csv.ts";

/** `cell` must pass user input through `escapeCell`. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string];

export const LIST_PAGE = 200;

/** Streams a list as CSV page by page, in constant memory. `read` returns the rows after a row. */
export async function* streamCsv<Row>(
  columns: readonly Column<Row>[],
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + formatCsv([columns.map(([heading]) => heading)]);
  let after: Row | null = null;
  for (;;) {
    const page: readonly Row[] = await read(after);
    if (page.length > 0) yield formatCsv(page.map((row) => columns.map(([, cell]) => cell(row))));
    if (page.length < LIST_PAGE) return;
    after = page.at(-1)!;
  }
}

/** Formats an amount as `110.00`, without currency and grouping. */
export function formatAmount(minor: number, currency: string): string {
  const decimals = getCurrencyDecimals(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}

export function formatInstant(milliseconds: number | null): string {
  return milliseconds === null ? "" : new Date(milliseconds).toISOString();
}
