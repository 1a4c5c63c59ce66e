import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Returns the country of the business's own number, the default for numbers without a country code. */
export function getPhoneCountry(businessPhone: string): CountryCode | null {
  return parsePhoneNumberFromString(businessPhone)?.country ?? null;
}

/** Returns null for an invalid number. A number without a country code belongs to `home`. */
export function formatInternationalPhone(text: string, home: CountryCode | null): string | null {
  const number = parsePhone(text, home);
  return number?.isValid() ? number.formatInternational() : null;
}

/**
 * New ranges are assigned every month, so only impossible lengths and countries fail. Without `home`, numbers without a
 * country code pass.
 */
export function isImpossiblePhone(text: string, home: CountryCode | null): boolean {
  if (home === null && !text.trim().startsWith("+")) return false;
  return !(parsePhone(text, home)?.isPossible() ?? false);
}

function parsePhone(text: string, home: CountryCode | null) {
  return parsePhoneNumberFromString(text, { extract: false, ...(home && { defaultCountry: home }) });
}
