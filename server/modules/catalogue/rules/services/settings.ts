import {
  type Field,
  type Values,
  type FieldInput,
  nullable,
  pictureUrl,
  position,
  publication,
  slug,
  text,
  wholeNumber,
  enumField,
} from "../../../../shared/input/fields.ts";

/** 366 days in minutes. */
const YEAR = 527_040;

/** In minor units. `validateCombinations` limits the total of an order. */
const PRICE_MAX = 1_000_000_000;

const MOST_REMINDERS = 5;
const askLevel = enumField(["NO", "OPTIONAL", "REQUIRED"]);

/** Durations in minutes, amounts in minor units of the business's currency. */
export const SERVICE = {
  name: text({ max: 120 }),
  slug: slug({ isRouted: true }),
  description: text({ max: 4000, allowsLines: true, isOptional: true }),
  picture: nullable(pictureUrl),
  position,
  publication,
  durationMinutes: wholeNumber(1, 10_080),
  bufferBeforeMinutes: wholeNumber(0, 1440),
  bufferAfterMinutes: wholeNumber(0, 1440),
  intervalMinutes: wholeNumber(1, 10_080),
  noticeMinutes: wholeNumber(0, YEAR),
  horizonDays: wholeNumber(0, 1100),
  maxPerDay: nullable(wholeNumber(1, 100_000)),
  capacity: wholeNumber(1, 10_000),
  maxPerBooking: nullable(wholeNumber(1, 101)),
  priceMinor: wholeNumber(0, PRICE_MAX),
  pricePer: enumField(["LINE", "PERSON", "SEAT"]),
  paymentRule: enumField(["NONE", "DEPOSIT_PERCENT", "DEPOSIT_AMOUNT", "FULL"]),
  paymentValue: wholeNumber(0, PRICE_MAX),
  paymentMinutes: wholeNumber(1, YEAR),
  refundPercent: wholeNumber(0, 100),
  refundCutoffMinutes: wholeNumber(0, YEAR),
  mode: enumField(["INSTANT", "REQUEST"]),
  decisionMinutes: wholeNumber(1, YEAR),
  assignment: enumField(["CHOSEN", "ANY", "COLLECTIVE"]),
  guestMode: enumField(["NONE", "ATTEND", "SEAT", "OWN_LINE"]),
  locationKinds: toListField(enumField(["AT_PROVIDER", "AT_VISITOR", "PHONE", "ONLINE"]), 4),
  askPhone: askLevel,
  askDateOfBirth: askLevel,
  consentText: nullable(text({ max: 4000, allowsLines: true })),
  recurrenceMax: nullable(wholeNumber(2, 101)),
  lookBusyPercent: wholeNumber(0, 90),
  cancelCutoffMinutes: wholeNumber(0, YEAR),
  rescheduleCutoffMinutes: wholeNumber(0, YEAR),
  cancelReason: askLevel,
  reminderMinutes: toListField(wholeNumber(0, YEAR), MOST_REMINDERS),
  followUpMinutes: nullable(wholeNumber(0, YEAR)),
};

export type ServiceSettings = Values<typeof SERVICE>;

export type Setting = keyof ServiceSettings;

/** Undefined keeps a value. Null clears an optional one. */
export type ServiceSettingsInput = FieldInput<typeof SERVICE>;

export const REQUIRED = ["name", "slug", "durationMinutes"] as const satisfies readonly Setting[];

export const SERVICE_DEFAULTS: Omit<ServiceSettings, (typeof REQUIRED)[number]> = {
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

function toListField<T>(field: Field<T>, most: number): Field<readonly T[]> {
  return (input) => {
    if (input === null) return { issueCode: "REQUIRED" };
    if (!Array.isArray(input)) return { issueCode: "INVALID" };
    if (input.length > most) return { issueCode: "TOO_MANY" };
    const value: T[] = [];
    for (const item of input as unknown[]) {
      const parsed = field(item);
      if (parsed.issueCode !== undefined) return { issueCode: parsed.issueCode };
      if (value.includes(parsed.value)) return { issueCode: "DUPLICATE" };
      value.push(parsed.value);
    }
    return { value };
  };
}
