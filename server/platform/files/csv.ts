import { stringify } from "csv-stringify/sync";

/** What a spreadsheet program takes for UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Where a spreadsheet program would begin to compute, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A cell that is read as a text and never computed, whoever wrote it (OWASP, CSV injection). */
export function plainCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Records as CSV (RFC 4180). The cells are plain already. */
export function csvRecords(records: readonly (readonly string[])[]): string {
  return stringify(
    records.map((record) => [...record]),
    // Line feeds alone are no end of a record here, yet end one elsewhere; so do semicolons and tabs end a cell.
    { record_delimiter: "windows", quoted_match: /[\r\n;\t]/ },
  );
}
