import { describe, expect, it } from "vitest";
import { isFullDepth } from "../../../testing/depth.ts";
import { busyStretches } from "./busyStretches.mjs";
import { readCalendarText } from "./readCalendarText.ts";

const WINDOW = {
  from: Date.parse("2026-11-19T00:00:00Z"),
  until: Date.parse("2027-12-25T00:00:00Z"),
  timeZone: "America/New_York",
};

const calendar = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]): string =>
  ["BEGIN:VEVENT", "UID:one", "DTSTAMP:20261101T000000Z", ...lines, "END:VEVENT"].join("\r\n");

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

/** Returns `begin/end` in UTC, sorted. Does not start a thread, which would take most of the time. */
function times(text: string, window: Partial<typeof WINDOW> = {}): string[] {
  const busyTimes = busyStretches(text, { ...WINDOW, ...window });
  return busyTimes.map((one) => `${iso(one.startsAt)}/${iso(one.endsAt)}`).sort();
}

it("readCalendarText reads a calendar in a worker thread", async () => {
  const text = calendar(event("DTSTART:20261201T150000Z", "DURATION:PT1H"));
  expect(await readCalendarText(text, WINDOW)).toEqual([
    { uid: "one", startsAt: Date.parse("2026-12-01T15:00:00Z"), endsAt: Date.parse("2026-12-01T16:00:00Z") },
  ]);
});

describe("an event", () => {
  it.each([
    ["in UTC", ["DTSTART:20261201T150000Z", "DTEND:20261201T160000Z"], "2026-12-01T15:00/2026-12-01T16:00"],
    ["by its length", ["DTSTART:20261201T150000Z", "DURATION:PT90M"], "2026-12-01T15:00/2026-12-01T16:30"],
    [
      "in a zone that the file does not explain",
      ["DTSTART;TZID=Europe/Berlin:20270701T090000", "DTEND;TZID=Europe/Berlin:20270701T100000"],
      "2027-07-01T07:00/2027-07-01T08:00",
    ],
    [
      "in no zone, so in the person's own",
      ["DTSTART:20261201T090000", "DTEND:20261201T100000"],
      "2026-12-01T14:00/2026-12-01T15:00",
    ],
    [
      "from zone to zone",
      ["DTSTART;TZID=America/New_York:20261201T180000", "DTEND;TZID=Europe/Berlin:20261202T080000"],
      "2026-12-01T23:00/2026-12-02T07:00",
    ],
    ["a whole day", ["DTSTART;VALUE=DATE:20261201"], "2026-12-01T05:00/2026-12-02T05:00"],
    [
      "two whole days, in one of which the clock is set back",
      ["DTSTART;VALUE=DATE:20271106", "DTEND;VALUE=DATE:20271108"],
      "2027-11-06T04:00/2027-11-08T05:00",
    ],
    [
      "at a time that is twice, so the first",
      ["DTSTART;TZID=America/New_York:20271107T013000", "DURATION:PT30M"],
      "2027-11-07T05:30/2027-11-07T06:00",
    ],
    [
      "at a time that never is",
      ["DTSTART;TZID=America/New_York:20270314T023000", "DURATION:PT30M"],
      "2027-03-14T07:30/2027-03-14T08:00",
    ],
    [
      "begun before the window and not over",
      ["DTSTART:20261101T000000Z", "DTEND:20261120T000000Z"],
      "2026-11-01T00:00/2026-11-20T00:00",
    ],
  ])("%s", (_, lines, stretch) => {
    expect(times(calendar(event(...lines)))).toEqual([stretch]);
  });

  it("uses a custom zone that the file defines", () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Our Office",
      "BEGIN:STANDARD",
      "DTSTART:19701101T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:19700308T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
      "END:DAYLIGHT",
      "END:VTIMEZONE",
    ];
    const two = ["20261201", "20270601"].map((date) =>
      event(`DTSTART;TZID=Our Office:${date}T090000`, "DURATION:PT1H"),
    );
    expect(times(calendar(...zone, ...two))).toEqual([
      "2026-12-01T14:00/2026-12-01T15:00",
      "2027-06-01T13:00/2027-06-01T14:00",
    ]);
  });

  it.each([
    ["is transparent", ["DTSTART:20261201T150000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT"]],
    ["is cancelled", ["DTSTART:20261201T150000Z", "DURATION:PT1H", "STATUS:CANCELLED"]],
    ["takes no time", ["DTSTART:20261201T150000Z"]],
    ["goes backwards", ["DTSTART:20261201T150000Z", "DTEND:20261201T140000Z"]],
    ["is over", ["DTSTART:20261101T150000Z", "DURATION:PT1H"]],
    ["is far ahead", ["DTSTART:20291101T150000Z", "DURATION:PT1H"]],
  ])("blocks no time when it %s", (_, lines) => {
    expect(times(calendar(event(...lines)))).toEqual([]);
  });
});

describe("a series", () => {
  it("keeps its local time across a clock change and skips its exclusions", () => {
    const weekly = event(
      "DTSTART;TZID=America/New_York:20261020T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270401T000000Z",
      "EXDATE;TZID=America/New_York:20261201T090000",
    );
    const busyTimes = times(calendar(weekly), { until: Date.parse("2027-04-30T00:00:00Z") });
    expect(busyTimes.slice(0, 2)).toEqual([
      "2026-11-24T14:00/2026-11-24T15:00",
      "2026-12-08T14:00/2026-12-08T15:00",
    ]);
    expect(busyTimes.at(-1)).toBe("2027-03-30T13:00/2027-03-30T14:00");
    expect(busyTimes).toHaveLength(18);
  });

  it("of many years is expanded from the window on for any interval", () => {
    const every = (rule: string) =>
      event("DTSTART;TZID=Europe/Berlin:20010105T100000", "DURATION:PT1H", `RRULE:${rule}`);
    const until = Date.parse("2026-12-20T00:00:00Z");
    expect(times(calendar(every("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR")), { until })).toEqual([
      "2026-11-20T09:00/2026-11-20T10:00",
      "2026-11-30T09:00/2026-11-30T10:00",
      "2026-12-04T09:00/2026-12-04T10:00",
      "2026-12-14T09:00/2026-12-14T10:00",
      "2026-12-18T09:00/2026-12-18T10:00",
    ]);
    expect(times(calendar(every("FREQ=DAILY;INTERVAL=3;COUNT=3151")), { until })).toEqual([
      "2026-11-20T09:00/2026-11-20T10:00",
    ]);
    expect(times(calendar(every("FREQ=DAILY;INTERVAL=9")), { until })).toHaveLength(4);
  });

  it.each([
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=11",
    "FREQ=DAILY;INTERVAL=2;BYDAY=MO,WE",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;INTERVAL=5;BYDAY=SU,TU,SA;WKST=SU",
    "FREQ=MONTHLY",
    "FREQ=MONTHLY;INTERVAL=5",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;INTERVAL=7;BYDAY=2TU,4TH",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY",
    "FREQ=YEARLY;INTERVAL=3",
    "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,25",
    "FREQ=YEARLY;BYDAY=4TH;BYMONTH=11",
  ])("has equal occurrences with and without skipping ahead: %s", (rule) => {
    // By turns: `npm run test:all` begins each rule on all three dates.
    const dates = ["20040229T233000", "20010831T100000", "20111231T000000"];
    const turn = rule.length % dates.length;
    for (const start of isFullDepth ? dates : [dates[turn]!]) {
      const series = (more: string) =>
        calendar(event(`DTSTART;TZID=America/New_York:${start}`, "DURATION:PT1H", `RRULE:${rule}${more}`));
      const walked = times(series(";COUNT=100000"));
      expect([start, times(series(""))]).toEqual([start, walked]);
    }
  });

  it("moves, drops and frees single occurrences", () => {
    const changed = (at: string, ...lines: string[]) =>
      event(`RECURRENCE-ID;TZID=America/New_York:${at}T090000`, ...lines);
    const text = calendar(
      event("DTSTART;TZID=America/New_York:20261123T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=5"),
      changed("20261124", "DTSTART;TZID=America/New_York:20261124T120000", "DURATION:PT2H"),
      changed(
        "20261125",
        "DTSTART;TZID=America/New_York:20261125T090000",
        "DURATION:PT1H",
        "STATUS:CANCELLED",
      ),
      changed(
        "20261126",
        "DTSTART;TZID=America/New_York:20261126T090000",
        "DURATION:PT1H",
        "TRANSP:TRANSPARENT",
      ),
    );
    expect(times(text)).toEqual([
      "2026-11-23T14:00/2026-11-23T15:00",
      "2026-11-24T17:00/2026-11-24T19:00",
      "2026-11-27T14:00/2026-11-27T15:00",
    ]);
  });

  it("may list its dates and may be of whole days", () => {
    const text = calendar(
      event("DTSTART:20261201T100000Z", "DURATION:PT1H", "RDATE:20261203T100000Z,20261205T100000Z"),
      event("DTSTART;VALUE=DATE:20261224", "RRULE:FREQ=YEARLY;UNTIL=20271224", "EXDATE;VALUE=DATE:20261224"),
    );
    expect(times(text)).toEqual([
      "2026-12-01T10:00/2026-12-01T11:00",
      "2026-12-03T10:00/2026-12-03T11:00",
      "2026-12-05T10:00/2026-12-05T11:00",
      "2027-12-24T05:00/2027-12-25T05:00",
    ]);
  });
});

describe("an invalid calendar", () => {
  it("does not invalidate the other events", () => {
    const text = calendar(
      event("DTSTART:yesterday", "DURATION:PT1H"),
      event("DTSTART:20261201T150000Z", "this line says nothing", "DURATION:PT1H"),
      event("DTSTART:20261201T150000Z", "DURATION:PT1H", "RRULE:FREQ=NEVER"),
      event("DTSTART:20261202T150000Z", "DURATION:PT1H"),
      "BEGIN:VTIMEZONE",
      "TZID",
      "END:VTIMEZONE",
    );
    expect(times(text)).toEqual(["2026-12-02T15:00/2026-12-02T16:00"]);
  });

  it.each([
    ["a page", "<!doctype html><p>Sign in</p>", "the response is not a calendar"],
    ["nothing", "", "the response is not a calendar"],
    [
      "a truncated file",
      calendar(event("DTSTART:20261202T150000Z")).slice(0, 80),
      "the response is not a calendar",
    ],
    [
      "a year of minutes",
      calendar(event("DTSTART:20261201T000000Z", "DURATION:PT30S", "RRULE:FREQ=MINUTELY")),
      "the calendar has too many events",
    ],
  ])("is rejected when it is %s", async (_, text, message) => {
    await expect(readCalendarText(text, WINDOW)).rejects.toThrow(message);
  });

  it("is given up when a rule never produces a date", async () => {
    const never = event(
      "DTSTART:20261201T000000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    );
    await expect(readCalendarText(calendar(never), WINDOW, 200)).rejects.toThrow("takes too long");
  });
});

describe("free/busy components", () => {
  const freeBusy = (...lines: string[]): string =>
    ["BEGIN:VFREEBUSY", "UID:two", "DTSTAMP:20261101T000000Z", ...lines, "END:VFREEBUSY"].join("\r\n");

  it.each([
    [
      "from one time to another",
      "FREEBUSY:20261201T150000Z/20261201T160000Z",
      ["2026-12-01T15:00/2026-12-01T16:00"],
    ],
    ["by their length", "FREEBUSY:20261201T150000Z/PT1H30M", ["2026-12-01T15:00/2026-12-01T16:30"]],
    [
      "several in a line",
      "FREEBUSY;FBTYPE=BUSY:20261201T150000Z/PT1H,20261202T150000Z/20261202T153000Z",
      ["2026-12-01T15:00/2026-12-01T16:00", "2026-12-02T15:00/2026-12-02T15:30"],
    ],
    ["away", "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261201T150000Z/PT1H", ["2026-12-01T15:00/2026-12-01T16:00"]],
    [
      "not settled",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261201T150000Z/PT1H",
      ["2026-12-01T15:00/2026-12-01T16:00"],
    ],
    [
      "of a custom kind",
      "FREEBUSY;FBTYPE=X-OUT:20261201T150000Z/PT1H",
      ["2026-12-01T15:00/2026-12-01T16:00"],
    ],
    ["free", "FREEBUSY;FBTYPE=FREE:20261201T150000Z/PT1H", []],
    ["over before the window", "FREEBUSY:20261001T150000Z/PT1H", []],
    ["begun before it", "FREEBUSY:20261118T150000Z/P3D", ["2026-11-18T15:00/2026-11-21T15:00"]],
    ["without any length", "FREEBUSY:20261201T150000Z/PT0S,20261201T150000Z/20261201T140000Z", []],
    [
      "in no zone, so in the person's own",
      "FREEBUSY:20261201T090000/PT1H",
      ["2026-12-01T14:00/2026-12-01T15:00"],
    ],
  ])("%s", (_, line, stretches) => {
    expect(times(calendar(freeBusy(line)))).toEqual(stretches);
  });

  it("count in addition to events (RFC 5545 section 3.6.4)", () => {
    const text = calendar(
      "METHOD:PUBLISH",
      event("DTSTART:20261203T150000Z", "DURATION:PT1H"),
      freeBusy(
        "ORGANIZER:mailto:jsmith@example.com",
        "DTSTART:20261201T000000Z",
        "DTEND:20270101T000000Z",
        "FREEBUSY:20261214T233000Z/20261215T003000Z",
        "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261215T153000Z/20261215T163000Z,",
        " 20261216T153000Z/PT2H",
        "URL:http://www.example.com/calendar/busytime/jsmith.ifb",
      ),
    );
    expect(times(text)).toEqual([
      "2026-12-03T15:00/2026-12-03T16:00",
      "2026-12-14T23:30/2026-12-15T00:30",
      "2026-12-15T15:30/2026-12-15T16:30",
      "2026-12-16T15:30/2026-12-16T17:30",
    ]);
  });

  it("that are invalid do not invalidate the others", () => {
    const broken = freeBusy("FREEBUSY:yesterday/tomorrow");
    expect(times(calendar(broken, freeBusy("FREEBUSY:20261201T150000Z/PT1H")))).toEqual([
      "2026-12-01T15:00/2026-12-01T16:00",
    ]);
  });
});
