import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { removeValues } from "./removeValues.ts";

describe("removeValues", () => {
  it.each([
    ["plain", "plain"],
    ["mail to Ann <ann.b+c@example.co.uk> failed", "mail to [word] <[e-mail]> failed"],
    ["Key (email)=(ann@x.org) already exists", "Key (email)=([value]) already exists"],
    ['invalid input syntax for type uuid: "Ann Bee"', "invalid input syntax for type uuid: [value]"],
    ["call +1 (212) 555-0100 back", "call [number] back"],
    ['column "starts_at" is missing', 'column "starts_at" is missing'],
    ['relation "bookings" does not exist', 'relation "bookings" does not exist'],
    [
      'duplicate key value violates unique constraint "users_email_key"',
      'duplicate key value violates unique constraint "users_email_key"',
    ],
    [
      "cannot read 'startsAt' of undefined (reading 'name')",
      "cannot read 'startsAt' of undefined (reading 'name')",
    ],
    ["value \"Ann\" of 'Mrs Bee' is out of range", "value [value] of [value] is out of range"],
    ["it can't and won't", "it can't and won't"],
    [
      "\nInvalid `create()`:\n\n{ name: 'Ann' }\n\nArgument missing",
      "Invalid `create()`: … Argument missing",
    ],
    [
      `Unexpected token 'z', "zebedee" is not valid JSON`,
      "Unexpected token [value], [value] is not valid JSON",
    ],
    ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED [number]:5432"],
    ["Connection terminated unexpectedly", "Connection terminated unexpectedly"],
    ["ERR_INVALID_ARG_TYPE from a TypeError, P2039", "ERR_INVALID_ARG_TYPE from a TypeError, P2039"],
    ["Invalid time zone specified: Zebedee/quux", "Invalid time zone specified: [value]"],
    [
      "Stripe could not make a refund: StripeAPIError, card_declined",
      "Stripe could not make a refund: StripeAPIError, card_declined",
    ],
    ["from 2001:db8::17 at 203.0.113.77", "from [number] at [number]"],
    ["no response within 2000 ms", "no response within 2000 ms"],
  ])("%j", (message, cleaned) => {
    expect(removeValues(message)).toBe(cleaned);
  });
});

/** All personal data and secrets of a request, as they may occur in a message. */
const SECRETS = {
  name: "Zebedee Quuxworth",
  "name with an apostrophe": "Aoife O'Quux",
  "name with a hyphen": "Jean-Luc Quux-Worth",
  "name like a beginning": "Page Field",
  "name in another alphabet": "山田 太郎",
  "name with accents": "Žofie Čapková",
  email: "zebedee@quuxworth.example",
  "e-mail in capitals": "ZEBEDEE@QUUXWORTH.EXAMPLE",
  phone: "+1 212 555 0142",
  "phone in one": "+12125550142",
  address: "203.0.113.77",
  "address of the sixth version": "2001:db8:85a3::8a2e:370:7334",
  note: "Allergic to zinnias, rings twice",
  "note of two lines": "Rings twice\n    at Elm Street 12\nand waits",
  reference: "NB7K2M9QX",
  "access key": "AZkq3n7rTz6XJm0w1v9bLdQe5sYh2gCf4uPi8oKa",
  "api key": "daybook_k3J9x2Lm8Qw7Zr5Tv1Yb4Nc6Hf0Gd",
  "webhook secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  "stripe key": "sk_test_51HqLyjWDarjtT1zdp7dc",
  "session token": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
} as const;

/** Formats in which errors quote a value. */
const SAID: Readonly<Record<string, (value: string) => string>> = {
  alone: (value) => value,
  "in the middle": (value) => `nobody called ${value} was found`,
  "at the end": (value) => `cannot book for ${value}`,
  "at the beginning": (value) => `${value} is not available`,
  "in double quotes": (value) => `no contact "${value}" here`,
  "in single quotes": (value) => `no contact '${value}' here`,
  "in backticks": (value) => `no contact \`${value}\` here`,
  "in quotes of books": (value) => `no contact “${value}” here`,
  "after a colon": (value) => `Unknown contact: ${value}`,
  "as a detail": (value) => `duplicate key: Key (email)=(${value}) already exists.`,
  "as a row": (value) => `new row violates: Failing row contains (1, ${value}, null).`,
  "as a parameter": (value) => `sent name=${value}&more`,
  "in an address": (value) => `GET https://studio.example/x?who=${encodeURIComponent(value)} failed`,
  "in JSON": (value) => `refused ${JSON.stringify({ contact: { value } })} for good`,
  "cut off": (value) => `Unexpected token 'Z', "${value} and m`,
  "between lines": (value) => `Invalid call\n\n  value: ${value}\n\nArgument missing`,
};

describe.each(Object.entries(SECRETS))("%s", (kind, value) => {
  // Unquoted lower-case words look like ordinary words, so parts of a note may stay, but never all of it.
  it.each(Object.entries(SAID))("%s", (_, toSentence) => {
    const cleaned = removeValues(toSentence(value));
    expect(cleaned).not.toContain(value);
    if (!kind.startsWith("name")) return;
    for (const part of value.split(/[\s'-]+/)) if (part.length > 1) expect(cleaned).not.toContain(part);
  });
});

it("removes every name in every format", () => {
  const letter = (letters: string) => fc.constantFrom(...letters);
  const name = fc
    .tuple(
      letter("ABDEFGHKLMNOPRSTVZÅÉŁØÜ"),
      fc.array(letter("abdefghiklmnoprstuvzåéłøü"), { minLength: 3, maxLength: 9 }),
    )
    .map(([first, rest]) => `Q${first}${rest.join("")}`);
  fc.assert(
    fc.property(name, name, fc.constantFrom(...Object.values(SAID)), (first, last, toSentence) => {
      const cleaned = removeValues(toSentence(`${first} ${last}`));
      expect(cleaned).not.toContain(first);
      expect(cleaned).not.toContain(last);
    }),
    { numRuns: 500 },
  );
});

it("takes constant time for a long message", () => {
  const cleaned = removeValues(`x ${"'\"`{(".repeat(50_000)}`);
  expect(cleaned.length).toBeLessThanOrEqual(400);
});
