import { afterEach, beforeEach, vi } from "vitest";

/** The instant at which the tests of the client run. Fixtures may carry any later date. */
const NOW = new Date("2026-11-20T12:00:00Z");

/** Fakes `Date` alone: promises, timers and Relay keep the real clock. */
const fixDate = () => vi.useFakeTimers({ toFake: ["Date"], now: NOW });

// Modules that read the date while they load.
fixDate();
beforeEach(() => void fixDate());
afterEach(() => void vi.useRealTimers());
