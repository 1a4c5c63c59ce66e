import { isStorable } from "../../platform/graphql/inputRules.ts";
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import type { Choices } from "./random.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");
const UUID = "00000000-0000-7000-8000-000000000001";

const TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "x\uDC00y",
  "\uFFFF",
  "\u202E\u200B",
  "😀".repeat(50),
  "a".repeat(5_000),
  "%",
  "_%\\",
  "'; DROP TABLE bookings; --",
  "../../etc/passwd",
  "%00",
  "<script>alert(1)</script>",
  "{}",
  "[]",
  "null",
  "-1",
  "1e400",
  "NaN",
  UUID,
  "service_",
  "service_00000000000000000000000000",
  "service_zzzzzzzzzzzzzzzzzzzzzzzzzz",
  "Service:1",
  "key_\u0000",
  base64("GPC:N:1"),
  base64(`GPC:T:["S:${UUID}","S:${UUID}"]`),
  base64(`GPC:T:["S:${UUID}","S:${UUID}","N:99999999999"]`),
  base64("OffsetConnection:-1"),
  base64("OffsetConnection:99999999999"),
  Buffer.from(`startsAt 99999999999999 ${UUID}`).toString("base64url"),
  Buffer.from(`9999999999999 ${UUID}`).toString("base64url"),
  Buffer.from(JSON.stringify([UUID])).toString("base64url"),
  Buffer.from(JSON.stringify(["a\u0000", "", UUID])).toString("base64url"),
  "https://example.com/",
  "http://127.0.0.1:1/",
  "javascript:alert(1)",
  "ann@example.com",
  "a@b",
  "+1 212 555 0100",
  "10:00",
  "25:61",
  "24:00",
  "2026-11-24",
  "0000-00-00",
  "America/New_York",
  "UTC",
  "en",
  "de-DE-x-private",
  "USD",
  "constructor",
  "__proto__",
  "hasOwnProperty",
];

const INTS = [
  0, 1, 2, 3, 10, 30, 60, 100, 1440, -1, -1_000, 2_147_483_647, -2_147_483_648, 99_999, 1_000_000,
];
const FLOATS = [0, -1, 0.5, 1e-300, 1e300, -1e300, 2 ** 53];
const DATES = [
  "2026-11-24",
  "2026-11-27",
  "2026-02-28",
  "2024-02-29",
  "0000-01-01",
  "0000-12-31",
  "0001-01-01",
  "0001-01-02",
  "1582-10-10",
  "1899-12-31",
  "9999-12-31",
  "9999-12-30",
  "9998-01-01",
  "2026-13-01",
  "-000001-01-01",
  "10000-01-01",
];
const INSTANTS = [
  "2026-11-24T15:00:00Z",
  "2026-11-24T15:00:00.123456789Z",
  "2026-11-24T15:00:00+14:00",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "0001-01-03T00:00:00Z",
  "1969-12-31T23:59:59Z",
  "1900-01-01T00:00:00-23:59",
  "9999-12-28T23:59:59Z",
  "9999-12-31T23:59:59Z",
  "9999-12-31T23:59:59-23:59",
  "2026-11-24",
  "2026-02-30T00:00:00Z",
];
const ZONES = [
  "UTC",
  "America/New_York",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Etc/GMT+12",
  "Nowhere/None",
  "utc\u0000",
  "",
];
const CURRENCIES = ["USD", "EUR", "JPY", "usd", "XXX", ""];

const PLAUSIBLE = {
  texts: TEXTS.filter(isStorable),
  dates: DATES.filter((date) => date >= "0001-01-01" && /^\d{4}-(?!13)/.test(date)),
  instants: [
    "2026-11-24T15:00:00Z",
    "2026-11-24T15:00:00.123Z",
    "0001-01-03T00:00:00Z",
    "1969-12-31T23:59:59Z",
    "9999-12-28T23:59:59Z",
  ],
  zones: ZONES.slice(0, 4),
  currencies: CURRENCIES.slice(0, 3),
};
const HOSTILE = { texts: TEXTS, dates: DATES, instants: INSTANTS, zones: ZONES, currencies: CURRENCIES };

export class HostileValues {
  readonly #choices: Choices;
  readonly #names: readonly string[];
  #from: typeof HOSTILE = HOSTILE;

  constructor(choices: Choices, names: readonly string[]) {
    this.#choices = choices;
    this.#names = names;
  }

  /** Begins a request. Three of four contain only well-formed values, so that they reach the resolvers. */
  begin(): void {
    this.#from = this.#choices.chance(0.25) ? HOSTILE : PLAUSIBLE;
  }

  /** Returns a value for an argument or field. Undefined if it is left out. */
  of(type: GraphQLInputType, name = "", depth = 0): unknown {
    const { chance, pick } = this.#choices;
    if (this.#from === PLAUSIBLE) {
      if (/^(after|before|last)$/.test(name) && chance(0.9)) return undefined;
      if (name === "first") return pick([undefined, 1, 5]);
      if (name === "idempotencyKey")
        return pick(["first-key", "second-key", `key-${String(this.#choices.below(1_000_000))}`]);
    }
    if (!isNonNullType(type) && chance(depth > 3 ? 0.9 : 0.3)) return chance(0.2) ? null : undefined;
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const length = chance(0.02) ? 120 : this.#choices.below(4);
      return Array.from(
        { length },
        () => this.of(nullable.ofType as GraphQLInputType, name, depth + 1) ?? null,
      );
    }
    if (isInputObjectType(nullable)) return this.#input(nullable, depth);
    if (isEnumType(nullable)) return this.#choices.pick(nullable.getValues()).name;
    return this.#scalar(nullable.name);
  }

  text(): string {
    const { chance, pick } = this.#choices;
    return chance(0.4)
      ? pick(this.#names)
      : chance(0.1)
        ? pick(this.#from.texts) + pick(this.#from.texts)
        : pick(this.#from.texts);
  }

  #input(type: Extract<GraphQLInputType, { getFields(): unknown }>, depth: number): object {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const value = this.of(field.type, field.name, depth + 1);
      return value === undefined && !isRequiredInputField(field) ? [] : [[field.name, value] as const];
    });
    return Object.fromEntries(fields);
  }

  #scalar(name: string): unknown {
    const { chance, pick } = this.#choices;
    switch (name) {
      case "Int":
        return pick(INTS);
      case "Float":
        return pick(FLOATS);
      case "Boolean":
        return chance(0.5);
      case "Date":
        return pick(this.#from.dates);
      case "DateTime":
        return pick(this.#from.instants);
      case "TimeZone":
        return pick(this.#from.zones);
      case "Currency":
        return pick(this.#from.currencies);
      case "JSONObject":
        return this.#json(0);
      default:
        return this.text();
    }
  }

  #json(depth: number): object {
    const { below, chance, pick } = this.#choices;
    const keys = [
      "title",
      "fields",
      "slides",
      "rules",
      "key",
      "kind",
      "label",
      "entries",
      "version",
      "\u0000",
      "__proto__",
    ];
    const value = (): unknown => {
      if (depth < 3 && chance(0.4)) return this.#json(depth + 1);
      if (depth < 3 && chance(0.3)) return [this.#json(depth + 1), this.text()];
      return pick<unknown>([this.text(), pick(INTS), null, true, pick(FLOATS)]);
    };
    return Object.fromEntries(Array.from({ length: below(6) }, () => [pick(keys), value()]));
  }
}
