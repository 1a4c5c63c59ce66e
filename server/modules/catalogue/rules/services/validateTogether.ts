import { type Issue, type IssueCode, issue } from "../../../../shared/failures/failure.ts";
import type { ServiceSettings } from "./settings.ts";

/** A service as it would be, with how many people offer it. */
export type WholeService = ServiceSettings & { readonly staff: number };

interface Rule {
  /** It is asked when one of these changes: what was otherwise before stays changeable. */
  readonly of: readonly (keyof WholeService)[];
  /** Where it is said. */
  readonly at: keyof WholeService;
  readonly code: IssueCode;
  isBroken(service: WholeService): boolean;
}

/** Amounts of an order are 32-bit integers. */
const AMOUNT_MAX = 2_147_483_647;

/** What settings mean together. */
const RULES: readonly Rule[] = [
  {
    // Whoever comes to a class has a seat of it; elsewhere there are none.
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
    // A session has one teacher.
    of: ["capacity", "assignment"],
    at: "assignment",
    code: "INVALID",
    isBroken: (service) => isClass(service) && service.assignment === "COLLECTIVE",
  },
  {
    // It would hide seats that are there.
    of: ["capacity", "lookBusyPercent"],
    at: "lookBusyPercent",
    code: "INVALID",
    isBroken: (service) => isClass(service) && service.lookBusyPercent > 0,
  },
  {
    // Series are planned for one person's visits.
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
    // What costs nothing is never paid for, whatever the rule says.
    of: ["paymentRule", "priceMinor"],
    at: "priceMinor",
    code: "REQUIRED",
    isBroken: ({ paymentRule, priceMinor }) => paymentRule !== "NONE" && priceMinor === 0,
  },
  {
    of: ["priceMinor", "pricePer", "guestMode", "capacity", "maxPerBooking", "recurrenceMax"],
    at: "priceMinor",
    code: "TOO_LARGE",
    isBroken: (service) => service.priceMinor * mostUnits(service) > AMOUNT_MAX,
  },
];

/** What settings cannot be together, as far as one of them is to change; all of it where everything is new. */
export function validateTogether(service: WholeService, changed: ReadonlySet<string> | "ALL"): Issue[] {
  const asked = RULES.filter(({ of }) => changed === "ALL" || of.some((field) => changed.has(field)));
  return asked.filter((rule) => rule.isBroken(service)).map(({ at, code }) => issue([at], code));
}

function isClass({ capacity }: ServiceSettings): boolean {
  return capacity > 1;
}

/** How often one order pays the price at most. */
function mostUnits({ pricePer, guestMode, capacity, maxPerBooking, recurrenceMax }: ServiceSettings): number {
  const isAlone = pricePer === "LINE" && guestMode !== "OWN_LINE";
  const places = isAlone ? 1 : (maxPerBooking ?? (capacity > 1 ? Math.min(capacity, 101) : 101));
  return places * (recurrenceMax ?? 1);
}
