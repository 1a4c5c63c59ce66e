import { isSlug } from "../../../../server/shared/ids/slug.ts";

export interface AddressLine {
  readonly service: string;
  /** Slug or id of a staff member. Null for any. */
  readonly staff: string | null;
  /** Seats of a class, otherwise 1. */
  readonly seats: number;
}

export const MAX_LINES = 101;

/** A slug, an optional dot and staff member, an optional star and seats: `yoga-class.chloe*3`. */
const LINE_PATTERN = /^([a-z0-9-]{1,39})(?:\.([A-Za-z0-9_-]{1,100}))?(?:\*([1-9]\d{0,2}))?$/;

/** Parses the `also` parameter, such as `intro-call,consultation.amara`. Invalid parts are left out. */
export function readCart(text: string | null): readonly AddressLine[] {
  if (text === null) return [];
  const lines = text.split(",", MAX_LINES - 1).map((part) => {
    const [, service = "", staff = null, seats = "1"] = LINE_PATTERN.exec(part) ?? [];
    return isSlug(service) && Number(seats) <= MAX_LINES ? { service, staff, seats: Number(seats) } : null;
  });
  return lines.filter((line) => line !== null);
}

/** Formats lines for the `also` parameter. Null if there are none. */
export function writeCart(lines: readonly AddressLine[]): string | null {
  if (lines.length === 0) return null;
  return lines
    .map(
      ({ service, staff, seats }) =>
        `${service}${staff === null ? "" : `.${staff}`}${seats === 1 ? "" : `*${seats}`}`,
    )
    .join(",");
}
