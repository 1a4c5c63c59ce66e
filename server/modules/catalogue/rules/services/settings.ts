import {
  type Field,
  type Values,
  type Written,
  orNull,
  picture,
  position,
  publication,
  slug,
  text,
  whole,
  word,
} from "../../../../shared/input/fields.ts";

/** A year and a day, in minutes. */
const YEAR = 527_040;

/** The largest price of one unit, in minor units; see `validateTogether` for what an order may come to. */
const PRICE_MAX = 1_000_000_000;

const MOST_REMINDERS = 5;
const ask = word(["NO", "OPTIONAL", "REQUIRED"]);

/** All that an owner sets of a service. Lengths in minutes, amounts in minor units of the business's currency. */
export const SERVICE = {
  name: text({ max: 120 }),
  slug: slug({ isRouted: true }),
  description: text({ max: 4000, lines: true, mayBeEmpty: true }),
  picture: orNull(picture),
  position,
  publication,
  durationMinutes: whole(1, 10_080),
  bufferBeforeMinutes: whole(0, 1440),
  bufferAfterMinutes: whole(0, 1440),
  intervalMinutes: whole(1, 10_080),
  noticeMinutes: whole(0, YEAR),
  horizonDays: whole(0, 1100),
  maxPerDay: orNull(whole(1, 100_000)),
  capacity: whole(1, 10_000),
  maxPerBooking: orNull(whole(1, 101)),
  priceMinor: whole(0, PRICE_MAX),
  pricePer: word(["LINE", "PERSON", "SEAT"]),
  paymentRule: word(["NONE", "DEPOSIT_PERCENT", "DEPOSIT_AMOUNT", "FULL"]),
  /** A percentage, or an amount for each priced unit. */
  paymentValue: whole(0, PRICE_MAX),
  paymentMinutes: whole(1, YEAR),
  refundPercent: whole(0, 100),
  refundCutoffMinutes: whole(0, YEAR),
  mode: word(["INSTANT", "REQUEST"]),
  decisionMinutes: whole(1, YEAR),
  assignment: word(["CHOSEN", "ANY", "COLLECTIVE"]),
  guestMode: word(["NONE", "ATTEND", "SEAT", "OWN_LINE"]),
  locationKinds: listOf(word(["AT_PROVIDER", "AT_VISITOR", "PHONE", "ONLINE"]), 4),
  askPhone: ask,
  askDateOfBirth: ask,
  consentText: orNull(text({ max: 4000, lines: true })),
  recurrenceMax: orNull(whole(2, 101)),
  lookBusyPercent: whole(0, 90),
  cancelCutoffMinutes: whole(0, YEAR),
  rescheduleCutoffMinutes: whole(0, YEAR),
  cancelReason: ask,
  reminderMinutes: listOf(whole(0, YEAR), MOST_REMINDERS),
  followUpMinutes: orNull(whole(0, YEAR)),
};

/** A service as it is kept. */
export type ServiceSettings = Values<typeof SERVICE>;

/** One of its settings. */
export type Setting = keyof ServiceSettings;

/** Settings as an owner writes them: left out to leave them, null to clear those that may be absent. */
export type WrittenSettings = Written<typeof SERVICE>;

/** What must be said of a new service. */
export const REQUIRED = ["name", "slug", "durationMinutes"] as const satisfies readonly Setting[];

/** What a new one is where nothing else is said. */
export const NEW_SERVICE: Omit<ServiceSettings, (typeof REQUIRED)[number]> = {
  description: "",
  picture: null,
  position: 0,
  publication: "DRAFT",
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  intervalMinutes: 15,
  noticeMinutes: 0,
  horizonDays: 60,
  maxPerDay: null,
  capacity: 1,
  maxPerBooking: null,
  priceMinor: 0,
  pricePer: "LINE",
  paymentRule: "NONE",
  paymentValue: 0,
  paymentMinutes: 1440,
  refundPercent: 100,
  refundCutoffMinutes: 0,
  mode: "INSTANT",
  decisionMinutes: 2880,
  assignment: "CHOSEN",
  guestMode: "NONE",
  locationKinds: ["AT_PROVIDER"],
  askPhone: "OPTIONAL",
  askDateOfBirth: "NO",
  consentText: null,
  recurrenceMax: null,
  lookBusyPercent: 0,
  cancelCutoffMinutes: 0,
  rescheduleCutoffMinutes: 0,
  cancelReason: "OPTIONAL",
  reminderMinutes: [1440],
  followUpMinutes: null,
};

/** A list of different ones. */
function listOf<T>(one: Field<T>, most: number): Field<readonly T[]> {
  return (written) => {
    if (written === null) return { fault: "REQUIRED" };
    if (!Array.isArray(written)) return { fault: "INVALID" };
    if (written.length > most) return { fault: "TOO_MANY" };
    const value: T[] = [];
    for (const each of written as unknown[]) {
      const judged = one(each);
      if (judged.fault !== undefined) return { fault: judged.fault };
      if (value.includes(judged.value)) return { fault: "DUPLICATE" };
      value.push(judged.value);
    }
    return { value };
  };
}
