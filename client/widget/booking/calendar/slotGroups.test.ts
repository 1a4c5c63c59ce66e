import { expect, test } from "vitest";
import { getDayPart, groupSlots } from "./slotGroups.ts";

test("groupSlots assigns parts of the day by local time", () => {
  expect(getDayPart("2026-11-24T16:59:00.000Z", "America/New_York")).toBe("morning");
  expect(getDayPart("2026-11-24T17:00:00.000Z", "America/New_York")).toBe("afternoon");
  expect(getDayPart("2026-11-24T22:00:00.000Z", "America/New_York")).toBe("evening");
  expect(getDayPart("2026-11-24T17:00:00.000Z", "Asia/Kathmandu")).toBe("evening");
  expect(getDayPart("2026-11-24T18:20:00.000Z", "Asia/Kathmandu")).toBe("morning");
});

test("groupSlots distinguishes the two times of a repeated hour", () => {
  const starts = ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"].map((startsAt) => ({
    startsAt,
    seatsLeft: 3,
  }));
  const { morning } = groupSlots(
    starts,
    { locale: "en", timeZone: "America/New_York" },
    ({ seatsLeft }) => `${seatsLeft} left`,
  );
  expect(morning.map((slot) => slot.text)).toEqual(["1:30 AM (UTC-4)", "1:30 AM (UTC-5)"]);
  expect(morning[0]).toMatchObject({ id: "2026-11-01T05:30:00.000Z", aside: "3 left" });
});
