import type { OwnChoice } from "../party/partyAddress.ts";
import type { Money } from "../../messages/formatMoney.ts";
import type { CartLine } from "./cartAddress.ts";
import { canJoin, guestsWithin, isForGuests } from "./joining.ts";
import { type PricedService, visitSum } from "../../payment/visitSum.ts";

/** How the guests of a booking take part in a service. */
export type GuestMode = "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";

/** Somebody who serves. */
export interface Person {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** A service as a visit needs to know it. */
export interface VisitService extends PricedService {
  readonly slug: string;
  readonly name: string;
  readonly durationMinutes: number;
  /** Seats of one session; 1 for everything that is no class. */
  readonly capacity: number;
  /** The most seats, people or lines of one order; null: as many as fit. */
  readonly maxPerBooking: number | null;
  readonly guestMode: GuestMode;
  /** Where it can take place, what it asks for and what must be agreed to, in the graph's words. */
  readonly locationKinds: readonly string[];
  readonly askPhone: string;
  readonly askDateOfBirth: string;
  readonly consentText: string | null;
  /** The people to choose from; none where the service leaves no choice, or they are not loaded yet. */
  readonly people: readonly Person[];
}

/** What was chosen, as the address holds it. */
export interface VisitChoice {
  /** The person of the first line. */
  readonly staff: string | null;
  readonly also: readonly CartLine[];
  /** Null: adding guests was not chosen. */
  readonly guests: number | null;
  /** What each guest with a line of their own takes. */
  readonly choices: readonly OwnChoice[];
}

/** One service for one member. */
export interface VisitLine {
  readonly service: VisitService;
  /** Null: anyone. */
  readonly staff: Person | null;
  /** The person as the address names them, loaded or not. */
  readonly wanted: string | null;
  /** 0 the booker, 1 to 100 the guests. */
  readonly member: number;
  readonly seats: number;
  /** Whose line it is, and everybody who sits in. */
  readonly people: number;
  /** Minutes after the visit's start. */
  readonly after: number;
}

/** A visit as it is to be asked for, held and shown. */
export interface VisitPlan {
  /** The booker's lines in their order; at least the page's own service. */
  readonly lines: readonly VisitLine[];
  /** The own lines of the guests, by guest; null where none is chosen yet. Empty where no guest has one. */
  readonly guestLines: readonly (VisitLine | null)[];
  /** How guests take part: the modes of the booker's services that take any. Empty: no guests here. */
  readonly modes: ReadonlySet<Exclude<GuestMode, "NONE">>;
  /** How many come along; null: adding guests was not chosen, or no service takes any. */
  readonly guests: number | null;
  /** The most guests that may come along, by the services' own rules; 100 at most. */
  readonly mostGuests: number;
  /** The first guest (from 0) whose service is not chosen; null: all are. */
  readonly missing: number | null;
  /** All lines as the graph takes them. */
  readonly input: readonly LineInput[];
  /** The same for the same lines: tells whether what is held is what is wanted. */
  readonly key: string;
  /** From the first start to the last end. */
  readonly minutes: number;
  /** What each line costs, in the order of `input`; null: free. */
  readonly prices: readonly (Money | null)[];
  /** Null: free. */
  readonly total: Money | null;
  /** What of it is paid when booking; null: nothing. */
  readonly dueNow: Money | null;
  /** What of it is paid once a request is approved; null: nothing. */
  readonly dueApproved: Money | null;
}

/** A line as the graph takes it. */
export interface LineInput {
  readonly service: string;
  readonly staff: string | null;
  readonly member: number;
  readonly seats: number;
}

/**
 * Puts together what was chosen: guests join each of the booker's services by its guest mode. They sit in (`ATTEND`),
 * take a seat (`SEAT`), or have a line of their own that begins with the booker (`OWN_LINE`).
 */
export function planVisit(
  first: VisitService,
  others: readonly VisitService[],
  chosen: VisitChoice,
): VisitPlan {
  const bySlug = new Map([...others, first].map((service) => [service.slug, service]));
  const cart = chosen.also.flatMap(({ service: slug, staff }) => {
    const service = bySlug.get(slug);
    return service === undefined || !canJoin(service) ? [] : [{ service, staff }];
  });
  const services = [{ service: first, staff: chosen.staff }, ...cart];
  const modes = new Set(services.map(({ service }) => service.guestMode).filter((mode) => mode !== "NONE"));
  const guests = modes.size === 0 ? null : chosen.guests;

  let after = 0;
  const lines = services.map(({ service, staff }) => {
    const seats = service.guestMode === "SEAT" ? 1 + (guests ?? 0) : 1;
    const people = service.guestMode === "ATTEND" ? 1 + (guests ?? 0) : 1;
    const line = { service, staff: personOf(service, staff), wanted: staff, member: 0, seats, people, after };
    after += service.durationMinutes;
    return line;
  });
  const guestLines = !modes.has("OWN_LINE")
    ? []
    : Array.from({ length: guests ?? 0 }, (_, index): VisitLine | null => {
        const { service: slug = null, staff = null } = chosen.choices[index] ?? {};
        const service = slug === null ? undefined : bySlug.get(slug);
        if (service === undefined || !isForGuests(service)) return null;
        return {
          service,
          staff: personOf(service, staff),
          wanted: staff,
          member: index + 1,
          seats: 1,
          people: 1,
          after: 0,
        };
      });
  const missing = guestLines.indexOf(null);
  const all = [...lines, ...guestLines.filter((line) => line !== null)];
  const input = all.map(({ service, staff, member, seats }) => ({
    service: service.id,
    staff: staff?.id ?? null,
    member,
    seats,
  }));
  return {
    lines,
    guestLines,
    modes,
    guests,
    mostGuests: Math.min(...services.map(({ service }) => guestsWithin(service))),
    missing: missing === -1 ? null : missing,
    input,
    key: JSON.stringify(input),
    minutes: Math.max(...all.map((line) => line.after + line.service.durationMinutes)),
    ...visitSum(all),
  };
}

/** All lines in the order in which they are asked for. */
export function allLines({ lines, guestLines }: VisitPlan): readonly VisitLine[] {
  return [...lines, ...guestLines.filter((line) => line !== null)];
}

/** The same; none of a visit that is one line. */
export function linesOf(plan: VisitPlan | undefined): readonly VisitLine[] {
  return plan === undefined || plan.input.length < 2 ? [] : allLines(plan);
}

function personOf({ people }: VisitService, chosen: string | null): Person | null {
  return people.find(({ id, slug }) => id === chosen || slug === chosen) ?? null;
}
