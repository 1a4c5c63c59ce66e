import fc from "fast-check";
import { expect, it } from "vitest";
import { encodeQuotedPrintable } from "./quotedPrintable.ts";

/** Decodes by RFC 2045 section 6.7. */
function read(encoded: string): string {
  const bytes = encoded
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

const piece = fc.oneof(
  fc.constantFrom("\n", "\r\n", " ", "\t", "=", ".", "é", "漢", "👍", " \n", "\r"),
  fc.string({ unit: "binary" }),
);

it("restores a text from lines of printable ASCII without trailing blanks", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const text = pieces.join("");
      const encoded = encodeQuotedPrintable(text);
      expect(read(encoded)).toBe(
        Buffer.from(text)
          .toString()
          .replaceAll(/\r\n|\n/g, "\r\n"),
      );
      for (const line of encoded.split("\r\n")) {
        expect(line.length).toBeLessThanOrEqual(76);
        expect(line).toMatch(/^[\x20-\x7e\t]*$/);
        expect(line).not.toMatch(/[ \t]$/);
      }
    }),
    { numRuns: 500 },
  );
});

it("keeps plain text and breaks long lines in time", () => {
  expect(encodeQuotedPrintable("Hello, world.\nBye.")).toBe("Hello, world.\r\nBye.");
  expect(encodeQuotedPrintable("x".repeat(100))).toBe(`${"x".repeat(75)}=\r\n${"x".repeat(25)}`);
  expect(encodeQuotedPrintable(`${"x".repeat(74)}é`)).toBe(`${"x".repeat(74)}=\r\n=C3=A9`);
});
