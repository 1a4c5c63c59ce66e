import { type HttpsOrigin, parseHttpsOrigin } from "./parseHttpsOrigin.ts";
import { parseHex } from "../../../shared/branding/colour.ts";
import {
  type Field,
  type FieldInput,
  email,
  booleanField,
  validateFields,
  nullable,
  phone,
  pictureUrl,
  text,
  wholeNumber,
  enumField,
  timeZoneField,
} from "../../../shared/input/fields.ts";
import { type Issue, issue } from "../../../shared/failures/failure.ts";
import { locales } from "../../../shared/languages/locales.ts";
import { isCurrency } from "../../../shared/money/decimals.ts";

const currency: Field<string> = (input) => {
  if (input === null) return { issueCode: "REQUIRED" };
  return typeof input === "string" && isCurrency(input) ? { value: input } : { issueCode: "INVALID" };
};

const colour: Field<string> = (input) => {
  if (input === null) return { issueCode: "REQUIRED" };
  const value = typeof input === "string" ? parseHex(input) : null;
  return value === null ? { issueCode: "INVALID" } : { value };
};

const origin: Field<HttpsOrigin> = (input) => {
  const value = typeof input === "string" ? parseHttpsOrigin(input) : null;
  return value === null ? { issueCode: "INVALID" } : { value };
};

const BUSINESS = {
  name: text({ max: 120 }),
  tagline: text({ max: 200, isOptional: true }),
  timeZone: timeZoneField,
  currency,
  locale: enumField(locales),
  hourCycle: enumField(["H12", "H24", "LOCALE"]),
  zoneLocked: booleanField,
  phone,
  email,
  address: text({ max: 300, allowsLines: true, isOptional: true }),
  accentColor: colour,
  logo: nullable(pictureUrl),
  origin: nullable(origin),
  cancellationPolicy: text({ max: 2000, allowsLines: true, isOptional: true }),
  taxBasisPoints: wholeNumber(0, 10_000),
  linkContactDays: wholeNumber(0, 3650),
  uploadDays: nullable(wholeNumber(1, 3650)),
  requiresSecondFactor: booleanField,
  taxName: text({ max: 60, isOptional: true }),
  freeOrdersPerHour: nullable(wholeNumber(0, 1000)),
  maxOrdersPerHour: nullable(wholeNumber(1, 1000)),
  maxOpenOrders: nullable(wholeNumber(1, 1000)),
  busyBookingsPerHour: nullable(wholeNumber(1, 100_000)),
};

export interface BusinessSettingsInput extends FieldInput<typeof BUSINESS> {
  readonly redirectOrigins?: readonly string[] | null | undefined;
}

const MOST_REDIRECTS = 50;

export function validateBusiness(input: BusinessSettingsInput) {
  const { values, issues } = validateFields(BUSINESS, input);
  const redirects =
    input.redirectOrigins === undefined ? null : validateRedirects(input.redirectOrigins ?? []);
  return {
    values: { ...values, ...(redirects && { redirectOrigins: redirects.origins }) },
    issues: [...issues, ...(redirects?.issues ?? [])],
  };
}

function validateRedirects(input: readonly string[]): {
  readonly origins: readonly string[];
  readonly issues: readonly Issue[];
} {
  if (input.length > MOST_REDIRECTS) return { origins: [], issues: [issue(["redirectOrigins"], "TOO_MANY")] };
  const parsed = input.map(parseHttpsOrigin);
  return {
    origins: [...new Set(parsed.filter((one) => one !== null))],
    issues: parsed.flatMap((one, i) =>
      one === null ? [issue(["redirectOrigins", String(i)], "INVALID")] : [],
    ),
  };
}
