import fc from "fast-check";
import { at, everyDay, person } from "../slots/exampleSearch.ts";
import type {
  BusyTimes,
  DayWindow,
  EpochMinute,
  SessionSeats,
  StaffCalendar,
} from "../../../../shared/slots/types.ts";
import { NEW_YORK } from "./exampleParty.ts";
import type { PartyLine, PartyMember, PartyResource, PartySearch, PartyService } from "./types.ts";

/** Test generators of parties, on an ordinary day or around a clock change. */

const DAYS = [
  { date: "2026-03-02", midnight: at("2026-03-02T00:00-05:00"), opens: 9 },
  { date: "2026-03-02", midnight: at("2026-03-02T00:00-05:00"), opens: 9 },
  { date: "2026-03-08", midnight: at("2026-03-08T00:00-05:00"), opens: 0 },
  { date: "2026-11-01", midnight: at("2026-11-01T00:00-04:00"), opens: 0 },
] as const;
type Day = (typeof DAYS)[number];

const STAFF_IDS = ["amara", "bruno", "chloe", "daniel", "emil", "fatima", "george"];
const RESOURCE_IDS = ["room", "laser"];
const SERVICE_IDS = ["massage", "physio", "yoga"];

interface Size {
  readonly staff: readonly [least: number, most: number];
  readonly units: readonly [least: number, most: number];
  readonly members: number;
  readonly lines: number;
}

const TINY: Size = { staff: [1, 3], units: [1, 2], members: 3, lines: 4 };
const LARGE: Size = { staff: [4, 7], units: [3, 6], members: 6, lines: 12 };

const QUARTERS = 24;

function arbitraryBusyTimes({ midnight, opens }: Day, maxLength: number): fc.Arbitrary<BusyTimes> {
  const claim = fc.tuple(fc.integer({ min: -6, max: QUARTERS * 3 }), fc.constantFrom(0, 5, 15, 30, 60));
  return fc
    .array(claim, { maxLength })
    .map((claims) =>
      Int32Array.from(
        claims.flatMap(([step, length]) => [
          midnight + opens * 60 + step * 5,
          midnight + opens * 60 + step * 5 + length,
        ]),
      ),
    );
}

function arbitraryStaff(day: Day, id: string): fc.Arbitrary<StaffCalendar> {
  const window: fc.Arbitrary<DayWindow> = fc
    .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 2, max: 20 }))
    .map(([first, length]) => ({
      opensAt: day.opens * 60 + first * 15,
      closesAt: day.opens * 60 + (first + length) * 15,
    }));
  return fc
    .tuple(fc.array(window, { minLength: 1, maxLength: 2 }), arbitraryBusyTimes(day, 2))
    .map(([windows, busy]) => ({
      ...person(id, NEW_YORK, everyDay(), { busy }),
      schedule: {
        timeZone: NEW_YORK,
        weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => windows.map((one) => ({ weekday, ...one }))),
        overrides: [],
      },
    }));
}

function arbitraryService(
  day: Day,
  id: string,
  staff: readonly string[],
  resources: readonly PartyResource[],
): fc.Arbitrary<PartyService> {
  const session: fc.Arbitrary<SessionSeats> = fc.record({
    staffId: fc.constantFrom(...staff),
    startsAt: fc.nat(QUARTERS).map((quarter) => day.midnight + day.opens * 60 + quarter * 15),
    seatsTaken: fc.integer({ min: 1, max: 3 }),
    seatsOffered: fc.constant(3),
  });
  return fc
    .record({
      id: fc.constant(id),
      rules: fc.record({
        durationMinutes: fc.constantFrom(15, 15, 30, 30, 45),
        bufferBeforeMinutes: fc.constantFrom(0, 0, 0, 5, 15, 30),
        bufferAfterMinutes: fc.constantFrom(0, 0, 0, 5, 15, 60),
        intervalMinutes: fc.constantFrom(15, 15, 30, 20),
        noticeMinutes: fc.constantFrom(0, 0, 0, 0, 600),
        horizonDays: fc.constantFrom(30, 30, 30, 30, 30, 0),
        maxPerDay: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 3 })),
        capacity: fc.constantFrom(1, 1, 1, 3),
      }),
      assignment: fc.constantFrom("any" as const, "any" as const, "any" as const, "collective" as const),
      resources: fc
        .subarray([...resources])
        .chain((some) =>
          fc.tuple(
            ...some.map(({ id: resourceId, units }) =>
              fc
                .constantFrom(1, 1, 1, 2)
                .map((needed) => ({ resourceId, needed: Math.min(needed, units.length) })),
            ),
          ),
        ),
      sessions: fc.uniqueArray(session, {
        maxLength: 3,
        selector: (one) => `${one.staffId} ${one.startsAt}`,
      }),
      takenPerDay: fc.nat(1).map((taken) => new Map([[day.date as string, taken]])),
    })
    .map((one) => (one.rules.capacity > 1 ? one : { ...one, sessions: [] }));
}

function arbitraryLine(services: readonly PartyService[], staff: readonly string[]): fc.Arbitrary<PartyLine> {
  return fc.constantFrom(...services).chain((service) =>
    fc.record({
      serviceId: fc.constant(service.id),
      staffIds:
        service.assignment === "collective"
          ? fc.subarray([...staff], { minLength: 1 })
          : fc.oneof(
              fc.shuffledSubarray([...staff], { minLength: 1 }),
              fc.shuffledSubarray([...staff], { minLength: staff.length }),
            ),
      seats: service.rules.capacity > 1 ? fc.constantFrom(1, 1, 2) : fc.constant(1),
    }),
  );
}

function arbitraryMembers(
  services: readonly PartyService[],
  staff: readonly string[],
  size: Size,
): fc.Arbitrary<PartyMember[]> {
  return fc
    .tuple(
      fc.array(fc.array(arbitraryLine(services, staff), { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: size.members,
      }),
      fc.boolean(),
    )
    .map(([members, areIdentical]) => {
      let left = size.lines;
      return (areIdentical ? members.map(() => members[0]!) : members).flatMap((lines) => {
        const memberLines = lines.slice(0, left);
        left -= memberLines.length;
        return memberLines.length > 0 ? [{ lines: memberLines }] : [];
      });
    });
}

function arbitraryPartyOn(day: Day, size: Size): fc.Arbitrary<PartySearch> {
  const staff = fc
    .integer({ min: size.staff[0], max: size.staff[1] })
    .chain((count) => fc.tuple(...STAFF_IDS.slice(0, count).map((id) => arbitraryStaff(day, id))));
  const resources = fc
    .nat(2)
    .chain((count) =>
      fc.tuple(
        ...RESOURCE_IDS.slice(0, count).map((id) =>
          fc
            .array(arbitraryBusyTimes(day, 2), { minLength: size.units[0], maxLength: size.units[1] })
            .map((units) => ({ id, units })),
        ),
      ),
    );
  return fc.tuple(staff, resources).chain(([people, resourceList]) => {
    const ids = people.map((one) => one.id);
    return fc
      .integer({ min: 1, max: 3 })
      .chain((count) =>
        fc.tuple(...SERVICE_IDS.slice(0, count).map((id) => arbitraryService(day, id, ids, resourceList))),
      )
      .chain((services) =>
        arbitraryMembers(services, ids, size).map((members) => ({
          now: day.midnight + 30 - (day.opens === 0 ? 120 : 0),
          from: day.date,
          to: day.date,
          timeZone: NEW_YORK,
          dayZone: NEW_YORK,
          staff: people,
          resources: resourceList,
          services,
          members,
        })),
      );
  });
}

export const arbitraryParty: fc.Arbitrary<PartySearch> = fc
  .constantFrom(...DAYS)
  .chain((day) => arbitraryPartyOn(day, TINY));

export const arbitraryLargeParty: fc.Arbitrary<PartySearch> = fc
  .constantFrom(...DAYS)
  .chain((day) => arbitraryPartyOn(day, LARGE));

export function minutesOfDay(search: PartySearch): EpochMinute[] {
  const { midnight } = DAYS.find((day) => day.date === search.from)!;
  return Array.from({ length: 12 * 18 }, (_, step) => midnight + step * 5);
}
