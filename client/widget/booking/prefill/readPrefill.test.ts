import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_ANSWERS } from "../details/answers.ts";
import { applyPrefill } from "./applyPrefill.ts";
import { readGuests } from "./readGuests.ts";
import { readPrefill } from "./readPrefill.ts";

const at = (search: string) => new URL(`http://daybook.test/widget/appointment/service/x?${search}`);
const read = (parameters: Record<string, string>) => readPrefill(at(String(new URLSearchParams(parameters))));

describe("readPrefill", () => {
  test("reads and cleans each parameter", () => {
    const { answers } = read({
      first_name: " Margit ",
      last_name: "Nagy",
      email: "margit@example.org",
      phone: "+36 1 555 0142",
      date_of_birth: "1961-02-28",
      location: "1 Elm Street\r\nBack door",
      notes: "Two flights\nof stairs",
    });
    expect(answers).toEqual({
      firstName: "Margit",
      lastName: "Nagy",
      email: "margit@example.org",
      phone: "+36 1 555 0142",
      dateOfBirth: "1961-02-28",
      location: "1 Elm Street\nBack door",
      notes: "Two flights\nof stairs",
    });
  });

  test.each([
    ["nothing", { first_name: "" }],
    ["spaces", { first_name: "   " }],
    ["10,000 characters", { first_name: "x".repeat(10_000) }],
    ["10,000 characters of notes", { notes: "x".repeat(10_000) }],
    ["control characters", { last_name: "Na\u0000gy" }],
    ["a right-to-left override", { first_name: "\u202etigraM" }],
    ["two lines of a name", { first_name: "A\nB" }],
    ["an impossible date", { date_of_birth: "2026-02-30" }],
    ["a parameter of another case", { EMAIL: "margit@example.org" }],
  ])("ignores %s", (_, parameters) => {
    expect(read(parameters as Record<string, string>).answers).toEqual({});
  });

  test("keeps other parameters in order, including repeated ones", () => {
    const { otherParams } = readPrefill(
      at("utm_source=news&email=a@b.co&room=12&utm_source=mail&lock=email&month=2026-12"),
    );
    expect(otherParams).toEqual([
      { name: "utm_source", value: "news" },
      { name: "room", value: "12" },
      { name: "utm_source", value: "mail" },
    ]);
  });
});

describe("readPrefill locks", () => {
  const lockedIn = (parameters: Record<string, string>) => [...read(parameters).locked].toSorted();

  test("locks named parameters with valid values", () => {
    expect(
      lockedIn({
        lock: "email, first_name,staff,timezone,date,guests,unheard,phone",
        email: "margit@example.org",
        first_name: "Margit",
        staff: "amara",
        timezone: "Europe/Budapest",
        date: "2026-11-24",
        guests: "2",
      }),
    ).toEqual(["date", "email", "firstName", "guests", "staff", "timeZone"]);
  });

  test.each([
    ["an e-mail", { lock: "email", email: "margit@" }],
    ["a phone number", { lock: "phone", phone: "12" }],
    ["a date", { lock: "date", date: "2026-02-30" }],
    ["a zone", { lock: "timezone", timezone: "Atlantis/Capital" }],
    ["a person", { lock: "staff", staff: "a b" }],
    ["a party", { lock: "guests", guests: "0" }],
    ["a value that was not said", { lock: "notes" }],
  ])("does not lock %s with an invalid value", (_, parameters) => {
    expect(lockedIn(parameters as Record<string, string>)).toEqual([]);
  });

  test("prefills an invalid value for correction", () => {
    expect(read({ lock: "email", email: "margit@" }).answers).toEqual({ email: "margit@" });
  });
});

describe("readGuests", () => {
  const anna = { name: "Anna Kis", email: "anna@example.org" };

  test.each([
    ["3", { count: 3, list: [] }],
    ["100", { count: 100, list: [] }],
    ["anna@example.org", { count: 1, list: [{ name: "", email: "anna@example.org" }] }],
    ["Anna Kis <anna@example.org>", { count: 1, list: [anna] }],
    [
      '"Anna Kis" <anna@example.org> , b@example.org',
      { count: 2, list: [anna, { name: "", email: "b@example.org" }] },
    ],
  ])("%s", (text, guests) => {
    expect(readGuests(text)).toEqual(guests);
  });

  test.each([
    null,
    "",
    "0",
    "101",
    "-1",
    "1.5",
    "two",
    "a@example.org,nonsense",
    "a@example.org,A@example.org",
    "Anna <>",
    "Na\u0000me <a@example.org>",
    Array.from({ length: 101 }, (_, index) => `g${index}@example.org`).join(","),
  ])("returns null for %j", (text) => {
    expect(readGuests(text)).toBeNull();
  });
});

test("never throws, and its result can be read again", () => {
  const names = fc.constantFrom(
    "first_name",
    "email",
    "phone",
    "guests",
    "date",
    "lock",
    "notes",
    "x",
    "staff",
  );
  const unit = fc.nat(0x10_f7ff).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));
  const values = fc.oneof(
    fc.string({ unit, maxLength: 30 }),
    fc.constantFrom("1", "email,guests", "a@example.org"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 8 }), (pairs) => {
      const url = new URL("http://daybook.test/");
      for (const [name, value] of pairs) url.searchParams.append(name, value);
      const prefill = readPrefill(url);
      expect(prefill.locked.size === 0 || url.searchParams.has("lock")).toBe(true);
      const again = new URL("http://daybook.test/");
      if (prefill.answers.notes !== undefined) again.searchParams.set("notes", prefill.answers.notes);
      expect(readPrefill(again).answers.notes).toBe(prefill.answers.notes);
    }),
    { numRuns: 60 },
  );
});

describe("applyPrefill", () => {
  const prefill = (answers: object, locked: readonly string[] = []) =>
    ({ answers, locked: new Set(locked) }) as Parameters<typeof applyPrefill>[2];

  test("fills empty answers and keeps typed ones", () => {
    const typed = { ...EMPTY_ANSWERS, email: "mine@example.org" };
    const { answers } = applyPrefill(typed, {}, prefill({ email: "yours@example.org", firstName: "Margit" }));
    expect(answers).toEqual({ ...EMPTY_ANSWERS, email: "mine@example.org", firstName: "Margit" });
  });

  test("keeps cleared answers empty and updates prefilled ones", () => {
    const before = { firstName: "Margit", lastName: "Nagy" };
    const emptied = { ...EMPTY_ANSWERS, lastName: "Nagy" };
    const { answers, prefilled } = applyPrefill(
      emptied,
      before,
      prefill({ firstName: "Margit", lastName: "Kis" }),
    );
    expect(answers).toEqual({ ...EMPTY_ANSWERS, lastName: "Kis" });
    expect(prefilled).toEqual({ firstName: "Margit", lastName: "Kis" });
  });

  test("replaces a typed answer by a locked value", () => {
    const typed = { ...EMPTY_ANSWERS, email: "mine@example.org" };
    const { answers } = applyPrefill(typed, {}, prefill({ email: "yours@example.org" }, ["email"]));
    expect(answers.email).toBe("yours@example.org");
  });
});
