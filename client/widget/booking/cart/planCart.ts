import type { GuestChoice } from "../party/partyAddress.ts";
import type { Money } from "../../messages/formatMoney.ts";
import type { AddressLine } from "./cartAddress.ts";
import { canCombine, getMaxGuests, canBeGuestLine } from "./serviceRules.ts";
import { type PricedService, sumCart } from "../../payment/sumCart.ts";

export type GuestMode = "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";

export interface StaffMember {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface CartService extends PricedService {
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
  readonly people: readonly StaffMember[];
}

export interface CartChoice {
  readonly staff: string | null;
  readonly also: readonly AddressLine[];
  readonly guests: number | null;
  readonly choices: readonly GuestChoice[];
}

/** One service for one member. */
export interface PlanLine {
  readonly service: CartService;
  readonly staff: StaffMember | null;
  /** Slug or id in the address, even if the staff member is not loaded. */
  readonly staffParam: string | null;
  /** 0 for the booker, 1 to 100 for guests. */
  readonly member: number;
  readonly seats: number;
  /** The member and all attending guests. */
  readonly people: number;
  /** Minutes after the start of the order. */
  readonly startOffset: number;
}

export interface CartPlan {
  /** The booker's lines in order. At least the page's own service. */
  readonly lines: readonly PlanLine[];
  /** Lines of guests by guest index. Null until a service is chosen. Empty if no guest has an own line. */
  readonly guestLines: readonly (PlanLine | null)[];
  /** Guest modes of the booker's services. Empty if none accepts guests. */
  readonly guestModes: ReadonlySet<Exclude<GuestMode, "NONE">>;
  readonly guests: number | null;
  /** At most 100. */
  readonly maxGuests: number;
  /** Index (from 0) of the first guest without a service, or null. */
  readonly firstGuestWithoutService: number | null;
  readonly lineInputs: readonly LineInput[];
  /** Equal for equal lines. Compares a hold with the current cart. */
  readonly key: string;
  /** From the first start to the last end. */
  readonly totalMinutes: number;
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
export function planCart(
  mainService: CartService,
  others: readonly CartService[],
  choice: CartChoice,
): CartPlan {
  const bySlug = new Map([...others, mainService].map((service) => [service.slug, service]));
  const cart = choice.also.flatMap(({ service: slug, staff }) => {
    const service = bySlug.get(slug);
    return service === undefined || !canCombine(service) ? [] : [{ service, staff }];
  });
  const services = [{ service: mainService, staff: choice.staff }, ...cart];
  const guestModes = new Set(
    services.map(({ service }) => service.guestMode).filter((mode) => mode !== "NONE"),
  );
  const guests = guestModes.size === 0 ? null : choice.guests;

  let startOffset = 0;
  const lines = services.map(({ service, staff }) => {
    const seats = service.guestMode === "SEAT" ? 1 + (guests ?? 0) : 1;
    const people = service.guestMode === "ATTEND" ? 1 + (guests ?? 0) : 1;
    const line = {
      service,
      staff: findStaffMember(service, staff),
      staffParam: staff,
      member: 0,
      seats,
      people,
      startOffset,
    };
    startOffset += service.durationMinutes;
    return line;
  });
  const guestLines = !guestModes.has("OWN_LINE")
    ? []
    : Array.from({ length: guests ?? 0 }, (_, index): PlanLine | null => {
        const { service: slug = null, staff = null } = choice.choices[index] ?? {};
        const service = slug === null ? undefined : bySlug.get(slug);
        if (service === undefined || !canBeGuestLine(service)) return null;
        return {
          service,
          staff: findStaffMember(service, staff),
          staffParam: staff,
          member: index + 1,
          seats: 1,
          people: 1,
          startOffset: 0,
        };
      });
  const firstGuestWithoutService = guestLines.indexOf(null);
  const all = [...lines, ...guestLines.filter((line) => line !== null)];
  const lineInputs = all.map(({ service, staff, member, seats }) => ({
    service: service.id,
    staff: staff?.id ?? null,
    member,
    seats,
  }));
  return {
    lines,
    guestLines,
    guestModes,
    guests,
    maxGuests: Math.min(...services.map(({ service }) => getMaxGuests(service))),
    firstGuestWithoutService: firstGuestWithoutService === -1 ? null : firstGuestWithoutService,
    lineInputs,
    key: JSON.stringify(lineInputs),
    totalMinutes: Math.max(...all.map((line) => line.startOffset + line.service.durationMinutes)),
    ...sumCart(all),
  };
}

export function getAllLines({ lines, guestLines }: CartPlan): readonly PlanLine[] {
  return [...lines, ...guestLines.filter((line) => line !== null)];
}

/** Returns the lines in the order of `lineInputs`, or none for an order of one line. */
export function getLinesIfSeveral(plan: CartPlan | undefined): readonly PlanLine[] {
  return plan === undefined || plan.lineInputs.length < 2 ? [] : getAllLines(plan);
}

function findStaffMember({ people }: CartService, choice: string | null): StaffMember | null {
  return people.find(({ id, slug }) => id === choice || slug === choice) ?? null;
}
