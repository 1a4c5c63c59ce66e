import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateGuests } from "./guestRules.ts";

const BOOKER = "ada@example.org";
const codes = (drafts: Parameters<typeof validateGuests>[0]) =>
  validateGuests(drafts, BOOKER).issues.map((one) => [one.path.join("."), one.code]);
const guest = (n: number) => ({ name: `Guest ${n}`, email: `guest${n}@example.org` });
const guests = (n: number) => Array.from({ length: n }, (_, i) => guest(i + 1));

it("accepts no guests when the visitor did not add any", () => {
  expect(validateGuests(null, BOOKER)).toEqual({ guests: [], issues: [] });
});

it.each([0, 101, 500])("rejects %i guests", (count) => {
  expect(codes(guests(count))).toEqual([["guests", "GUEST_COUNT"]]);
});

it.each([1, 2, 100])("accepts %i guests", (count) => {
  expect(validateGuests(guests(count), BOOKER)).toMatchObject({ guests: { length: count }, issues: [] });
});

describe("guest name", () => {
  it.each([
    ["", "NAME_REQUIRED"],
    [" \t ", "NAME_REQUIRED"],
    [null, "NAME_REQUIRED"],
    ["123", "NAME_INVALID"],
    ["...", "NAME_INVALID"],
    ["A\u0000b", "NAME_INVALID"],
    ["A\nb", "NAME_INVALID"],
    ["evil\u202etxt", "NAME_INVALID"],
    ["x".repeat(101), "NAME_INVALID"],
    ["x".repeat(10_000), "NAME_INVALID"],
  ])("rejects %j with %s", (name, code) => {
    expect(codes([{ ...guest(1), name }])).toEqual([["guests.0.name", code]]);
  });

  it.each(["Bo", "Åsa Öberg", "محمد", "李雷", "O’Neil-Smith", "Jean 2nd", " Ann "])("accepts %j", (name) => {
    expect(validateGuests([{ ...guest(1), name }], BOOKER)).toMatchObject({
      issues: [],
      guests: [{ name: name.trim() }],
    });
  });
});

describe("guest e-mail", () => {
  it.each([
    ["", "EMAIL_REQUIRED"],
    [null, "EMAIL_REQUIRED"],
    ["nobody", "INVALID_EMAIL"],
    ["a@b", "INVALID_EMAIL"],
    [`${"x".repeat(300)}@example.org`, "INVALID_EMAIL"],
    [BOOKER, "EMAIL_NOT_UNIQUE"],
    ["ADA@Example.ORG", "EMAIL_NOT_UNIQUE"],
    [" ada@example.org ", "EMAIL_NOT_UNIQUE"],
  ])("rejects %j with %s", (email, code) => {
    expect(codes([{ ...guest(1), email }])).toEqual([["guests.0.email", code]]);
  });
});

it("reports the second of two equal addresses, ignoring case", () => {
  const twice = { ...guest(3), email: "GUEST1@example.org" };
  expect(codes([guest(1), guest(2), twice])).toEqual([["guests.2.email", "EMAIL_NOT_UNIQUE"]]);
});

it("reports all issues by guest", () => {
  expect(codes([{ name: "", email: "" }, guest(1), { name: "7", email: "x" }])).toEqual([
    ["guests.0.name", "NAME_REQUIRED"],
    ["guests.0.email", "EMAIL_REQUIRED"],
    ["guests.2.name", "NAME_INVALID"],
    ["guests.2.email", "INVALID_EMAIL"],
  ]);
});

it("never accepts two equal addresses", () => {
  const typed = fc.record({
    name: fc.string({ unit: "grapheme", maxLength: 12 }),
    email: fc.constantFrom("a@x.org", "A@x.org", "b@x.org", "b@X.ORG ", "", "no"),
  });
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 6 }), (drafts) => {
      const result = validateGuests(drafts, BOOKER);
      const emails = result.guests.map((one) => one.email.toLowerCase());
      expect(result.issues.length === 0 && new Set(emails).size !== emails.length).toBe(false);
    }),
  );
});
