import { type Issue, issue } from "../failures/failure.ts";

/** Guests cannot join, join the booker's line, each take a seat of the class, or have a line each. */
export type GuestMode = "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";

export interface GuestLine {
  /** 0 is the booker, 1 to 100 are guests. */
  readonly member: number;
  readonly guestMode: GuestMode;
  readonly seats: number;
  /** Maximum number of people in one order. Null if there is no limit. */
  readonly maxPerBooking: number | null;
}

/** Guest numbers of each line, starting at 1, or the reason why the guests do not fit. */
export type GuestAssignment =
  | { readonly places: readonly (readonly number[])[] }
  | { readonly issue: Issue }
  | { readonly limit: number };

export function assignGuests(lines: readonly GuestLine[], guests: number): GuestAssignment {
  const ownLines = Math.max(...lines.map((line) => line.member));
  if (guests === 0 && ownLines === 0) return { places: lines.map(() => []) };
  const numbers = Array.from({ length: guests }, (_, i) => i + 1);
  const guestLines = lines.filter((line) => line.member === 0 && line.guestMode !== "NONE");
  const attendLines = guestLines.filter((line) => line.guestMode === "ATTEND");
  const tooFew = attendLines.find((line) => line.maxPerBooking !== null && guests + 1 > line.maxPerBooking);
  if (tooFew) return { limit: tooFew.maxPerBooking! };
  if (ownLines > guests) return { issue: issue(["guests"], "GUEST_COUNT") };
  if (guestLines.length === 0 && ownLines === 0) return { issue: issue(["guests"], "GUESTS_NOT_TAKEN") };
  const hasTooFewSeats = guestLines.some(
    (line) => line.guestMode === "SEAT" && line.seats <= guests - ownLines,
  );
  const hasNoSharedLine = attendLines.length === 0 && !guestLines.some((line) => line.guestMode === "SEAT");
  if (hasTooFewSeats || (hasNoSharedLine && guests > ownLines))
    return { issue: issue(["guests"], "GUEST_SERVICES") };
  return { places: lines.map((line) => getLineGuests(line, numbers)) };
}

function getLineGuests(
  { member, guestMode, seats }: GuestLine,
  numbers: readonly number[],
): readonly number[] {
  if (member > 0) return [member];
  if (guestMode === "ATTEND") return numbers;
  return guestMode === "SEAT" ? numbers.slice(Math.max(0, numbers.length - (seats - 1))) : [];
}
