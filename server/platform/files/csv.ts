import { stringify } from "csv-stringify/sync";

export const BYTE_ORDER_MARK = "\ufeff";

const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** Prevents formula injection (OWASP, CSV injection). */
export function escapeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** RFC 4180. Cells must already be escaped by `escapeCell`. */
export function formatCsv(records: readonly (readonly string[])[]): string {
  return stringify(
    records.map((record) => [...record]),
    // Other programs also split at these characters, so such cells are quoted.
    { record_delimiter: "windows", quoted_match: /[\r\n;\t]/ },
  );
}
