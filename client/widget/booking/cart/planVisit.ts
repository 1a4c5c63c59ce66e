import type { OwnChoice } from "../party/partyAddress.ts";
import type { Money } from "../../messages/formatMoney.ts";
import type { CartLine } from "./cartAddress.ts";
import { canJoin, guestsWithin, isForGuests } from "./joining.ts";
import { type PricedService, visitSum } from "../../payment/visitSum.ts";

export type GuestMode = "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";

export interface Person {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface VisitService extends PricedService {
  readonly slug: string;
  readonly name: string;
  readonly durationMinutes: number;
  /** Seats of one session of a class, otherwise 1. */
  readonly capacity: number;
  /** Most seats, people or lines per order. Null for no limit. */
  readonly maxPerBooking: number | null;
  readonly guestMode: GuestMode;
  /** Strings, because a newer server may add values. */
  readonly locationKinds: readonly string[];
  readonly askPhone: string;
  readonly askDateOfBirth: string;
  readonly consentText: string | null;
  /** Staff to choose from. Empty if the service leaves no choice or they are not loaded. */
  readonly people: readonly Person[];
}

export interface VisitChoice {
  readonly staff: string | null;
  readonly also: readonly CartLine[];
  readonly guests: number | null;
  readonly choices: readonly OwnChoice[];
}

/** One service for one member. */
export interface VisitLine {
  readonly service: VisitService;
  readonly staff: Person | null;
  /** Slug or id in the address, even if the staff member is not loaded. */
  readonly wanted: string | null;
  /** 0 for the booker, 1 to 100 for guests. */
  readonly member: number;
  readonly seats: number;
  /** The member and all attending guests. */
  readonly people: number;
  /** Minutes after the start of the order. */
  readonly after: number;
}

export interface VisitPlan {
  /** The booker's lines in order. At least the page's own service. */
  readonly lines: readonly VisitLine[];
  /** Lines of guests by guest index. Null until a service is chosen. Empty if no guest has an own line. */
  readonly guestLines: readonly (VisitLine | null)[];
  /** Guest modes of the booker's services. Empty if none accepts guests. */
  readonly modes: ReadonlySet<Exclude<GuestMode, "NONE">>;
  readonly guests: number | null;
  /** At most 100. */
  readonly mostGuests: number;
  /** Index (from 0) of the first guest without a service, or null. */
  readonly missing: number | null;
  readonly input: readonly LineInput[];
  /** Equal for equal lines. Compares a hold with the current cart. */
  readonly key: string;
  /** From the first start to the last end. */
  readonly minutes: number;
  /** In the order of `lineInputs`. Null for a free line. */
  readonly prices: readonly (Money | null)[];
  readonly total: Money | null;
  readonly dueNow: Money | null;
  readonly dueApproved: Money | null;
}

export interface LineInput {
  readonly service: string;
  readonly staff: string | null;
  readonly member: number;
  readonly seats: number;
}

/**
 * Combines the chosen services and guests. Guests attend (`ATTEND`), take a seat (`SEAT`) or have their own line that
 * starts with the booker's (`OWN_LINE`).
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

export function allLines({ lines, guestLines }: VisitPlan): readonly VisitLine[] {
  return [...lines, ...guestLines.filter((line) => line !== null)];
}

/** Returns the lines in the order of `lineInputs`, or none for an order of one line. */
export function linesOf(plan: VisitPlan | undefined): readonly VisitLine[] {
  return plan === undefined || plan.input.length < 2 ? [] : allLines(plan);
}

function personOf({ people }: VisitService, chosen: string | null): Person | null {
  return people.find(({ id, slug }) => id === chosen || slug === chosen) ?? null;
}
