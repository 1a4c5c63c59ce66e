import { type Issue, issue } from "../failures/failure.ts";

/** How guests join a service: not at all, sitting in, each in a seat of the class, or with a line of their own. */
export type GuestMode = "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";

/** A held line, as far as guests are concerned. */
export interface GuestLine {
  /** Whose it is: 0 the booker's, 1 to 100 a guest's. */
  readonly member: number;
  readonly guestMode: GuestMode;
  readonly seats: number;
  /** The most places of its service in one order; null: no limit. */
  readonly maxPerBooking: number | null;
}

/** Who comes to which line: guests' numbers, from 1, line by line; or what keeps them from it. */
export type GuestPlaces =
  | { readonly places: readonly (readonly number[])[] }
  | { readonly issue: Issue }
  | { readonly limit: number };

/**
 * Gives the guests of an order their places: each comes to every line of the booker that guests can join, and to the
 * line of their own. A guest for whom nothing was held has no place, and a line of a guest nobody named has nobody.
 */
export function placeGuests(lines: readonly GuestLine[], guests: number): GuestPlaces {
  const ownLines = Math.max(...lines.map((line) => line.member));
  if (guests === 0 && ownLines === 0) return { places: lines.map(() => []) };
  const numbers = Array.from({ length: guests }, (_, i) => i + 1);
  const shared = lines.filter((line) => line.member === 0 && line.guestMode !== "NONE");
  const attended = shared.filter((line) => line.guestMode === "ATTEND");
  const tooFew = attended.find((line) => line.maxPerBooking !== null && guests + 1 > line.maxPerBooking);
  if (tooFew) return { limit: tooFew.maxPerBooking! };
  // Whoever's line was held is named too.
  if (ownLines > guests) return { issue: issue(["guests"], "GUEST_COUNT") };
  if (shared.length === 0 && ownLines === 0) return { issue: issue(["guests"], "GUESTS_NOT_TAKEN") };
  const seatsShort = shared.some((line) => line.guestMode === "SEAT" && line.seats <= guests - ownLines);
  const isLeftOut = attended.length === 0 && !shared.some((line) => line.guestMode === "SEAT");
  if (seatsShort || (isLeftOut && guests > ownLines)) return { issue: issue(["guests"], "GUEST_SERVICES") };
  return { places: lines.map((line) => comingTo(line, numbers)) };
}

function comingTo({ member, guestMode, seats }: GuestLine, numbers: readonly number[]): readonly number[] {
  if (member > 0) return [member];
  if (guestMode === "ATTEND") return numbers;
  // Those with lines of their own come first in the party; the seats are for the others, from the last.
  return guestMode === "SEAT" ? numbers.slice(Math.max(0, numbers.length - (seats - 1))) : [];
}
