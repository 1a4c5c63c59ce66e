import { isSlug } from "../../../../server/shared/ids/slug.ts";
import { readGuests } from "../prefill/readGuests.ts";

/** What a guest with a line of their own takes; the service is null until it is chosen. */
export interface OwnChoice {
  /** Its slug. */
  readonly service: string | null;
  /** A person's slug or id; null: anyone. */
  readonly staff: string | null;
}

/** Nothing chosen yet. */
export const noChoice: OwnChoice = { service: null, staff: null };

const written = /^([a-z0-9-]{1,39})(?:\.([A-Za-z0-9_-]{1,100}))?$/;

/**
 * How many guests the address speaks of (`?guests=2`, or their e-mails with commas between); null: adding guests
 * was not chosen. 0: it was, and there is none yet.
 */
export function readGuestCount(text: string | null): number | null {
  return text === "0" ? 0 : (readGuests(text)?.count ?? null);
}

/** Reads what each guest takes (`?party=mobility.bruno,,body-scan`), for as many guests as there are. */
export function readChoices(text: string | null, guests: number): readonly OwnChoice[] {
  const parts = text?.split(",", guests) ?? [];
  return Array.from({ length: guests }, (_, index) => {
    const [, service = "", staff = null] = written.exec(parts[index] ?? "") ?? [];
    return isSlug(service) ? { service, staff } : noChoice;
  });
}

/** Writes them as the address carries them; null: nothing is chosen. */
export function writeChoices(choices: readonly OwnChoice[]): string | null {
  if (choices.every(({ service }) => service === null)) return null;
  return choices
    .map(({ service, staff }) => (service === null ? "" : `${service}${staff === null ? "" : `.${staff}`}`))
    .join(",");
}
