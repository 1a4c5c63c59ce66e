import { expect, test } from "vitest";
import { isLinkSlug, getLinkState } from "./oneTimeLink.ts";

const fresh = { expiresAt: null, revokedAt: null, reservedAt: null, spentAt: null };

test.each([
  ["a fresh one", {}, "LIVE"],
  ["one that ends later", { expiresAt: 101 }, "LIVE"],
  ["one that ends now", { expiresAt: 100 }, "EXPIRED"],
  ["one that ended", { expiresAt: 99 }, "EXPIRED"],
  ["a reserved one", { reservedAt: 90 }, "RESERVED"],
  ["a reserved one past its date", { reservedAt: 90, expiresAt: 95 }, "RESERVED"],
  ["a revoked one", { revokedAt: 90 }, "REVOKED"],
  ["a revoked one past its date", { revokedAt: 90, expiresAt: 95 }, "REVOKED"],
  ["one revoked during a payment", { reservedAt: 80, revokedAt: 90 }, "REVOKED"],
  ["a spent one", { reservedAt: 80, spentAt: 80 }, "SPENT"],
  ["a spent one past its date", { reservedAt: 80, spentAt: 80, expiresAt: 90 }, "SPENT"],
  ["one revoked and spent all the same", { reservedAt: 80, revokedAt: 90, spentAt: 95 }, "SPENT"],
] as const)("%s", (_, history, state) => {
  expect(getLinkState({ ...fresh, ...history }, 100)).toBe(state);
});

test.each([
  ["welcome", true],
  ["a-b-2", true],
  ["a".repeat(60), true],
  ["a".repeat(61), false],
  ["", false],
  ["-a", false],
  ["A", false],
  ["a b", false],
])("%s can be a slug: %s", (slug, can) => {
  expect(isLinkSlug(slug)).toBe(can);
});
