import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BookInput, bookFingerprint } from "./book.ts";
import { type HoldRequest, requestFingerprint } from "./holdRequest.ts";

// `Required` makes a new field of the input a type error here.
const hold: Required<HoldRequest> = {
  target: { serviceId: "service", providerId: "provider", staffId: null, startsAt: 29_000_000 },
  seats: 2,
  lines: [{ serviceId: "service", staffId: "staff", member: 0, seats: 1 }],
  series: [29_000_000],
  overrides: ["PAST"],
  overrideStaffId: "staff",
  oneTimeLink: "slug",
  overrideAudit: null,
  visitor: "visitor",
  idempotencyKey: "key",
  clientAddress: "192.0.2.1",
  trustedCaller: null,
  actor: "USER user",
};
const booking: Required<BookInput> = {
  contact: {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.org",
    phone: null,
    dateOfBirth: null,
  },
  locationKind: "PHONE",
  location: "London",
  notes: "",
  consent: true,
  timeZone: "Europe/London",
  locale: "en",
  guests: [{ name: "Charles", email: "charles@example.org" }],
  attribution: [{ name: "utm_source", value: "letter" }],
  answers: [{ field: "color", text: "red" }],
  forms: [{ formId: "form", version: 1 }],
  holdToken: "token",
  idempotencyKey: "key",
  proof: "proof",
  captchaToken: "captcha",
  bookerToken: "booker",
  isBusiness: false,
  overrides: ["WITHOUT_EMAIL"],
  overrideStaffId: null,
  overrideAudit: null,
  clientAddress: "192.0.2.1",
  trustedCaller: null,
};

const HOLD_UNCOUNTED = "visitor idempotencyKey clientAddress trustedCaller actor overrideAudit".split(" ");
const BOOK_UNCOUNTED =
  "holdToken idempotencyKey proof captchaToken bookerToken isBusiness clientAddress trustedCaller overrideStaffId overrideAudit".split(
    " ",
  );

describe.each([
  ["holdSlot", hold, requestFingerprint as (input: object) => Buffer, HOLD_UNCOUNTED],
  ["book", booking, bookFingerprint as (input: object) => Buffer, BOOK_UNCOUNTED],
])("the fingerprint of %s", (_, input, fingerprint, uncounted) => {
  it("changes with every field but the ones that do not count", () => {
    fc.assert(
      fc.property(fc.constantFrom(...listPaths(input)), fc.jsonValue(), (path, value) => {
        const changed = structuredClone(input);
        const parent = path
          .slice(0, -1)
          .reduce((node, name) => node[name] as Node, changed as unknown as Node);
        const name = path.at(-1)!;
        fc.pre(JSON.stringify(parent[name]) !== JSON.stringify(value));
        parent[name] = value;
        expect(fingerprint(changed).equals(fingerprint(input))).toBe(uncounted.includes(path[0]!));
      }),
      { numRuns: 1000 },
    );
  });
});

type Node = Record<string, unknown>;

function listPaths(node: object): string[][] {
  return Object.entries(node).flatMap(([name, value]) => [
    [name],
    ...(typeof value === "object" && value !== null ? listPaths(value).map((path) => [name, ...path]) : []),
  ]);
}
