import { decimalsOf } from "../../../shared/money/decimals.ts";
import { BYTE_ORDER_MARK, csvRecords } from "../../../platform/files/csv.ts";

/** `cell` must pass user input through `plainCell`. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string];

export const LIST_PAGE = 200;

/** Streams a list as CSV page by page, in constant memory. `read` returns the rows after a row. */
export async function* csvList<Row>(
  columns: readonly Column<Row>[],
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvRecords([columns.map(([heading]) => heading)]);
  let after: Row | null = null;
  for (;;) {
    const page: readonly Row[] = await read(after);
    if (page.length > 0) yield csvRecords(page.map((row) => columns.map(([, cell]) => cell(row))));
    if (page.length < LIST_PAGE) return;
    after = page.at(-1)!;
  }
}

/** Formats an amount as `110.00`, without currency and grouping. */
export function amountText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}

export function instantCell(milliseconds: number | null): string {
  return milliseconds === null ? "" : new Date(milliseconds).toISOString();
}
