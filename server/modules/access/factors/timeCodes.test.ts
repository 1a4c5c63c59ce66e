import { TOTP } from "otpauth";
import { expect, it } from "vitest";
import { findTimeStep, formatAuthenticatorSecret } from "./timeCodes.ts";

const SECRET = Buffer.from("12345678901234567890");
const SECOND = 1_000;

it.each([
  // The last six digits of the test vectors in RFC 6238, appendix B.
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("accepts the code of RFC 6238 at second %i", (second, code) => {
  expect(findTimeStep(SECRET, code, second * SECOND)).toBe(Math.floor(second / 30));
});

it("accepts a code with a space and returns the step in which it was made", () => {
  const now = 1_111_111_111 * SECOND;
  const step = Math.floor(1_111_111_111 / 30);
  const codeAt = (seconds: number) =>
    new TOTP({ secret: formatAuthenticatorSecret(SECRET, { issuer: "", label: "a" }).secret }).generate({
      timestamp: now + seconds * SECOND,
    });
  expect(findTimeStep(SECRET, "050 471", now)).toBe(step);
  expect(findTimeStep(SECRET, codeAt(-30), now)).toBe(step - 1);
  expect(findTimeStep(SECRET, codeAt(30), now)).toBe(step + 1);
  expect(findTimeStep(SECRET, codeAt(-60), now)).toBeNull();
  expect(findTimeStep(SECRET, codeAt(60), now)).toBeNull();
});

it.each(["", "050472", "50471", "0504711", "o50471", "٠٥٠٤٧١"])("rejects %s", (code) => {
  expect(findTimeStep(SECRET, code, 1_111_111_111 * SECOND)).toBeNull();
});

it("formats the secret for apps", () => {
  const { secret, url } = formatAuthenticatorSecret(SECRET, {
    issuer: "North & Co",
    label: "ada@example.org",
  });
  expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const parsed = new URL(url);
  expect([parsed.protocol, parsed.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(parsed.pathname)).toBe("/North & Co:ada@example.org");
  expect(Object.fromEntries(parsed.searchParams)).toMatchObject({
    issuer: "North & Co",
    secret,
    period: "30",
  });
});
