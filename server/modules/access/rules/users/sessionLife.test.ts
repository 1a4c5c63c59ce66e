import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SESSION, checkSessionToken, getSessionEnd } from "./sessionLife.ts";

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const times = (createdAt: number, lastUsedAt: number, confirmedAt: number | null = createdAt) => ({
  createdAt: NOW - createdAt,
  lastUsedAt: NOW - lastUsedAt,
  confirmedAt: confirmedAt === null ? null : NOW - confirmedAt,
});

describe("a session", () => {
  it.each([
    ["new", times(0, 0), "CURRENT", "LIVE"],
    ["idle for almost two weeks", times(20 * DAY, 14 * DAY - 1), "CURRENT", "LIVE"],
    ["idle for two weeks", times(20 * DAY, 14 * DAY), "CURRENT", "ENDED"],
    ["used every day for almost ninety", times(90 * DAY - 1, 0), "CURRENT", "LIVE"],
    ["used every day for ninety", times(90 * DAY, 0), "CURRENT", "ENDED"],
    ["shown by its former token while the new one is on its way", times(DAY, 0, null), "FORMER", "LIVE"],
    ["shown by its former token just after", times(DAY, 0, SESSION.grace - 1), "FORMER", "LIVE"],
    ["shown by its former token long after", times(DAY, 0, SESSION.grace), "FORMER", "COPIED"],
    ["shown by its former token when it is over anyway", times(90 * DAY, 0, DAY), "FORMER", "ENDED"],
  ] as const)("%s", (_what, session, shown, worth) => {
    expect(checkSessionToken(session, shown, NOW)).toBe(worth);
  });

  it("stays ended", () => {
    const age = fc.integer({ min: 0, max: 200 * DAY });
    fc.assert(
      fc.property(age, age, age, (created, used, later) => {
        const session = times(Math.max(created, used), Math.min(created, used));
        fc.pre(checkSessionToken(session, "CURRENT", NOW) === "ENDED");
        expect(checkSessionToken(session, "CURRENT", NOW + later)).toBe("ENDED");
      }),
    );
  });

  it("ends at getSessionEnd", () => {
    const session = times(80 * DAY, DAY);
    expect(checkSessionToken(session, "CURRENT", getSessionEnd(session) - 1)).toBe("LIVE");
    expect(checkSessionToken(session, "CURRENT", getSessionEnd(session))).toBe("ENDED");
  });
});
