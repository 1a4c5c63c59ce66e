import type { NoticeLine, NoticeOrder, NoticeRecipient, NoticeStaff } from "./types.ts";

/** Somebody who is told of an order, with those of its bookings that concern them, in the order's order. */
export interface Person {
  readonly recipient: NoticeRecipient;
  /** Which guest; 0 the booker and staff. */
  readonly member: number;
  readonly staffId: string | null;
  readonly email: string;
  readonly locale: string;
  readonly lines: readonly NoticeLine[];
}

/** Returns the booker with all bookings, each guest who may be notified with their own, and each present or former staff member with theirs. */
export function peopleOf(order: NoticeOrder): Person[] {
  const { lines, locale, staffLocale } = order;
  const booker = { member: 0, staffId: null, email: order.bookerEmail, locale, lines };
  const notified = order.guestsAwaitConfirmation ? [] : lines;
  const guests = new Map(
    notified.flatMap((line) => line.guests.map((one) => [one.member, one.email] as const)),
  );
  const staff = new Map(lines.flatMap((line) => staffOf(line).map((one) => [one.id, one.email] as const)));
  return [
    { recipient: "BOOKER", ...booker },
    ...[...guests]
      .toSorted(([a], [b]) => a - b)
      .map(([member, email]) => ({
        recipient: "GUEST" as const,
        member,
        staffId: null,
        email,
        locale,
        lines: lines.filter((line) => line.guests.some((one) => one.member === member)),
      })),
    ...[...staff].flatMap(([id, email]) =>
      email === null
        ? []
        : {
            recipient: "STAFF" as const,
            member: 0,
            staffId: id,
            email,
            locale: staffLocale,
            lines: lines.filter((line) => staffOf(line).some((one) => one.id === id)),
          },
    ),
  ];
}

const staffOf = (line: NoticeLine): readonly NoticeStaff[] => [...line.staff, ...(line.formerStaff ?? [])];
