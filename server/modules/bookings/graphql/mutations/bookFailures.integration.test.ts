import { describe, expect, it } from "vitest";
import { audit, expectNoChanges } from "../../../../testing/audit/audit.ts";
import { expectScalarErrors } from "../../../../testing/requests/scalarErrors.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  book,
  details,
  holdAndGetToken,
  serviceId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

/** One live hold of each kind, which every failure must keep. */
const holdTokens: Record<string, string> = {};
const graph = await openGraph();
await graph.change("physio", { paymentRule: "NONE" });
const startsByService = {
  consultation: "2026-11-23T15:00:00Z",
  physio: "2026-11-24T15:00:00Z",
  "home-visit": "2026-11-24T19:00:00Z",
  "intro-call": "2026-11-23T13:00:00Z",
  "couples-assessment": "2026-11-25T15:00:00Z",
};
for (const [service, startsAt] of Object.entries(startsByService))
  holdTokens[service] = await holdAndGetToken(graph, {
    service: serviceId(service),
    startsAt,
    visitor: visitorToken(service),
  });

type Issue = readonly [path: string, code: string, message: string];

/** Expects exactly these issues and no changed row. */
async function expectIssues(service: string, changes: Record<string, unknown>, ...issues: readonly Issue[]) {
  await expectNoChanges(graph, async () => {
    const answer = await book(graph, holdTokens[service]!, { locationKind: "AT_PROVIDER", ...changes });
    expect(answer).toEqual({
      __typename: "InvalidInput",
      code: "INVALID_INPUT",
      message: issues[0]![2],
      issues: issues.map(([path, code, message]) => ({ path: path.split("."), code, message })),
    });
  });
}

const expectScalarError = (changes: Record<string, unknown>, ...paths: readonly string[]) =>
  expectNoChanges(graph, () =>
    expectScalarErrors(book(graph, holdTokens["consultation"]!, changes), ...paths),
  );

const contact = (changes: Record<string, unknown>) => ({ contact: { ...details.contact, ...changes } });
const REQUIRED = ["REQUIRED", "This field is required."] as const;
const TOO_LONG = ["TOO_LONG", "This text is too long."] as const;
const CONTROL = ["CONTROL_CHARACTERS", "This text contains characters that cannot be used."] as const;
const NAME = ["NAME_INVALID", "Name is invalid"] as const;
const INVALID = ["INVALID", "This value is not valid."] as const;
const NO_DATE = ["INVALID_DATE", "This is not a date."] as const;

describe.each(["firstName", "lastName"])("contact.%s", (field) => {
  const path = `contact.${field}`;
  it.each([
    ["missing", undefined, REQUIRED],
    ["null", null, REQUIRED],
    ["empty", "", REQUIRED],
    ["white space", " \t\u00a0\u3000\n", REQUIRED],
    ["of 101 letters", "n".repeat(101), TOO_LONG],
    ["of 10,000 letters", "n".repeat(10_000), TOO_LONG],
    ["with a web address", "see http://evil.example", NAME],
    ["with a web host", "WWW.evil.example", NAME],
    ["with a NUL", "Ada\u0000", NAME],
    ["with a bell", "A\u0007da", NAME],
    ["with a line break", "Ada\nLovelace", NAME],
    ["with a tab", "Ada\tLovelace", NAME],
    ["with a C1 control", "Ada\u0085x", NAME],
    ["with a right-to-left override", "Ada\u202eecalevoL", NAME],
    ["with an isolate", "Ada\u2066", NAME],
    ["with an Arabic letter mark", "Ada\u061cx", NAME],
    ["with a zero-width space", "A\u200bda", NAME],
    ["with a byte order mark inside", "A\ufeffda", NAME],
    ["with half a surrogate pair", "Ada\ud83d", NAME],
    ["with the other half", "\ude00Ada", NAME],
  ])("%s", async (_name, value, [code, message]) => {
    await expectIssues("consultation", contact({ [field]: value }), [path, code, message]);
  });
});

describe("contact.email", () => {
  const bad = ["INVALID_EMAIL", "Email is invalid!"] as const;
  it.each([
    ["missing", undefined, REQUIRED],
    ["empty", "", REQUIRED],
    ["a word", "ada", bad],
    ["without a name", "@example.com", bad],
    ["without a host", "ada@", bad],
    ["with two signs", "ada@b@example.com", bad],
    ["with a space", "ada b@example.com", bad],
    ["without a dot", "ada@localhost", bad],
    ["with a dot at the end", "ada@example.com.", bad],
    ["with two dots", "ada..b@example.com", bad],
    ["with a list", "ada@example.com,bo@example.com", bad],
    ["with a name around", "Ada <ada@example.com>", bad],
    ["with a local part of 65", `${"a".repeat(65)}@example.com`, bad],
    ["of 10,000 letters", `${"a".repeat(9_988)}@example.com`, TOO_LONG],
    ["with another header in it", "ada@example.com\r\nBcc: bo@example.com", CONTROL],
    ["with a NUL", "ada@exam\u0000ple.com", CONTROL],
  ])("%s", async (_name, email, [code, message]) => {
    await expectIssues("consultation", contact({ email }), ["contact.email", code, message]);
  });
});

describe("contact.phone", () => {
  const bad = ["INVALID_PHONE", "Phone number is invalid."] as const;
  it.each([
    ["missing where it is required", undefined, REQUIRED],
    ["empty", " ", REQUIRED],
    ["letters", "call me", bad],
    ["four digits", "1234", bad],
    ["16 digits", "1234567890123456", bad],
    ["a plus inside", "12+3456789", bad],
    ["10,000 digits", "1".repeat(10_000), TOO_LONG],
    ["with a control", "+1 212\u0007555 0100", CONTROL],
  ])("%s", async (_name, phone, [code, message]) => {
    await expectIssues("intro-call", { ...contact({ phone }), locationKind: "PHONE" }, [
      "contact.phone",
      code,
      message,
    ]);
  });

  it("is validated when it is optional and present", async () => {
    await expectIssues("consultation", contact({ phone: "no" }), ["contact.phone", ...bad]);
  });
});

describe("contact.dateOfBirth", () => {
  const range = ["OUT_OF_RANGE", "This value is out of range."] as const;
  it.each([
    ["missing where it is required", undefined, REQUIRED],
    ["empty", "", REQUIRED],
    ["tomorrow", "2026-11-21", range],
    ["in 1899", "1899-12-31", range],
    ["30 February", "1990-02-30", NO_DATE],
    ["another order", "10.12.1990", NO_DATE],
    ["with a time", "1990-12-10T00:00:00Z", NO_DATE],
    ["garbage of 10,000 letters", "9".repeat(10_000), NO_DATE],
  ])("%s", async (_name, dateOfBirth, [code, message]) => {
    await expectIssues("physio", contact({ dateOfBirth }), ["contact.dateOfBirth", code, message]);
  });

  it("is compared with today's date at the business", async () => {
    graph.clock.set("2026-11-20T10:05:00Z");
    await expectIssues("physio", contact({ dateOfBirth: "2026-11-21" }), ["contact.dateOfBirth", ...range]);
    graph.clock.set("2026-11-20T10:00:00Z");
  });
});

describe("other details", () => {
  const missing = ["LOCATION_REQUIRED", "Location is required."] as const;

  it("rejects a missing consent", async () => {
    await expectIssues("consultation", { consent: false }, [
      "consent",
      "CONSENT_REQUIRED",
      "This field is required.",
    ]);
    await expectIssues("consultation", { consent: null }, [
      "consent",
      "CONSENT_REQUIRED",
      "This field is required.",
    ]);
  });

  it.each([
    ["is none", null, ...missing],
    ["is not the service's", "PHONE", ...INVALID],
    ["is the visitor's, where the service is not", "AT_VISITOR", ...INVALID],
  ])("rejects a kind of location that %s", async (_name, locationKind, code, message) => {
    const where = { locationKind, location: "1 Elm Street" };
    await expectIssues("consultation", where, ["locationKind", code, message]);
  });

  it.each([
    ["missing", null, missing],
    ["empty", "", missing],
    ["white space", " \n ", missing],
    ["of 301 letters", "1".repeat(301), TOO_LONG],
    ["of 10,000 letters", "1".repeat(10_000), TOO_LONG],
    ["with a NUL", "1 Elm\u0000Street", CONTROL],
    ["with an override", "1 Elm\u202eStreet", CONTROL],
  ])("rejects a visitor's address: %s", async (_name, location, [code, message]) => {
    await expectIssues("home-visit", { locationKind: "AT_VISITOR", location }, ["location", code, message]);
  });

  it.each([
    ["of 2,001 letters", "n".repeat(2_001), TOO_LONG],
    ["of 10,000 letters", "n".repeat(10_000), TOO_LONG],
    ["with a NUL", "a\u0000", CONTROL],
    ["with half a pair", "a\ud800", CONTROL],
  ])("rejects notes %s", async (_name, notes, [code, message]) => {
    await expectIssues("consultation", { notes }, ["notes", code, message]);
  });

  it.each([
    ["empty", ""],
    ["on Mars", "Mars/Olympus"],
    ["an offset", "+05:30"],
    ["an ambiguous abbreviation of a zone", "BST"],
    ["with a NUL", "America/New_York\u0000"],
    ["of 10,000 letters", "A".repeat(10_000)],
  ])("rejects the time zone: %s", async (_name, timeZone) => {
    await expectScalarError({ timeZone }, "timeZone");
  });

  it.each([
    ["empty", ""],
    ["a letter", "e"],
    ["another system's", "en_US"],
    ["cut", "en-"],
    ["a path", "../../etc/passwd"],
    ["with a line break", "en\n"],
    ["of 10,000 letters", `en${"-aaaaaaaa".repeat(1_111)}`],
  ])("rejects the language: %s", async (_name, locale) => {
    await expectScalarError({ locale }, "locale");
  });

  it("returns an issue if the language is a name", async () => {
    await expectIssues("consultation", { locale: "english" }, ["locale", ...INVALID]);
  });

  it.each([
    ["empty", ""],
    ["short", "short"],
    ["long", "k".repeat(101)],
    ["with a space", "with space"],
    ["in Cyrillic", "ключ-ключ"],
  ])("rejects the idempotency key: %s", async (_name, idempotencyKey) => {
    await expectIssues("consultation", { idempotencyKey }, ["idempotencyKey", ...INVALID]);
  });

  it("rejects a kind of location when the service has none", async () => {
    await graph.change("consultation", { locationKinds: [] });
    await expectIssues("consultation", { locationKind: "PHONE" }, ["locationKind", ...INVALID]);
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER", "ONLINE"] });
  });

  it("returns all issues together with their paths", async () => {
    await expectIssues(
      "physio",
      { contact: {}, notes: "a\u0000", locale: "english" },
      ["contact.firstName", ...REQUIRED],
      ["contact.lastName", ...REQUIRED],
      ["contact.email", ...REQUIRED],
      ["contact.dateOfBirth", ...REQUIRED],
      ["notes", ...CONTROL],
      ["locale", ...INVALID],
    );
    await expectScalarError({ contact: {}, timeZone: "nowhere", locale: "?" }, "locale", "timeZone");
  });

  it("keeps every hold, so that all can be booked", async () => {
    for (const [service, token] of Object.entries(holdTokens)) {
      const kinds: Record<string, string> = { "home-visit": "AT_VISITOR", "intro-call": "PHONE" };
      const answer = await book(graph, token, {
        locationKind: kinds[service] ?? "AT_PROVIDER",
        location: "1 Elm Street",
      });
      expect([service, answer.__typename]).toEqual([service, "BookPayload"]);
    }
    expect(await audit(graph.database)).toEqual({});
  });
});
