import { type Issue, type IssueCode, issue } from "../../../../shared/failures/failure.ts";
import type { ServiceSettings } from "./settings.ts";

export type ServiceWithStaff = ServiceSettings & { readonly staff: number };

interface Rule {
  /**
   * The rule is checked when one of these fields changes, so that a service that violates a newer rule stays editable.
   */
  readonly of: readonly (keyof ServiceWithStaff)[];
  readonly at: keyof ServiceWithStaff;
  readonly code: IssueCode;
  isBroken(service: ServiceWithStaff): boolean;
}

/** Amounts of an order are 32-bit integers. */
const AMOUNT_MAX = 2_147_483_647;

const RULES: readonly Rule[] = [
  {
    // Each guest of a class takes a seat. Other services have no seats.
    of: ["capacity", "guestMode"],
    at: "guestMode",
    code: "INVALID",
    isBroken: (service) =>
      isClass(service)
        ? service.guestMode === "ATTEND" || service.guestMode === "OWN_LINE"
        : service.guestMode === "SEAT",
  },
  {
    of: ["capacity", "pricePer"],
    at: "pricePer",
    code: "INVALID",
    isBroken: (service) => !isClass(service) && service.pricePer === "SEAT",
  },
  {
    // A class session has one staff member.
    of: ["capacity", "assignment"],
    at: "assignment",
    code: "INVALID",
    isBroken: (service) => isClass(service) && service.assignment === "COLLECTIVE",
  },
  {
    // It would hide free seats.
    of: ["capacity", "lookBusyPercent"],
    at: "lookBusyPercent",
    code: "INVALID",
    isBroken: (service) => isClass(service) && service.lookBusyPercent > 0,
  },
  {
    // A series has one party.
    of: ["capacity", "recurrenceMax"],
    at: "recurrenceMax",
    code: "INVALID",
    isBroken: (service) => isClass(service) && service.recurrenceMax !== null,
  },
  {
    of: ["assignment", "staff"],
    at: "staff",
    code: "TOO_FEW",
    isBroken: ({ assignment, staff }) => assignment === "COLLECTIVE" && staff < 2,
  },
  {
    of: ["paymentRule", "paymentValue"],
    at: "paymentValue",
    code: "OUT_OF_RANGE",
    isBroken: ({ paymentRule, paymentValue }) =>
      paymentRule === "DEPOSIT_PERCENT" && (paymentValue < 1 || paymentValue > 100),
  },
  {
    of: ["paymentRule", "paymentValue", "priceMinor"],
    at: "paymentValue",
    code: "OUT_OF_RANGE",
    isBroken: ({ paymentRule, paymentValue, priceMinor }) =>
      paymentRule === "DEPOSIT_AMOUNT" && (paymentValue < 1 || paymentValue > priceMinor),
  },
  {
    // A free service is never paid, so the rule would have no effect.
    of: ["paymentRule", "priceMinor"],
    at: "priceMinor",
    code: "REQUIRED",
    isBroken: ({ paymentRule, priceMinor }) => paymentRule !== "NONE" && priceMinor === 0,
  },
  {
    of: ["priceMinor", "pricePer", "guestMode", "capacity", "maxPerBooking", "recurrenceMax"],
    at: "priceMinor",
    code: "TOO_LARGE",
    isBroken: (service) => service.priceMinor * maxPricedUnits(service) > AMOUNT_MAX,
  },
];

export function validateCombinations(
  service: ServiceWithStaff,
  changed: ReadonlySet<string> | "ALL",
): Issue[] {
  const applicable = RULES.filter(({ of }) => changed === "ALL" || of.some((field) => changed.has(field)));
  return applicable.filter((rule) => rule.isBroken(service)).map(({ at, code }) => issue([at], code));
}

function isClass({ capacity }: ServiceSettings): boolean {
  return capacity > 1;
}

function maxPricedUnits({
  pricePer,
  guestMode,
  capacity,
  maxPerBooking,
  recurrenceMax,
}: ServiceSettings): number {
  const isOneUnit = pricePer === "LINE" && guestMode !== "OWN_LINE";
  const places = isOneUnit ? 1 : (maxPerBooking ?? (capacity > 1 ? Math.min(capacity, 101) : 101));
  return places * (recurrenceMax ?? 1);
}
