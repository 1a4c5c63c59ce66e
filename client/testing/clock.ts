import { afterEach, beforeEach, vi } from "vitest";

/** The client's tests run at this instant. */
const NOW = new Date("2026-11-20T12:00:00Z");

const fixDate = () => vi.useFakeTimers({ toFake: ["Date"], now: NOW });

// For modules that read the date while loading.
fixDate();
beforeEach(() => void fixDate());
afterEach(() => void vi.useRealTimers());
