import fc from "fast-check";
import ical from "ical.js";
import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "./event.ts";
import { formatICalendar } from "./icalendar.ts";
import { formatBasicUtc, googleCalendarLink, outlookCalendarLink } from "./links.ts";

const event: CalendarEvent = {
  uid: "0190-1@northside.example",
  sequence: 2,
  status: "CONFIRMED",
  startsAt: Date.parse("2026-11-23T15:00:00Z"),
  endsAt: Date.parse("2026-11-23T15:30:00Z"),
  stampedAt: Date.parse("2026-11-20T10:00:00.999Z"),
  timeZone: null,
  summary: "Consultation · Northside Studio",
  description: "Amara Osei\nK7M2P9QX",
  location: "48 Orchard Street, New York; NY 10002",
  url: "https://northside.example/widget/booking/AaH4ZhxuefB7DR1LNc8pXAAAAZ2V8fZ5dRWhUP3o",
  organizer: { name: 'Northside "Studio"', email: "hello@northside.example" },
};

/** Parses with an independent library. */
function read(text: string) {
  const calendar = new ical.Component(ical.parse(text) as unknown[]);
  const vevent = calendar.getFirstSubcomponent("vevent")!;
  return { calendar, found: vevent, event: new ical.Event(vevent) };
}

/** The text without controls (RFC 5545, section 3.1). */
const shown = (text: string) =>
  Buffer.from(text)
    .toString()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

describe("icalendar", () => {
  it("contains the whole event for an independent parser", () => {
    const { calendar, found: vevent, event: back } = read(formatICalendar(event));
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(back.uid).toBe(event.uid);
    expect(back.sequence).toBe(2);
    expect(back.summary).toBe(event.summary);
    expect(back.description).toBe(event.description);
    expect(back.location).toBe(event.location);
    expect(back.startDate.toUnixTime() * 1000).toBe(event.startsAt);
    expect(back.endDate.toUnixTime() * 1000).toBe(event.endsAt);
    expect(back.startDate.zone.tzid).toBe("UTC");
    expect(vevent.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(vevent.getFirstPropertyValue("url")).toBe(event.url);
    expect(vevent.getFirstPropertyValue("organizer")).toBe("mailto:hello@northside.example");
    expect(String(vevent.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T10:00:00Z");
  });

  it("names the time zone only for a business that fixes it", () => {
    expect(formatICalendar(event)).not.toContain("X-WR-TIMEZONE");
    const { calendar, event: back } = read(formatICalendar({ ...event, timeZone: "America/New_York" }));
    expect(calendar.getFirstPropertyValue("x-wr-timezone")).toBe("America/New_York");
    // The instant does not depend on that zone.
    expect(back.startDate.toUnixTime() * 1000).toBe(event.startsAt);
  });

  it("cancels a cancelled event", () => {
    const { calendar, found: vevent } = read(formatICalendar({ ...event, status: "CANCELLED", sequence: 3 }));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(vevent.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it("has CRLF lines of at most 75 octets and breaks inside no character", () => {
    const long = {
      ...event,
      summary: "Größe 👩‍🔬 測試 ".repeat(40),
      description: "é".repeat(500),
      location: "x".repeat(75),
    };
    const text = formatICalendar(long);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lines = text.slice(0, -2).split("\r\n");
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(read(text).event.description).toBe(long.description);
    expect(read(text).event.location).toBe(long.location);
  });

  it("escapes any text, which never starts a line of its own", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({
        unit: fc.constantFrom("\\", "n", ";", ",", ":", '"', "^", "\n", "\r", "é", "😀", " ", "\t", "x"),
        maxLength: 120,
      }),
    );
    fc.assert(
      fc.property(text, text, text, (summary, description, location) => {
        const calendarText = formatICalendar({ ...event, summary, description, location });
        expect(
          calendarText
            .slice(0, -2)
            .split("\r\n")
            .every((line) => Buffer.byteLength(line) <= 75),
        ).toBe(true);
        const { event: back, found: vevent } = read(calendarText);
        expect([back.summary ?? "", back.description ?? "", back.location ?? ""]).toEqual(
          [summary, description, location].map(shown),
        );
        expect(vevent.getAllProperties()).toHaveLength(12);
      }),
      { numRuns: 50 },
    );
  });

  it("lets no name of a business add a parameter or a line", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ";", ":", "\n", "\r", "^", "\u0000", "a", "é") }),
        (name) => {
          const { found: vevent } = read(
            formatICalendar({ ...event, organizer: { name, email: "a@b.example" } }),
          );
          expect(vevent.getAllProperties("organizer")).toHaveLength(1);
          expect(vevent.getFirstPropertyValue("organizer")).toBe("mailto:a@b.example");
          expect(vevent.getAllProperties()).toHaveLength(12);
        },
      ),
    );
  });
});

describe("invitation", () => {
  const attendee = { name: 'Ada "A" Lovelace', email: "ada@example.com" };

  it("is for one attendee, who has accepted", () => {
    const { calendar, found: vevent } = read(formatICalendar(event, { attendee }));
    expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    const people = vevent.getAllProperties("attendee");
    expect(people.map((one) => one.getFirstValue())).toEqual(["mailto:ada@example.com"]);
    expect(people[0]!.getParameter("partstat")).toBe("ACCEPTED");
    expect(vevent.getFirstPropertyValue("organizer")).toBe("mailto:hello@northside.example");
  });

  it("removes a cancelled event with the same UID and a higher SEQUENCE", () => {
    const { calendar, found: vevent } = read(
      formatICalendar({ ...event, status: "CANCELLED", sequence: 3 }, { attendee }),
    );
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(vevent.getFirstPropertyValue("uid")).toBe(event.uid);
    expect(vevent.getFirstPropertyValue("sequence")).toBe(3);
  });

  it("gets no line from a name or an address", () => {
    const nasty = { name: "Eve\r\nX-EVIL:1", email: "eve@example.com\r\nX-EVIL:1" };
    const text = formatICalendar(event, { attendee: nasty });
    expect(text).not.toMatch(/^X-EVIL/m);
    expect(read(text).found.getAllProperties()).toHaveLength(13);
  });
});

describe("calendar links", () => {
  it("write instants in UTC", () => {
    expect(formatBasicUtc(event.startsAt)).toBe("20261123T150000Z");
    expect(formatBasicUtc(Date.parse("2027-03-14T06:59:59.999Z"))).toBe("20270314T065959Z");
  });

  it("open Google Calendar with the event", () => {
    const url = new URL(googleCalendarLink(event));
    expect(url.origin + url.pathname).toBe("https://calendar.google.com/calendar/render");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: "TEMPLATE",
      text: event.summary,
      dates: "20261123T150000Z/20261123T153000Z",
      details: `${event.description}\n${event.url}`,
      location: event.location,
    });
  });

  it("open Outlook with the event", () => {
    const url = new URL(outlookCalendarLink(event));
    expect(url.origin + url.pathname).toBe("https://outlook.live.com/calendar/0/deeplink/compose");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      subject: event.summary,
      startdt: "2026-11-23T15:00:00.000Z",
      enddt: "2026-11-23T15:30:00.000Z",
      body: `${event.description}\n${event.url}`,
      location: event.location,
    });
  });

  it("encode any text as one value", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (summary) => {
        expect(new URL(googleCalendarLink({ ...event, summary })).searchParams.get("text")).toBe(summary);
        expect(new URL(outlookCalendarLink({ ...event, summary })).searchParams.get("subject")).toBe(summary);
      }),
    );
  });
});
