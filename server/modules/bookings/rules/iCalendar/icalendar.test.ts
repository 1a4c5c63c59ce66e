import fc from "fast-check";
import ical from "ical.js";
import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "./event.ts";
import { icalendar } from "./icalendar.ts";
import { basicUtc, googleCalendarLink, outlookCalendarLink } from "./links.ts";

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

/** Read back by somebody else's parser. */
function read(text: string) {
  const calendar = new ical.Component(ical.parse(text) as unknown[]);
  const found = calendar.getFirstSubcomponent("vevent")!;
  return { calendar, found, event: new ical.Event(found) };
}

/** What a calendar may show of a text: its controls cannot be written (RFC 5545 section 3.1). */
const shown = (text: string) =>
  Buffer.from(text)
    .toString()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

describe("a calendar file", () => {
  it("says everything of the visit to an independent reader", () => {
    const { calendar, found, event: back } = read(icalendar(event));
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
    expect(found.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(found.getFirstPropertyValue("url")).toBe(event.url);
    expect(found.getFirstPropertyValue("organizer")).toBe("mailto:hello@northside.example");
    expect(String(found.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T10:00:00Z");
  });

  it("names the zone of a business that locks it, and of no other", () => {
    expect(icalendar(event)).not.toContain("X-WR-TIMEZONE");
    const { calendar, event: back } = read(icalendar({ ...event, timeZone: "America/New_York" }));
    expect(calendar.getFirstPropertyValue("x-wr-timezone")).toBe("America/New_York");
    // The instant is the same whatever a reader makes of that.
    expect(back.startDate.toUnixTime() * 1000).toBe(event.startsAt);
  });

  it("of a cancelled visit cancels it", () => {
    const { calendar, found } = read(icalendar({ ...event, status: "CANCELLED", sequence: 3 }));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(found.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it("has lines of at most 75 octets that end in CRLF, and never breaks inside a character", () => {
    const long = {
      ...event,
      summary: "Größe 👩‍🔬 測試 ".repeat(40),
      description: "é".repeat(500),
      location: "x".repeat(75),
    };
    const text = icalendar(long);
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

  it("gives back every text, whatever is in it, and no text becomes a line of its own", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({
        unit: fc.constantFrom("\\", "n", ";", ",", ":", '"', "^", "\n", "\r", "é", "😀", " ", "\t", "x"),
        maxLength: 120,
      }),
    );
    fc.assert(
      fc.property(text, text, text, (summary, description, location) => {
        const written = icalendar({ ...event, summary, description, location });
        expect(
          written
            .slice(0, -2)
            .split("\r\n")
            .every((line) => Buffer.byteLength(line) <= 75),
        ).toBe(true);
        const { event: back, found } = read(written);
        expect([back.summary ?? "", back.description ?? "", back.location ?? ""]).toEqual(
          [summary, description, location].map(shown),
        );
        expect(found.getAllProperties()).toHaveLength(12);
      }),
      { numRuns: 50 },
    );
  });

  it("lets no name of a business add a parameter or a line", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ";", ":", "\n", "\r", "^", "\u0000", "a", "é") }),
        (name) => {
          const { found } = read(icalendar({ ...event, organizer: { name, email: "a@b.example" } }));
          expect(found.getAllProperties("organizer")).toHaveLength(1);
          expect(found.getFirstPropertyValue("organizer")).toBe("mailto:a@b.example");
          expect(found.getAllProperties()).toHaveLength(12);
        },
      ),
    );
  });
});

describe("an invitation", () => {
  const attendee = { name: 'Ada "A" Lovelace', email: "ada@example.com" };

  it("is for one person, who has accepted already", () => {
    const { calendar, found } = read(icalendar(event, { attendee }));
    expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    const people = found.getAllProperties("attendee");
    expect(people.map((one) => one.getFirstValue())).toEqual(["mailto:ada@example.com"]);
    expect(people[0]!.getParameter("partstat")).toBe("ACCEPTED");
    expect(found.getFirstPropertyValue("organizer")).toBe("mailto:hello@northside.example");
  });

  it("of a cancelled visit takes it out again, under the same id and a later number", () => {
    const { calendar, found } = read(icalendar({ ...event, status: "CANCELLED", sequence: 3 }, { attendee }));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(found.getFirstPropertyValue("uid")).toBe(event.uid);
    expect(found.getFirstPropertyValue("sequence")).toBe(3);
  });

  it("takes no line from a name or an address", () => {
    const nasty = { name: "Eve\r\nX-EVIL:1", email: "eve@example.com\r\nX-EVIL:1" };
    const text = icalendar(event, { attendee: nasty });
    expect(text).not.toMatch(/^X-EVIL/m);
    expect(read(text).found.getAllProperties()).toHaveLength(13);
  });
});

describe("links into calendars", () => {
  it("write instants in UTC", () => {
    expect(basicUtc(event.startsAt)).toBe("20261123T150000Z");
    expect(basicUtc(Date.parse("2027-03-14T06:59:59.999Z"))).toBe("20270314T065959Z");
  });

  it("open Google Calendar with the visit filled in", () => {
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

  it("open Outlook with the visit filled in", () => {
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

  it("carry every text as one value, whatever is in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (summary) => {
        expect(new URL(googleCalendarLink({ ...event, summary })).searchParams.get("text")).toBe(summary);
        expect(new URL(outlookCalendarLink({ ...event, summary })).searchParams.get("subject")).toBe(summary);
      }),
    );
  });
});
