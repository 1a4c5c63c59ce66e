import { decimalsOf } from "../../../shared/money/decimals.ts";
import { BYTE_ORDER_MARK, csvRecords } from "../../../platform/files/csv.ts";

/** A column: what it is called, and what it says of a row. The cell is plain already (`plainCell`) where somebody typed it. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string];

/** So many rows are in memory at once. */
export const LIST_PAGE = 200;

/** A list as CSV, read page by page while somebody takes it: little memory however long it is. `read` answers what follows a row. */
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

/** An amount as programs read it: `110.00`, no currency, no grouping. */
export function amountText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}

/** An instant in UTC; nothing where there is none. */
export function instantCell(milliseconds: number | null): string {
  return milliseconds === null ? "" : new Date(milliseconds).toISOString();
}
