import type { Service } from "../../../platform/database/prisma/client.ts";
import { calculateSearchCost } from "../../../platform/http/limits/costs.ts";
import { dayNumber } from "../../../shared/time/dates.ts";
import { getLocalDate } from "../../../shared/time/localTime.ts";
import {
  type FindSlotsInput,
  type FoundSlots,
  findSlots,
  getFirstSlot,
  extendToHorizon,
} from "../findSlots.ts";
import { isVisitorToken } from "../../../platform/ids/visitors.ts";
import { resolveTimeZone } from "../zoneLock.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { type AvailabilityInput, rejectFields } from "./availabilityInput.ts";
import { parseLinesOrThrow } from "../../bookings/graphql/lineInput.ts";
import { findCalendarOwners } from "../../bookings/graphql/findCalendarOwners.ts";

/** A query for free slots. The search runs once, when the first field needs it. */
export interface AvailabilityQuery {
  readonly service: Service;
  readonly input: FindSlotsInput;
  /**
   * True if the caller gave no dates. If the rest of this month is full, the month of the next free slot is searched
   * instead.
   */
  readonly hasDefaultDates: boolean;
  slots(): Promise<FoundSlots>;
}

export const MAX_RANGE_DAYS = 93;

export function loadAvailability(
  ctx: Context,
  service: Service,
  input: FindSlotsInput,
  hasDefaultDates = false,
): AvailabilityQuery {
  const find = hasDefaultDates ? findFirstMonth : findDates;
  let slots: Promise<FoundSlots> | null = null;
  return { service, input, hasDefaultDates, slots: () => (slots ??= find(ctx, service, input)) };
}

function findDates(ctx: Context, { businessId }: Service, input: FindSlotsInput): Promise<FoundSlots> {
  return runSearch(ctx, businessId, input);
}

async function findFirstMonth(ctx: Context, service: Service, input: FindSlotsInput): Promise<FoundSlots> {
  const slots = await findDates(ctx, service, input);
  if (slots.failure !== null || getFirstSlot(slots) !== null) return slots;
  const next = await findNextSlot(ctx, { service, input });
  if (next === null) return slots;
  const date = getLocalDate(input.timeZone, next.slot.startsAt);
  return findDates(ctx, service, { ...input, from: `${date.slice(0, 7)}-01`, to: getMonthEnd(date) });
}

export async function findNextSlot(
  ctx: Context,
  { service, input }: Pick<AvailabilityQuery, "service" | "input">,
) {
  const horizonInput = extendToHorizon(input, { now: ctx.now(), horizonDays: service.horizonDays });
  if (!horizonInput) return null;
  const slot = getFirstSlot(await runSearch(ctx, service.businessId, horizonInput));
  return slot && { slot, input: horizonInput };
}

/** Charges the request for the dates and lines that it searches. Every slot search of a request runs here. */
function runSearch(ctx: Context, businessId: string, input: FindSlotsInput): Promise<FoundSlots> {
  const days = dayNumber(input.to) - dayNumber(input.from) + 1;
  const cost = calculateSearchCost({ days, lines: input.lines?.length ?? 1 });
  return ctx.searches.run("slots", { businessId, ...input }, cost, async () => {
    const slots = await findSlots(await ctx.getScope(businessId), input);
    if (!slots) throw new Error("a service went missing between two reads");
    return slots;
  });
}

/** @throws for a range, date, number of seats or token that is invalid */
export async function readAvailability(
  ctx: Context,
  service: Service,
  input: AvailabilityInput,
): Promise<AvailabilityQuery> {
  const { businessId } = service;
  const people = await findCalendarOwners(ctx, businessId, input);
  const timeZone = resolveTimeZone(await ctx.getBusiness(businessId), input.timeZone);
  const from = input.from ?? getToday(timeZone, ctx.now());
  const to = input.to ?? getMonthEnd(from);
  const query = parseAvailabilityInput(service.id, people, { ...input, timeZone, from, to });
  const hasDefaultDates = input.from == null && input.to == null;
  if (!input.lines?.length) return loadAvailability(ctx, service, query, hasDefaultDates);
  const firstLine = {
    service: toGlobalId("Service", service.id),
    staff: input.staff ?? null,
    seats: query.seats,
  };
  const lines = await parseLinesOrThrow(ctx, businessId, [firstLine, ...input.lines]);
  return loadAvailability(ctx, service, { ...query, lines }, hasDefaultDates);
}

export async function readPartyAvailability(
  ctx: Context,
  businessId: string,
  input: AvailabilityInput,
): Promise<AvailabilityQuery> {
  rejectFields(input, ["staff", "seats"]);
  const { lines: lineInputs, ...search } = input;
  const lines = await parseLinesOrThrow(ctx, businessId, lineInputs ?? []);
  const service = await ctx.loaders(businessId).service.load(lines[0]!.serviceId);
  if (!service) throw badInput("lines.0.service: This could not be found.");
  const query = await readAvailability(ctx, service, search);
  return loadAvailability(ctx, service, { ...query.input, lines }, query.hasDefaultDates);
}

function getToday(timeZone: string, now: number): string {
  return getLocalDate(timeZone, Math.floor(now / 60_000));
}

function getMonthEnd(date: string): string {
  const lastDay = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0);
  return new Date(lastDay).toISOString().slice(0, 10);
}

function parseAvailabilityInput(
  serviceId: string,
  people: Pick<FindSlotsInput, "staffId" | "providerId">,
  args: AvailabilityInput & { readonly from: string; readonly to: string; readonly timeZone: string },
): FindSlotsInput {
  const seats = args.seats ?? 1;
  const span = dayNumber(args.to) - dayNumber(args.from);
  if (span < 0 || span >= MAX_RANGE_DAYS) throw badInput(`from and to must span 1 to ${MAX_RANGE_DAYS} days`);
  if (args.from < "1990-01-01" || args.to > "2200-01-01")
    throw badInput("from and to must lie between 1990 and 2200");
  if (seats < 1 || seats > 101) throw badInput("seats must be 1 to 101");
  if (args.visitor != null && !isVisitorToken(args.visitor)) throw badInput("visitor is not a token");
  return {
    serviceId,
    ...people,
    from: args.from,
    to: args.to,
    timeZone: args.timeZone,
    seats,
    visitor: args.visitor ?? null,
    lookBusy: args.lookBusy ?? false,
  };
}
