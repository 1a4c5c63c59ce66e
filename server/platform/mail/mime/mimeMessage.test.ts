import { type ParsedMail, simpleParser } from "mailparser";
import { describe, expect, it } from "vitest";
import type { Mail } from "../mailTransport.ts";
import { exampleContent } from "../../../modules/notifications/render/exampleContent.ts";
import { renderMail } from "../../../modules/notifications/render/renderMail.ts";
import { formatMimeMessage } from "./mimeMessage.ts";

const DATE = Date.parse("2026-11-20T10:00:00Z");
const ICS = "BEGIN:VCALENDAR\r\nSUMMARY:Überprüfung\r\nEND:VCALENDAR\r\n";

const mail = (changes: Partial<Mail> = {}): Mail => ({
  messageId: "<01a1f866-0d00-76b4-b14f-06099639fd12@studio.example>",
  from: { name: "Northside Studio", email: "hello@northside.example" },
  replyTo: { name: "Northside Studio", email: "hello@northside.example" },
  to: { name: "Ada Lovelace", email: "ada@example.com" },
  subject: "Your appointment is booked",
  html: "<p>Hello</p>",
  text: "Hello\n",
  calendars: [],
  ...changes,
});

const calendar = (filename: string) => ({ method: "REQUEST", filename, text: ICS }) as const;
const parsed = (changes: Partial<Mail> = {}): Promise<ParsedMail> => simpleParser(formatMessage(changes));
const formatMessage = (changes: Partial<Mail> = {}): string => formatMimeMessage(mail(changes), DATE);
const kinds = (one: ParsedMail) =>
  one.attachments.map(({ contentType, filename }) => [contentType, filename]);

it("contains sender, recipient, subject and date", async () => {
  const one = await parsed();
  expect(one.from!.value).toEqual([{ name: "Northside Studio", address: "hello@northside.example" }]);
  expect(one.replyTo!.value[0]!.address).toBe("hello@northside.example");
  expect(one.to).toMatchObject({ value: [{ name: "Ada Lovelace", address: "ada@example.com" }] });
  expect(one.date).toEqual(new Date(DATE));
  expect(one.messageId).toBe(mail().messageId);
  expect(one.subject).toBe("Your appointment is booked");
  expect(one.headers.get("auto-submitted")).toBe("auto-generated");
  expect(one.text).toBe("Hello\n");
  expect(one.html).toBe("<p>Hello</p>");
  expect(kinds(one)).toEqual([]);
});

it("contains a single appointment as an invitation and as a file", async () => {
  const one = await parsed({ calendars: [calendar("appointment.ics")] });
  expect(kinds(one)).toEqual([
    ["text/calendar", undefined],
    ["application/ics", "appointment.ics"],
  ]);
  expect(one.attachments.map((file) => file.content.toString())).toEqual([ICS, ICS]);
  expect(formatMessage({ calendars: [calendar("appointment.ics")] })).toContain(
    "text/calendar; charset=utf-8; method=REQUEST",
  );
});

it("contains several appointments as separate files", async () => {
  const one = await parsed({ calendars: [calendar("appointment-1.ics"), calendar("appointment-2.ics")] });
  expect(kinds(one)).toEqual([
    ["text/calendar", "appointment-1.ics"],
    ["text/calendar", "appointment-2.ics"],
  ]);
});

it("restores a real mail after parsing, with lines of a valid length", async () => {
  const rendered = renderMail({ ...exampleContent, locale: "hu", reason: "Árvíztűrő tükörfúrógép" });
  const one = await parsed({ ...rendered, calendars: [calendar("appointment.ics")] });
  expect(one.html).toBe(rendered.html);
  expect(one.text!.trimEnd()).toBe(rendered.text.trimEnd());
  for (const line of formatMessage({ ...rendered, calendars: [calendar("appointment.ics")] }).split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(76);
    expect(line).toMatch(/^[\x20-\x7e\t]*$/);
  }
});

describe("name or subject", () => {
  const NAMES = [
    "Ünal Ørsted",
    'Ada "the first" \\ Lovelace',
    "李小龍",
    "=?utf-8?Q?not_encoded?=",
    "Doe, John <john@elsewhere.example>; Jane",
    "👩‍🔬".repeat(12),
    "a".repeat(900),
    `${"word ".repeat(80)}end`,
    "  two   blanks ",
  ];
  it.each(NAMES)("is preserved: %s", async (name) => {
    const one = await parsed({ to: { name, email: "ada@example.com" }, subject: name });
    expect(one.to).toMatchObject({ value: [{ name: name.trim(), address: "ada@example.com" }] });
    expect(one.subject!.replaceAll(/\s+/g, " ")).toBe(name.trim().replaceAll(/\s+/g, " "));
  });

  it("starts no additional header or body", async () => {
    const evil = "Eve\r\nBcc: victim@example.net\r\n\r\n<b>Hello</b>";
    const one = await parsed({
      subject: evil,
      from: { name: evil, email: "hello@northside.example" },
      to: { name: evil, email: "ada@example.com>\r\nBcc: <victim@example.net" },
      calendars: [{ method: "REQUEST", filename: 'a"\r\nBcc: v@example.net.ics', text: ICS }],
    });
    expect(one.headers.has("bcc")).toBe(false);
    expect(one.text).toBe("Hello\n");
    expect(
      formatMessage({ subject: evil })
        .split("\r\n")
        .filter((line) => /^bcc/i.test(line)),
    ).toEqual([]);
  });

  it("of an address has an ASCII domain", async () => {
    const one = await parsed({ to: { name: "", email: "ada@bücher.example" } });
    expect(one.headers.get("to")).toMatchObject({ value: [{ address: expect.stringContaining("@") }] });
    expect(formatMessage({ to: { name: "", email: "ada@bücher.example" } })).toContain(
      "To: <ada@xn--bcher-kva.example>",
    );
  });
});
