import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { formatCsv, escapeCell } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+1 212 555 0100", "'+1 212 555 0100"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["\rx", "'\rx"],
  ["\uff1dcmd|' /C calc'!A0", "'\uff1dcmd|' /C calc'!A0"],
  ["'=1+1", "'=1+1"],
  ["a=1", "a=1"],
  ["1-2", "1-2"],
  ["", ""],
])("escapes %j as %j", (text, cell) => {
  expect(escapeCell(text)).toBe(cell);
});

it("restores any text after parsing", () => {
  const nasty = [
    `a "quoted" word`,
    "a,b;c\td",
    "two\nlines",
    "two\r\nlines",
    "a\rb",
    " blanks around ",
    "Zoë 東京 🙂 \u202bعربي",
    '"',
    '""',
    "",
    "\n",
  ];
  const records = [nasty, [...nasty].toReversed()];
  expect(parse(formatCsv(records))).toEqual(records);
});

it("ends records with CRLF (RFC 4180)", () => {
  expect(
    formatCsv([
      ["a", "b"],
      ["c", 'd"e'],
    ]),
  ).toBe('a,b\r\nc,"d""e"\r\n');
});
