import fc from "fast-check";
import { expect, it } from "vitest";
import { RECOVERY_CODE_BYTES, formatRecoveryCode, normalizeRecoveryCode } from "./recoveryCode.ts";

const codes = fc
  .uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES })
  .map(formatRecoveryCode);

it("formatRecoveryCode returns four groups of four characters", () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    }),
  );
  expect(formatRecoveryCode(new Uint8Array(10).fill(255))).toBe("zzzz-zzzz-zzzz-zzzz");
});

it("normalizeRecoveryCode accepts capitals, spaces and look-alike letters", () => {
  fc.assert(
    fc.property(codes, (code) => {
      const typed = code.replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "I").toUpperCase();
      expect(normalizeRecoveryCode(` ${typed} `)).toBe(code);
    }),
  );
});

it.each(["", "123456", "zzzz-zzzz-zzzz-zzz", "zzzz-zzzz-zzzz-zzzu", "z".repeat(1_000_000)])(
  "normalizeRecoveryCode rejects %.20s",
  (text) => {
    expect(normalizeRecoveryCode(text)).toBeNull();
  },
);
