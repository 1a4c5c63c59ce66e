import type { Service } from "../../../platform/database/prisma/client.ts";
import { searchCost } from "../../../platform/http/limits/costs.ts";
import { dayNumber } from "../../../shared/time/dates.ts";
import { localDateAt } from "../../../shared/time/localTime.ts";
import { type FindSlotsInput, type FoundSlots, findSlots, firstSlot, toHorizon } from "../findSlots.ts";
import { isVisitorToken } from "../../../platform/ids/visitors.ts";
import { zoneOf } from "../zoneLock.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { type LineSent, askedLines } from "../../bookings/graphql/lineInput.ts";
import { askedPeople } from "../../bookings/graphql/askedPeople.ts";

/** A query for free slots. The search runs once, when the first field needs it. */
export interface AvailabilityQuery {
  readonly service: Service;
  readonly input: FindSlotsInput;
  /**
   * True if the caller gave no dates. If the rest of this month is full, the month of the next free slot is searched
   * instead.
   */
  readonly isOpen: boolean;
  found(): Promise<FoundSlots>;
}

export const MAX_RANGE_DAYS = 93;

export function loadAvailability(
  ctx: Context,
  service: Service,
  input: FindSlotsInput,
  isOpen = false,
): AvailabilityQuery {
  const find = isOpen ? findFirstMonth : findDates;
  let found: Promise<FoundSlots> | null = null;
  return { service, input, isOpen, found: () => (found ??= find(ctx, service, input)) };
}

function findDates(ctx: Context, { businessId }: Service, input: FindSlotsInput): Promise<FoundSlots> {
  return runSearch(ctx, businessId, input);
}

async function findFirstMonth(ctx: Context, service: Service, input: FindSlotsInput): Promise<FoundSlots> {
  const found = await findDates(ctx, service, input);
  if (found.failure !== null || firstSlot(found) !== null) return found;
  const next = await nextSlot(ctx, { service, input });
  if (next === null) return found;
  const date = localDateAt(input.timeZone, next.slot.startsAt);
  return findDates(ctx, service, { ...input, from: `${date.slice(0, 7)}-01`, to: endOfMonth(date) });
}

export async function nextSlot(
  ctx: Context,
  { service, input }: Pick<AvailabilityQuery, "service" | "input">,
) {
  const wide = toHorizon(input, { now: ctx.now(), horizonDays: service.horizonDays });
  if (!wide) return null;
  const slot = firstSlot(await runSearch(ctx, service.businessId, wide));
  return slot && { slot, input: wide };
}

/** Charges the request for the dates and lines that it searches. Every slot search of a request runs here. */
function runSearch(ctx: Context, businessId: string, input: FindSlotsInput): Promise<FoundSlots> {
  const days = dayNumber(input.to) - dayNumber(input.from) + 1;
  const cost = searchCost({ days, lines: input.lines?.length ?? 1 });
  return ctx.searches.run("slots", { businessId, ...input }, cost, async () => {
    const found = await findSlots(await ctx.scopeOf(businessId), input);
    if (!found) throw new Error("a service went missing between two reads");
    return found;
  });
}

interface AvailabilityArgs {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly timeZone?: string | null;
  readonly provider?: string | null;
  readonly staff?: string | null;
  readonly seats?: number | null;
  readonly visitor?: string | null;
  readonly also?: readonly LineSent[] | null;
  readonly lookBusy?: boolean | null;
}

/** @throws for a range, date, number of seats or token that is invalid */
export async function readAvailability(
  ctx: Context,
  service: Service,
  args: AvailabilityArgs,
): Promise<AvailabilityQuery> {
  const { businessId } = service;
  const people = await askedPeople(ctx, businessId, args);
  const timeZone = zoneOf(await ctx.businessOf(businessId), args.timeZone);
  const from = args.from ?? todayIn(timeZone, ctx.now());
  const to = args.to ?? endOfMonth(from);
  const question = parseAvailabilityArgs(service.id, people, { ...args, timeZone, from, to });
  const isOpen = args.from == null && args.to == null;
  if (!args.also?.length) return loadAvailability(ctx, service, question, isOpen);
  const own = { service: globalId("Service", service.id), staff: args.staff ?? null, seats: question.seats };
  const lines = await askedLines(ctx, businessId, [own, ...args.also]);
  return loadAvailability(ctx, service, { ...question, lines }, isOpen);
}

export async function readPartyAvailability(
  ctx: Context,
  businessId: string,
  sent: readonly LineSent[],
  args: Omit<AvailabilityArgs, "also" | "staff" | "seats">,
): Promise<AvailabilityQuery> {
  const lines = await askedLines(ctx, businessId, sent);
  const service = await ctx.loaders(businessId).service.load(lines[0]!.serviceId);
  if (!service) throw badInput("lines.0.service: This could not be found.");
  const question = await readAvailability(ctx, service, args);
  return loadAvailability(ctx, service, { ...question.input, lines }, question.isOpen);
}

function todayIn(timeZone: string, now: number): string {
  return localDateAt(timeZone, Math.floor(now / 60_000));
}

function endOfMonth(date: string): string {
  const lastDay = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0);
  return new Date(lastDay).toISOString().slice(0, 10);
}

function parseAvailabilityArgs(
  serviceId: string,
  people: Pick<FindSlotsInput, "staffId" | "providerId">,
  args: AvailabilityArgs & { readonly from: string; readonly to: string; readonly timeZone: string },
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
