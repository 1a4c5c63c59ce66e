import { type HttpsOrigin, httpsOrigin } from "./httpsOrigin.ts";
import { parseHex } from "../../../shared/branding/colour.ts";
import {
  type Field,
  type Written,
  email,
  flag,
  validateFields,
  orNull,
  phone,
  picture,
  text,
  whole,
  word,
  zone,
} from "../../../shared/input/fields.ts";
import { type Issue, issue } from "../../../shared/failures/failure.ts";
import { locales } from "../../../shared/languages/locales.ts";
import { isCurrency } from "../../../shared/money/decimals.ts";

const currency: Field<string> = (written) => {
  if (written === null) return { fault: "REQUIRED" };
  return typeof written === "string" && isCurrency(written) ? { value: written } : { fault: "INVALID" };
};

const colour: Field<string> = (written) => {
  if (written === null) return { fault: "REQUIRED" };
  const value = typeof written === "string" ? parseHex(written) : null;
  return value === null ? { fault: "INVALID" } : { value };
};

const origin: Field<HttpsOrigin> = (written) => {
  const value = typeof written === "string" ? httpsOrigin(written) : null;
  return value === null ? { fault: "INVALID" } : { value };
};

/** What an owner says of the business, its lists left out. */
const BUSINESS = {
  name: text({ max: 120 }),
  tagline: text({ max: 200, mayBeEmpty: true }),
  timeZone: zone,
  currency,
  locale: word(locales),
  hourCycle: word(["H12", "H24", "LOCALE"]),
  zoneLocked: flag,
  phone,
  email,
  address: text({ max: 300, lines: true, mayBeEmpty: true }),
  accentColor: colour,
  logo: orNull(picture),
  origin: orNull(origin),
  cancellationPolicy: text({ max: 2000, lines: true, mayBeEmpty: true }),
  taxBasisPoints: whole(0, 10_000),
  linkContactDays: whole(0, 3650),
  uploadDays: orNull(whole(1, 3650)),
  taxName: text({ max: 60, mayBeEmpty: true }),
  freeOrdersPerHour: orNull(whole(0, 1000)),
  maxOrdersPerHour: orNull(whole(1, 1000)),
  maxOpenOrders: orNull(whole(1, 1000)),
  busyBookingsPerHour: orNull(whole(1, 100_000)),
};

/** The settings as they were written. */
export interface WrittenBusiness extends Written<typeof BUSINESS> {
  readonly redirectOrigins?: readonly string[] | null | undefined;
}

/** The most origins that forms may lead on to. */
const MOST_REDIRECTS = 50;

/** Judges what is to change of a business's settings. */
export function validateBusiness(written: WrittenBusiness) {
  const { values, issues } = validateFields(BUSINESS, written);
  const redirects =
    written.redirectOrigins === undefined ? null : judgeRedirects(written.redirectOrigins ?? []);
  return {
    values: { ...values, ...(redirects && { redirectOrigins: redirects.origins }) },
    issues: [...issues, ...(redirects?.issues ?? [])],
  };
}

function judgeRedirects(written: readonly string[]): {
  readonly origins: readonly string[];
  readonly issues: readonly Issue[];
} {
  if (written.length > MOST_REDIRECTS)
    return { origins: [], issues: [issue(["redirectOrigins"], "TOO_MANY")] };
  const read = written.map(httpsOrigin);
  return {
    origins: [...new Set(read.filter((one) => one !== null))],
    issues: read.flatMap((one, i) =>
      one === null ? [issue(["redirectOrigins", String(i)], "INVALID")] : [],
    ),
  };
}
