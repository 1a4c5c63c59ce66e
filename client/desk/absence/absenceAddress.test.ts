import { expect, test } from "vitest";
import {
  type AbsenceFields,
  readAbsenceFields,
  toAbsenceDayHref,
  toAbsenceHref,
  toAbsenceRange,
  toMoment,
} from "./absenceAddress.ts";

const ZONE = "America/New_York";
const NOW = Date.parse("2026-11-24T16:10:30Z");
const read = (search: string) =>
  readAbsenceFields(new URL(`http://daybook.test/desk/absence${search}`), ZONE, NOW);

const today = { from: { date: "2026-11-24", time: "11:10" }, to: { date: "2026-11-24", time: "23:59" } };

test("fills in the rest of today, of the business's zone", () => {
  expect(read("")).toEqual({ staff: "", ...today });
  expect(read("?staff=amara&from=nonsense&to=2026-13-01T09:00")).toEqual({ staff: "amara", ...today });
});

test("keeps a half typed time over a reload", () => {
  const fields = { staff: "amara", from: { date: "2026-11-25", time: "" }, to: today.to };
  expect(read(toAbsenceHref(fields).slice("/desk/absence".length))).toEqual(fields);
});

test("leads to the rest of today, or to the whole of another date", () => {
  expect(toAbsenceDayHref("staff_1", "2026-11-24", "2026-11-24")).toBe("/desk/absence?staff=staff_1");
  expect(read(toAbsenceDayHref("staff_1", "2026-11-26", "2026-11-24").slice("/desk/absence".length))).toEqual(
    {
      staff: "staff_1",
      from: { date: "2026-11-26", time: "00:00" },
      to: { date: "2026-11-26", time: "23:59" },
    },
  );
});

const fields: AbsenceFields = { staff: "amara", ...today };

test("converts wall times of the business into instants", () => {
  expect(toAbsenceRange(fields, ZONE, NOW)).toEqual({
    staff: "amara",
    since: "2026-11-24T16:10:00.000Z",
    until: "2026-11-25T04:59:00.000Z",
  });
  expect(toMoment("2026-11-25T04:59:00.000Z", ZONE)).toEqual(today.to);
});

test.each<[Partial<AbsenceFields>, string, string]>([
  [{ staff: "" }, "staff", "REQUIRED"],
  [{ from: { date: "", time: "09:00" } }, "from", "REQUIRED"],
  [{ to: { date: "2026-11-24", time: "" } }, "to", "REQUIRED"],
  [{ to: { date: "2026-11-24", time: "11:10" } }, "to", "ORDER"],
  [{ from: { date: "2026-03-08", time: "02:30" } }, "from", "SKIPPED"],
  [{ to: { date: "2028-11-24", time: "11:10" } }, "to", "LONG"],
  [{ from: { date: "2026-11-23", time: "09:00" }, to: { date: "2026-11-23", time: "10:00" } }, "to", "PAST"],
])("rejects %o", (change, field, code) => {
  expect(toAbsenceRange({ ...fields, ...change }, ZONE, NOW)).toEqual({ field, code });
});
