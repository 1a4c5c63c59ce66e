import { describe, expect, it } from "vitest";
import { type Locale, languageTag, locales } from "../../../shared/languages/locales.ts";
import type { NotificationKind } from "../rules/types.ts";
import type { MailContent } from "./content.ts";
import { exampleContent, exampleLine } from "./exampleContent.ts";
import { renderMail } from "./renderMail.ts";

const kinds: readonly NotificationKind[] = [
  "CONFIRMED",
  "REQUESTED",
  "APPROVED",
  "DECLINED",
  "RESCHEDULED",
  "CANCELLED",
  "REMINDER",
  "FOLLOW_UP",
  "MESSAGE",
  "DELAY",
];
const mail = (changes: Partial<MailContent> = {}) => renderMail({ ...exampleContent, ...changes });
const line = (changes: Partial<MailContent["lines"][number]>) => [{ ...exampleLine, ...changes }];

const getVisibleText = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll(/\s+/g, " ");

describe.each(kinds)("%s", (kind) => {
  it.each(locales)("contains in %s the same text as HTML and as plain text", (locale) => {
    const { html, text, subject } = mail({ kind, locale, againLink: "https://northside.example/again" });
    const whole = getVisibleText(html);
    for (const part of text.split("\n")) {
      const isMarkup = /^=+$|^-- $/.test(part) || part === "";
      const isElsewhere = part.includes("2026") || part.startsWith("https://");
      if (!isMarkup && !isElsewhere)
        for (const piece of part.split(/\s?: |\s?:$/).filter(Boolean))
          expect(whole).toContain(piece.replaceAll(/\s+/g, " ").trim());
    }
    expect(html).toContain(`<html lang="${languageTag(locale)}"`);
    expect(subject).toMatch(/ · Consultation, /);
    expect(text).toContain(exampleContent.link);
    expect(html).toContain(`href="${exampleContent.link}"`);
    expect(html + text).not.toMatch(/\bundefined\b|\bnull\b|\{[a-z]+\}|NaN/);
  });
});

it.each<[Locale, string]>([
  ["da", "Hej Ada"],
  ["de", "Guten Tag Ada,"],
  ["en", "Hello Ada,"],
  ["es", "Hola, Ada:"],
  ["fr", "Bonjour Ada,"],
  ["hu", "Kedves Ada!"],
  ["it", "Buongiorno Ada,"],
  ["nl", "Beste Ada,"],
  ["pl", "Dzień dobry, Ada!"],
  ["pt", "Olá, Ada."],
  ["pt-br", "Olá, Ada."],
])("greets in %s on its own line", (locale, greeting) => {
  const { html, text } = mail({ locale, name: "Ada" });
  expect(text).toContain(`\n\n${greeting}\n\n`);
  expect(html).toMatch(new RegExp(`>\\s*${greeting}\\s*</p>`));
});

describe("a mail about a cancellation", () => {
  it("names the appointment by its service and time", () => {
    expect(mail({ kind: "CANCELLED" }).text).toContain(
      "Your appointment has been cancelled: Consultation, Mon, Nov 23, 10:00 AM. You do not need to do anything else.",
    );
  });

  it("names several appointments by their services", () => {
    const lines = [exampleLine, { ...exampleLine, service: { name: "Body scan" } }, exampleLine];
    expect(mail({ kind: "CANCELLED", lines }).text).toContain(
      "Your 3 appointments have been cancelled: Consultation and Body scan.",
    );
    expect(mail({ kind: "CANCELLED", lines, locale: "de" }).text).toContain(
      "Ihre 3 Termine sind abgesagt: Consultation und Body scan.",
    );
  });
});

it("sets a colon as the language prints it", () => {
  expect(mail({ locale: "fr" }).text).toMatch(/^Avec\u00a0: /m);
  expect(mail({ locale: "fr" }).text).toMatch(/\S\u00a0:\nhttps:/);
  expect(mail({ locale: "fr" }).text).not.toMatch(/[^\u00a0]:(?!\d\d|\/\/)/);
  expect(mail({ locale: "de" }).text).toMatch(/^Mit: /m);
});

describe("the time of a booking", () => {
  it("is in the venue's zone, and also in the reader's zone when it differs", () => {
    const { text } = mail({ timeZone: "Europe/London" });
    expect(text).toContain(
      "10:00 AM – 10:30 AM, New York (UTC-5)\nYour local time: 3:00 PM – 3:30 PM, London (UTC)",
    );
  });

  it.each([
    ["de", "Wien (UTC+1)"],
    ["hu", "Bécs (UTC+1)"],
    ["pt", "Viena (UTC+1)"],
  ] as const)("names the city of a zone in %s: %s", (locale, zone) => {
    const business = { ...exampleContent.business, timeZone: "Europe/Vienna" };
    const { html, text } = mail({ locale, business });
    expect(text).toContain(zone);
    expect(html).toContain(zone);
    expect(html + text).not.toContain("Vienna");
  });

  it.each([
    ["fr", "Mardi 1er décembre 2026"],
    ["pl", "Wtorek, 1 grudnia 2026"],
  ] as const)("has a capitalised date at the start of its line in %s", (locale, date) => {
    const startsAt = Date.parse("2026-12-01T15:00:00Z");
    const { text, html } = mail({ locale, lines: line({ startsAt, endsAt: startsAt + 1_800_000 }) });
    expect(text.split("\n")).toContain(date);
    expect(html).toContain(date.split(/[ ,]/, 1)[0]);
  });

  it("has a second date when the reader's date differs", () => {
    const { text } = mail({ timeZone: "Asia/Tokyo" });
    expect(text).toContain("Your local time: Tuesday, November 24, 2026, 12:00 AM – 12:30 AM, Tokyo (UTC+9)");
  });

  it("is in the reader's zone for a phone call", () => {
    const { text, subject } = mail({
      timeZone: "Europe/London",
      lines: line({ placeKind: "PHONE", place: "" }),
    });
    expect(text).toContain("3:00 PM – 3:30 PM, London (UTC)");
    expect(text).not.toContain("New York (UTC");
    expect(text).toContain("Where: By phone");
    expect(subject).toBe("Your appointment is booked · Consultation, Mon, Nov 23, 3:00 PM");
  });

  it("names the offset of an hour that occurs twice", () => {
    const startsAt = Date.parse("2026-11-01T06:00:00Z");
    expect(mail({ lines: line({ startsAt, endsAt: startsAt + 1_800_000 }) }).text).toContain(
      "1:00 AM (UTC-5) – 1:30 AM (UTC-5), New York (UTC-5)",
    );
  });

  it("shows the former start after a move", () => {
    const lines = line({ formerStart: Date.parse("2026-11-20T15:00:00Z") });
    expect(mail({ kind: "RESCHEDULED", lines }).text).toContain(
      "Before: Friday, November 20, 2026, 10:00 AM, New York (UTC-5)",
    );
  });

  it("is in 24 hours when the business sets it", () => {
    const business = { ...exampleContent.business, hourCycle: "h23" as const };
    expect(mail({ business }).text).toContain("10:00 – 10:30, New York (UTC-5)");
  });
});

it("lists every line with the total", () => {
  const price = { amount: 4500, currency: "USD" };
  const later = { ...exampleLine, service: { name: "Body scan" }, startsAt: exampleLine.endsAt, price };
  const { subject, text } = mail({
    lines: [{ ...exampleLine, price }, later, { ...exampleLine, guestName: "Grace Hopper" }],
    total: { amount: 9000, currency: "USD" },
  });
  expect(subject).toBe("Your 3 appointments are booked · Mon, Nov 23, 10:00 AM");
  expect(text.match(/Price: \$45\.00/g)).toHaveLength(2);
  expect(text).toContain("Total: $90.00");
  expect(text).toContain("For: Grace Hopper");
});

it("shows the client to staff only", () => {
  const client = { name: "Ada", email: "ada@example.com", phone: "+1 212", notes: "Left knee" };
  expect(mail({ recipient: "STAFF", client }).text).toMatch(
    /Client: Ada\nEmail: ada@example.com\nPhone: \+1 212\nNotes: Left knee/,
  );
  expect(mail().text).not.toContain("Client");
});

it("escapes markup and keeps the subject on one line", () => {
  const nasty = `<script>alert(1)</script>"' & \r\nBcc: x@y.example`;
  const { html, subject } = mail({
    name: nasty,
    lines: line({ service: { name: nasty }, staff: [nasty], place: nasty }),
  });
  expect(html).not.toContain("<script");
  expect(subject).not.toMatch(/[\r\n]/);
  expect(mail({ link: `https://x.example/?a="><b>` }).html).not.toContain("<b>");
});

it("uses the business's colour with sufficient contrast and loads nothing", () => {
  const { html } = mail({ business: { ...exampleContent.business, accentColor: "#ffee00" } });
  // Yellow is darkened until white text is readable.
  expect(html).toContain("background:#817800;border:1px solid #817800;color:#ffffff");
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html).not.toMatch(/<img|<link|url\(|@import/);
});

it("breaks up names that look like links, in HTML and in text", () => {
  const evil = "Win at evil.example";
  const { html, text, subject } = mail({
    recipient: "STAFF",
    name: evil,
    booker: evil,
    client: { name: evil, email: "ada@example.com", phone: null, notes: "" },
    lines: line({ staff: [evil], guestName: evil, guests: [evil], placeKind: "AT_VISITOR", place: evil }),
  });
  const guest = mail({ recipient: "GUEST", name: evil, booker: evil });
  for (const part of [html, text, subject, guest.html, guest.text])
    expect(part).not.toContain("evil.example");
  expect(text).toContain("Win at evil.\u200bexample");
  expect(guest.html).toContain("Win at evil.\u200bexample");
});

describe("the confirmation of guests", () => {
  const link = "https://northside.example/widget/booking/key?confirm=token";
  const confirmation = { guests: 12, link };

  it.each(locales)("is the first button and part of the text in %s", (locale) => {
    const { html, text } = mail({ locale, confirmation });
    expect(html.indexOf(`href="${link}"`)).toBeGreaterThan(0);
    expect(html.indexOf(`href="${link}"`)).toBeLessThan(html.indexOf(`href="${exampleContent.link}"`));
    expect(text).toContain(link);
    expect(text.match(/12/g)!.length).toBeGreaterThanOrEqual(2);
  });

  it("is absent when no guest waits", () => {
    expect(mail().text).not.toContain("We have not written to");
  });
});

it("quotes the text of a message, in which markup is text", () => {
  const message = "Please bring <b>shoes</b>.\n\nSee you soon";
  const { html, text, subject } = mail({ kind: "MESSAGE", message });
  expect(subject).toMatch(/^A message about your appointment · Consultation, Mon, Nov 23, 10:00\sAM$/);
  expect(text).toContain(
    "Northside Studio writes to you:\n\n> Please bring <b>shoes</b>.\n> \n> See you soon\n\n",
  );
  expect(html).toContain("Please bring &lt;b&gt;shoes&lt;/b&gt;.");
});

it("states the minutes of a delay", () => {
  const { subject, text } = mail({ kind: "DELAY", delayMinutes: 20 });
  expect(subject).toContain("We are running 20 minutes late · ");
  expect(text).toContain("Your appointment will start about 20 minutes later than planned.");
});
