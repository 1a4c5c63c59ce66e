import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Where a number without a country code belongs: to the country of the business's own number; null: it has none. */
export function homeCountry(businessPhone: string): CountryCode | null {
  return parsePhoneNumberFromString(businessPhone)?.country ?? null;
}

/**
 * A phone number in its international form, `+1 212 555 0142`; null: no network has such a number. One that was typed
 * without its country is read as `home`'s.
 */
export function internationalPhone(text: string, home: CountryCode | null): string | null {
  const number = read(text, home);
  return number?.isValid() ? number.formatInternational() : null;
}

/**
 * Whether a number cannot be dialled from anywhere, whatever it belongs to: too long, too short, or of no country. New
 * ranges are given out every month, so nothing else is held against it; and where nobody knows which country is meant,
 * nothing at all.
 */
export function isImpossiblePhone(text: string, home: CountryCode | null): boolean {
  if (home === null && !text.trim().startsWith("+")) return false;
  return !(read(text, home)?.isPossible() ?? false);
}

function read(text: string, home: CountryCode | null) {
  return parsePhoneNumberFromString(text, { extract: false, ...(home && { defaultCountry: home }) });
}
