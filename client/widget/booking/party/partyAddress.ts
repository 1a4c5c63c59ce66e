import { isSlug } from "../../../../server/shared/ids/slug.ts";
import { readGuests } from "../prefill/readGuests.ts";

export interface GuestChoice {
  readonly service: string | null;
  /** Slug or id of a staff member. Null for any. */
  readonly staff: string | null;
}

export const NO_CHOICE: GuestChoice = { service: null, staff: null };

const CHOICE_PATTERN = /^([a-z0-9-]{1,39})(?:\.([A-Za-z0-9_-]{1,100}))?$/;

/**
 * Parses `guests`: a number, or emails separated by commas. Null if adding guests was not chosen. 0 if it was, but no
 * guest is added yet.
 */
export function readGuestCount(text: string | null): number | null {
  return text === "0" ? 0 : (readGuests(text)?.count ?? null);
}

/** Parses `party`, such as `mobility.bruno,,body-scan`, for the given number of guests. */
export function readChoices(text: string | null, guests: number): readonly GuestChoice[] {
  const parts = text?.split(",", guests) ?? [];
  return Array.from({ length: guests }, (_, index) => {
    const [, service = "", staff = null] = CHOICE_PATTERN.exec(parts[index] ?? "") ?? [];
    return isSlug(service) ? { service, staff } : NO_CHOICE;
  });
}

/** Formats choices for `party`. Null if nothing is chosen. */
export function writeChoices(choices: readonly GuestChoice[]): string | null {
  if (choices.every(({ service }) => service === null)) return null;
  return choices
    .map(({ service, staff }) => (service === null ? "" : `${service}${staff === null ? "" : `.${staff}`}`))
    .join(",");
}
