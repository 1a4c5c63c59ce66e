import { isSlug } from "../../../../server/shared/ids/slug.ts";

/** A further service of the booker's visit, as the address names it. */
export interface CartLine {
  /** Its slug. */
  readonly service: string;
  /** A person's slug or id; null: anyone. */
  readonly staff: string | null;
  /** Seats of a class; 1 for everything that is no class. */
  readonly seats: number;
}

/** Lines that one order may have, the page's own service among them. */
export const mostLines = 101;

/** `slug`, then a dot and a person, then a star and the seats: `yoga-class.chloe*3`. */
const written = /^([a-z0-9-]{1,39})(?:\.([A-Za-z0-9_-]{1,100}))?(?:\*([1-9]\d{0,2}))?$/;

/** Reads the further services out of the address (`?also=intro-call,consultation.amara`); what cannot be read is left out. */
export function readCart(text: string | null): readonly CartLine[] {
  if (text === null) return [];
  const lines = text.split(",", mostLines - 1).map((part) => {
    const [, service = "", staff = null, seats = "1"] = written.exec(part) ?? [];
    return isSlug(service) && Number(seats) <= mostLines ? { service, staff, seats: Number(seats) } : null;
  });
  return lines.filter((line) => line !== null);
}

/** Writes them as the address carries them; null: there are none. */
export function writeCart(lines: readonly CartLine[]): string | null {
  if (lines.length === 0) return null;
  return lines
    .map(
      ({ service, staff, seats }) =>
        `${service}${staff === null ? "" : `.${staff}`}${seats === 1 ? "" : `*${seats}`}`,
    )
    .join(",");
}
