import type { NotificationLine, NotificationOrder, NotificationRecipient, NotifiedStaff } from "./types.ts";

export interface Person {
  readonly recipient: NotificationRecipient;
  /** Number of the guest, from 1; 0 for the booker and staff. */
  readonly member: number;
  readonly staffId: string | null;
  readonly email: string;
  readonly locale: string;
  readonly lines: readonly NotificationLine[];
}

export function listPeople(order: NotificationOrder): Person[] {
  const { bookerEmail, lines, locale, staffLocale } = order;
  const booker = { recipient: "BOOKER" as const, member: 0, staffId: null, locale, lines };
  const notified = order.guestsAwaitConfirmation ? [] : lines;
  const guests = new Map(
    notified.flatMap((line) => line.guests.map((one) => [one.member, one.email] as const)),
  );
  const staff = new Map(lines.flatMap((line) => listStaff(line).map((one) => [one.id, one.email] as const)));
  return [
    ...(bookerEmail === null ? [] : [{ ...booker, email: bookerEmail }]),
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
            lines: lines.filter((line) => listStaff(line).some((one) => one.id === id)),
          },
    ),
  ];
}

const listStaff = (line: NotificationLine): readonly NotifiedStaff[] => [
  ...line.staff,
  ...(line.formerStaff ?? []),
];
