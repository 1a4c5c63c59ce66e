import { isStorable } from "../../platform/graphql/inputRules.ts";
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLNonNull,
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

export const TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "x\uDC00y",
  "\uFFFF",
  "\u0001\u0007\u001B[31m",
  "\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627",
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

export const INTS = [
  0, 1, 2, 3, 10, 30, 60, 100, 1440, -1, -1_000, 2_147_483_647, -2_147_483_648, 99_999, 1_000_000,
];
export const FLOATS = [0, -1, 0.5, 1e-300, 1e300, -1e300, 2 ** 53];
export const DATES = [
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
  "2026-02-30",
  "-000001-01-01",
  "10000-01-01",
  "+275760-09-13",
];
export const INSTANTS = [
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
  "+275760-09-13T00:00:00Z",
  "2026-11-24T25:00:00Z",
];
export const ZONES = [
  "UTC",
  "America/New_York",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Etc/GMT+12",
  "Mars/Phobos",
  "utc\u0000",
  "",
];
export const CURRENCIES = ["USD", "EUR", "JPY", "usd", "XXX", ""];
export const LOCALES = [
  "en",
  "pt-br",
  "DE-AT",
  "zh-Hant-TW",
  "x-private",
  "en_US",
  "e",
  `en-${"a".repeat(40)}`,
  "",
];
export const URLS = [
  "https://example.com/",
  "https://example.com/a?b=c#d",
  "webcal://example.com/calendar.ics",
  "http://127.0.0.1:1/",
  "mailto:ann@example.com",
  "https://example.com/a b",
  "https://example.com/\u0000",
  "https://example.com/\uD800",
  "https://user:password@example.com/",
  `https://example.com/${"a".repeat(5_000)}`,
  "//example.com/",
  "/path",
  "https://",
  "",
];
export const COUNTRIES = ["DE", "GB", "us", "XK", "ZZ", "DEU", ""];
export const LOCAL_TIMES = ["09:00", "17:30", "00:00", "24:00", "48:00", "48:01", "9:00", "09:60", ""];

const PLAUSIBLE = {
  texts: TEXTS.filter(isStorable),
  dates: DATES.filter((date) => date >= "0001-01-01" && /^\d{4}-(?!13|02-30)/.test(date)),
  instants: [
    "2026-11-24T15:00:00Z",
    "2026-11-24T15:00:00.123Z",
    "0001-01-03T00:00:00Z",
    "1969-12-31T23:59:59Z",
    "9999-12-28T23:59:59Z",
  ],
  zones: ZONES.slice(0, 4),
  currencies: CURRENCIES.slice(0, 3),
  locales: LOCALES.slice(0, 4),
  urls: URLS.slice(0, 5),
  countries: COUNTRIES.slice(0, 3),
  localTimes: LOCAL_TIMES.slice(0, 5),
};
const HOSTILE = {
  texts: TEXTS,
  dates: DATES,
  instants: INSTANTS,
  zones: ZONES,
  currencies: CURRENCIES,
  locales: LOCALES,
  urls: URLS,
  countries: COUNTRIES,
  localTimes: LOCAL_TIMES,
};

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

  #input(type: GraphQLInputObjectType, depth: number): object {
    const all = Object.values(type.getFields());
    // Most choices have exactly one member, so that they reach the resolvers.
    if (type.isOneOf && this.#choices.chance(0.9)) {
      const { name, type: member } = this.#choices.pick(all);
      return { [name]: this.of(new GraphQLNonNull(getNullableType(member)), name, depth + 1) };
    }
    const fields = all.flatMap((field) => {
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
      case "Locale":
        return pick(this.#from.locales);
      case "URL":
        return pick(this.#from.urls);
      case "CountryCode":
        return pick(this.#from.countries);
      case "LocalTime":
        return pick(this.#from.localTimes);
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
