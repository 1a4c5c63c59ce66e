import { z } from "zod";
import { ASKS, LOCATION_KINDS, type FailureData, type PageData, type ServiceData } from "./documents.ts";
import {
  chooseTimeZone,
  dateInput,
  joinNames,
  moneyOutput,
  namedOutput,
  timeOutput,
  timeZoneInput,
  toClock,
  toNullableMoney,
  toTime,
} from "./formats.ts";
import type { McpCaller } from "./mcpCaller.ts";
import { type ToolAnswer, type ToolContext, defineTool } from "./tool.ts";
import { notFound, unwrapResult } from "./toolError.ts";

export const serviceInput = z.string().max(100).describe("Slug of a service, from `find_services`.");

export const staffInput = z
  .string()
  .max(100)
  .optional()
  .describe("Slug of a staff member of the service. Default: any.");

export const seatsInput = z.int().min(1).max(100).optional().describe("Seats of a class. Default: 1.");

const serviceOutput = z.object({
  service: z.string().describe("Slug, for other tools."),
  name: z.string(),
  description: z.string().nullable(),
  durationMinutes: z.int(),
  capacity: z.int().describe("Seats of a class, or 1."),
  price: moneyOutput.nullable(),
  pricePer: z.string(),
  isRequest: z.boolean().describe("True if the business approves each booking."),
  locationKinds: z.array(z.enum(LOCATION_KINDS)),
  phone: z.enum(ASKS).describe("Whether `book` takes a telephone number."),
  dateOfBirth: z.enum(ASKS).describe("Whether `book` takes a date of birth."),
  consentText: z.string().nullable().describe("The visitor must agree to it before `book`."),
  staff: z.array(namedOutput),
  canBookHere: z
    .boolean()
    .describe("False if the visitor must finish in the browser, because of a form or a payment."),
  bookingUrl: z.string(),
});

/** A visitor continues in the browser for a form with required questions, and for a payment. */
export function getBrowserReason({ forms, payment, price }: ServiceData): "FORM" | "PAYMENT" | null {
  if (forms.some(({ fields }) => fields.some(({ isRequired }) => isRequired))) return "FORM";
  return payment.share !== "NONE" && (price?.amount ?? 0) > 0 ? "PAYMENT" : null;
}

export const findServices = defineTool({
  name: "find_services",
  title: "Find services",
  description:
    "Lists the services that can be booked, with price, duration and the details that a booking needs.",
  annotations: { readOnlyHint: true },
  input: z.object({
    cursor: z.string().max(500).optional().describe("`nextCursor` of the former answer."),
  }),
  output: z.object({ services: z.array(serviceOutput), nextCursor: z.string().nullable() }),
  async run({ cursor }, { caller, run }) {
    const { business } = await run<{ business: { services: PageData<ServiceData> } }>("FindServices", {
      after: cursor,
    });
    const { edges, pageInfo } = business.services;
    const services = edges
      .filter(({ node }) => node.isPublished)
      .map(({ node }) => toServiceOutput(node, caller));
    return {
      text: `${caller.business.name} offers: ${joinNames(edges.map(({ node }) => node)) || "nothing at present"}.`,
      output: { services, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null },
    };
  },
});

function toServiceOutput(service: ServiceData, { origin }: McpCaller): z.input<typeof serviceOutput> {
  return {
    service: service.slug,
    name: service.name,
    description: service.description,
    durationMinutes: service.durationMinutes,
    capacity: service.capacity,
    price: toNullableMoney(service.price),
    pricePer: service.pricePer,
    isRequest: service.mode === "REQUEST",
    locationKinds: [...service.locationKinds],
    phone: service.askPhone,
    dateOfBirth: service.askDateOfBirth,
    consentText: service.consentText,
    staff: [...service.staff],
    canBookHere: getBrowserReason(service) === null,
    bookingUrl: `${origin}/widget/appointment/service/${service.slug}`,
  };
}

export const timesInput = {
  service: serviceInput,
  from: dateInput.optional().describe("First date. Default: today."),
  to: dateInput.optional().describe("Last date, at most 93 days later. Default: the end of the month."),
  staff: staffInput,
  seats: seatsInput,
  timeZone: timeZoneInput,
};

export const timesOutput = {
  timeZone: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      times: z.array(
        z.object({ instant: timeOutput.shape.instant, local: z.string().describe("Clock time.") }),
      ),
    }),
  ),
  isTruncated: z.boolean().describe("True if there are more times. Ask for fewer dates."),
  nextAvailable: timeOutput.nullable().describe("The first free time, also beyond `to`."),
};

/** Times in one answer, so that it fits into the context of a model. */
const MAX_TIMES = 200;

interface TimesData {
  readonly business: {
    readonly service:
      | (Pick<ServiceData, "slug" | "name" | "isPublished"> & {
          readonly availability: {
            readonly timeZone: string;
            readonly failure: FailureData | null;
            readonly days: readonly { readonly date: string; readonly starts: readonly string[] }[];
            readonly nextAvailable: { readonly startsAt: string } | null;
          };
        })
      | null;
  };
}

type TimesArgs = z.output<z.ZodObject<typeof timesInput>>;

/** @throws ToolError */
export async function searchTimes(
  { timeZone: named, ...args }: TimesArgs,
  { caller, run }: ToolContext,
): Promise<ToolAnswer<z.input<z.ZodObject<typeof timesOutput>>>> {
  const timeZone = chooseTimeZone(caller, named);
  const { business } = await run<TimesData>("FindTimes", { ...args, timeZone });
  const { service } = business;
  if (!service?.isPublished) throw notFound("There is no such service. Call find_services.");
  const { failure, days, nextAvailable } = service.availability;
  if (failure) unwrapResult(failure);
  let left = MAX_TIMES;
  const shown = days.flatMap(({ date, starts }) => {
    const kept = starts.slice(0, left);
    left -= kept.length;
    const times = kept.map((instant) => ({ instant, local: toClock(instant, timeZone) }));
    return times.length > 0 ? [{ date, times }] : [];
  });
  const count = days.reduce((sum, { starts }) => sum + starts.length, 0);
  const next = nextAvailable && toTime(nextAvailable.startsAt, timeZone);
  return {
    text: `${service.name}: ${count} free ${count === 1 ? "time" : "times"}. ${next ? `The first is ${next.local}.` : "No time is free."}`,
    output: { timeZone, days: shown, isTruncated: count > MAX_TIMES, nextAvailable: next },
  };
}

export const findTimes = defineTool({
  name: "find_times",
  title: "Find free times",
  description: "Lists the free times of a service. A time is not reserved before `hold_time`.",
  annotations: { readOnlyHint: true },
  input: z.object(timesInput),
  output: z.object(timesOutput),
  run: searchTimes,
});
