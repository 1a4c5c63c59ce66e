/** Data of the board for tests, as the server sends it. */

export interface BoardSample {
  readonly people?: number;
  readonly bookingsPerPerson?: number;
  readonly dates: readonly string[];
}

const names = ["Ada Park", "Ben Okafor", "Clara Weiß", "Dario Conti", "Eszter Nagy", "Finn Jansen"];
const clients = [
  ["Mia", "Lindqvist"],
  ["Jonas", "Hofstätter-Braun"],
  ["Priya", "Raman"],
  ["Oskar", "Zieliński"],
  ["Léa", "Moreau"],
  ["Tom", "Baker"],
  ["Ines", "Carvalho"],
] as const;
const services = [
  { id: "cut", name: "Haircut" },
  { id: "color", name: "Color and cut" },
  { id: "beard", name: "Beard trim" },
] as const;
const statuses = [
  "CONFIRMED",
  "CONFIRMED",
  "REQUESTED",
  "CONFIRMED",
  "AWAITING_PAYMENT",
  "COMPLETED",
  "NO_SHOW",
];

const at = (date: string, minute: number) =>
  `${date}T${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00.000Z`;

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

export function createBoardData({ people = 4, bookingsPerPerson = 5, dates }: BoardSample) {
  const ids = Array.from({ length: people }, (_, index) => `staff-${index}`);
  return {
    __typename: "Board",
    timeZone: "UTC",
    columns: ids.map((id, index) => ({
      staff: { __typename: "Staff", id, name: pick(names, index), picture: null },
      resource: null,
      days: dates.map((date) => ({
        date,
        bookedMinutes: 210 + index * 15,
        offeredMinutes: 480,
        holiday: null,
        hours: [
          { startsAt: at(date, 540), endsAt: at(date, 780) },
          { startsAt: at(date, 840), endsAt: at(date, 1080) },
        ],
      })),
    })),
    bookings: dates.flatMap((date) =>
      ids.flatMap((column, person) =>
        Array.from({ length: bookingsPerPerson }, (_, index) =>
          createBooking(column, date, person * 3 + index, index, bookingsPerPerson),
        ),
      ),
    ),
    holds: [],
    sessions: [],
    externalEvents: [],
    blocks: [],
  };
}

function createBooking(column: string, date: string, variant: number, index: number, count: number) {
  const step = Math.max(5, Math.floor(480 / Math.max(count, 1)));
  const minute = 540 + index * step;
  const length = Math.min(step, [45, 60, 30][variant % 3]!);
  const [firstName, lastName] = pick(clients, variant);
  const id = `${column} ${date} ${index}`;
  return {
    columns: [column],
    occupiedFrom: at(date, minute),
    occupiedUntil: at(date, minute + length + (index % 2 === 0 && step > 60 ? 15 : 0)),
    isUnpaid: variant % 4 === 1,
    hasMissingAnswers: variant % 6 === 2,
    isFirstVisit: variant % 3 === 0,
    isOverbooked: false,
    session: null,
    booking: {
      __typename: "Booking",
      id,
      startsAt: at(date, minute),
      endsAt: at(date, minute + length),
      status: pick(statuses, variant),
      seats: 1,
      locationKind: variant % 5 === 4 ? "AT_VISITOR" : "AT_PROVIDER",
      notes: variant % 5 === 3 ? "Allergic to ammonia" : null,
      contact: {
        __typename: "Contact",
        id: `contact ${id}`,
        firstName,
        lastName,
        email: "client@example.com",
      },
      service: { __typename: "Service", ...pick(services, variant) },
    },
  };
}
