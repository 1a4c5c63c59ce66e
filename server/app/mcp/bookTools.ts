import { createHash } from "node:crypto";
import { z } from "zod";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import {
  LOCATION_KINDS,
  type FailureData,
  type MoneyData,
  type NamedData,
  type ServiceData,
  type VisitorBookingData,
} from "./documents.ts";
import {
  chooseTimeZone,
  dateInput,
  instantInput,
  joinNames,
  moneyOutput,
  timeOutput,
  timeZoneInput,
  toInstant,
  toMoney,
  toTime,
} from "./formats.ts";
import { type HoldHandle, createContinueUrl, formatHandle, parseHandle } from "./holdHandle.ts";
import { getBrowserReason, seatsInput, serviceInput, staffInput } from "./serviceTools.ts";
import { defineTool } from "./tool.ts";
import { notFound, unwrapResult } from "./toolError.ts";
import { toVisitorBooking, visitorBookingOutput } from "./visitorBooking.ts";

const BROWSER_REASONS = ["FORM", "PAYMENT", "PROOF_REQUIRED"] as const;
type BrowserReason = (typeof BROWSER_REASONS)[number];

const REASON_TEXTS: Readonly<Record<BrowserReason, string>> = {
  FORM: "This service has a form",
  PAYMENT: "This service is paid in advance",
  PROOF_REQUIRED: "Many bookings came from this address",
};

const VISITOR_BYTES = 16;

interface HoldData {
  readonly token: string;
  readonly expiresAt: string;
  readonly total: MoneyData;
  readonly dueNow: MoneyData;
  readonly lines: readonly {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly staff: readonly NamedData[];
    readonly service: ServiceData;
  }[];
}

export const holdTime = defineTool({
  name: "hold_time",
  title: "Hold a time",
  description:
    "Reserves a free time for ten minutes and fixes the price. Nothing is booked before `book`. Give the visitor `continueUrl` if `canBookHere` is false.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  input: z.object({
    service: serviceInput,
    startsAt: instantInput.describe("The `instant` of a free time of `find_times`."),
    staff: staffInput,
    seats: seatsInput,
    replaces: z.string().max(300).optional().describe("The `hold` of this visitor that is released."),
    timeZone: timeZoneInput,
  }),
  output: z.object({
    hold: z.string().describe("Opens the hold. Send it to `book`. Only the visitor may see it."),
    service: z.string(),
    startsAt: timeOutput,
    endsAt: timeOutput,
    staff: z.array(z.string()),
    expiresAt: timeOutput,
    total: moneyOutput,
    dueNow: moneyOutput,
    canBookHere: z.boolean(),
    continueUrl: z.string().describe("Opens the widget in a browser, which takes the hold over."),
  }),
  async run({ service, startsAt, staff, seats = 1, replaces, timeZone: named }, { caller, run }) {
    const timeZone = chooseTimeZone(caller, named);
    const visitor = parseHandle(replaces ?? "")?.visitor ?? toBase64Url(caller.randomBytes(VISITOR_BYTES));
    const { result } = await run<{ result: { hold: HoldData } | FailureData }>("HoldTime", {
      input: {
        service,
        startsAt: toInstant(startsAt),
        ...(staff !== undefined && { staff }),
        seats,
        visitor,
        timeZone,
        idempotencyKey: toBase64Url(caller.randomBytes(VISITOR_BYTES)),
      },
    });
    const { hold } = unwrapResult(result);
    const [line] = hold.lines;
    if (!line) throw new Error("a hold has no line");
    const chosen = staff === undefined ? null : (line.staff[0]?.slug ?? null);
    const handle = {
      token: hold.token,
      visitor,
      service: line.service.slug,
      startsAt: line.startsAt,
      staff: chosen,
      seats,
    };
    const reason = getBrowserReason(line.service);
    const continueUrl = createContinueUrl(caller, handle, timeZone);
    const times = {
      startsAt: toTime(line.startsAt, timeZone),
      endsAt: toTime(line.endsAt, timeZone),
      expiresAt: toTime(hold.expiresAt, timeZone),
    };
    const next =
      reason === null ? "Call book before." : `${REASON_TEXTS[reason]}: continue at ${continueUrl}`;
    return {
      text: `${line.service.name} on ${times.startsAt.local} is held until ${times.expiresAt.local}. ${next}`,
      output: {
        hold: formatHandle(handle),
        service: line.service.slug,
        ...times,
        staff: line.staff.map(({ name }) => name),
        total: toMoney(hold.total),
        dueNow: toMoney(hold.dueNow),
        canBookHere: reason === null,
        continueUrl,
      },
    };
  },
});

const detail = (max: number) => z.string().max(max).optional();

export const book = defineTool({
  name: "book",
  title: "Book the held time",
  description:
    "Turns a hold into a booking. Call it only with details that the visitor gave and after the visitor agreed to book. `CONTINUE_IN_BROWSER` means that nothing was booked: the visitor finishes at `continueUrl`.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  input: z.object({
    hold: z.string().max(300).describe("The `hold` of `hold_time`."),
    firstName: z.string().max(200).describe("Of the visitor."),
    lastName: z.string().max(200).describe("Of the visitor."),
    email: z.string().max(320).describe("Receives the confirmation."),
    phone: detail(50).describe("With country code. Needed if the service's `phone` is REQUIRED."),
    dateOfBirth: dateInput.optional().describe("Needed if the service's `dateOfBirth` is REQUIRED."),
    notes: detail(5_000).describe("For the business."),
    consent: z.boolean().optional().describe("True only if the visitor agreed to `consentText`."),
    locationKind: z.enum(LOCATION_KINDS).optional().describe("Needed if the service has several."),
    location: detail(500).describe("The visitor's address, for AT_VISITOR."),
    timeZone: timeZoneInput,
    locale: detail(35).describe("Language of the mails, such as `de`. Default: the business's."),
  }),
  output: z.object({
    status: z.enum(["BOOKED", "CONTINUE_IN_BROWSER"]),
    reference: z.string().nullable(),
    bookings: z.array(visitorBookingOutput),
    reason: z.enum(BROWSER_REASONS).nullable(),
    continueUrl: z.string().nullable(),
  }),
  async run({ hold, timeZone: named, locale, ...details }, { caller, run }) {
    const timeZone = chooseTimeZone(caller, named);
    const handle = parseHandle(hold);
    if (!handle) throw notFound("This is no hold. Call hold_time.");
    const continueInBrowser = (reason: BrowserReason) => {
      const continueUrl = createContinueUrl(caller, handle, timeZone);
      return {
        text: `Nothing is booked yet. ${REASON_TEXTS[reason]}, so the visitor continues at ${continueUrl}`,
        output: {
          status: "CONTINUE_IN_BROWSER" as const,
          reference: null,
          bookings: [],
          reason,
          continueUrl,
        },
      };
    };
    const { business } = await run<{ business: { service: ServiceData | null } }>("ServiceToBook", {
      service: handle.service,
    });
    const reason = business.service && getBrowserReason(business.service);
    if (reason !== null) return continueInBrowser(reason);
    const input = toBookInput(handle, details, { timeZone, locale: locale ?? caller.business.locale });
    const { result } = await run<{ result: BookData | FailureData }>("Book", { input });
    // An agent cannot prove work.
    if ("code" in result && result.code === "PROOF_REQUIRED") return continueInBrowser("PROOF_REQUIRED");
    const { reference, bookings } = unwrapResult(result);
    const output = bookings.map((booking) => toVisitorBooking(booking, caller, timeZone));
    const [first] = output;
    return {
      text: `Booked with the reference ${reference}: ${joinNames(bookings.map(({ service }) => service))} on ${first?.startsAt.local}. Status: ${first?.status}.`,
      output: { status: "BOOKED" as const, reference, bookings: output, reason: null, continueUrl: null },
    };
  },
});

interface BookData {
  readonly reference: string;
  readonly bookings: readonly VisitorBookingData[];
}

interface BookDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly dateOfBirth?: string | undefined;
}

function toBookInput(
  { token }: HoldHandle,
  { firstName, lastName, email, phone, dateOfBirth, ...details }: BookDetails,
  language: { readonly timeZone: string; readonly locale: string },
) {
  return {
    ...details,
    ...language,
    holdToken: token,
    // A hold becomes one order, so a call that is sent again returns the same one.
    idempotencyKey: createHash("sha256").update(`mcp book ${token}`).digest("base64url"),
    contact: {
      firstName,
      lastName,
      email,
      ...(phone !== undefined && { phone }),
      ...(dateOfBirth !== undefined && { dateOfBirth }),
    },
  };
}
