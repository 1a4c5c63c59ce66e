import type { Service } from "../../../platform/database/prisma/client.ts";
import { calculateSeriesCost } from "../../../platform/http/limits/costs.ts";
import { type SeriesRuleDraft, toRecurrenceRule } from "../rules/recurrence/recurrenceRule.ts";
import { type FoundSeries, findSeries } from "../findSeries.ts";
import { isVisitorToken } from "../../../platform/ids/visitors.ts";
import { resolveTimeZone } from "../zoneLock.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { findCalendarOwners } from "../../bookings/graphql/findCalendarOwners.ts";

export interface SeriesParent {
  readonly service: Service;
  readonly timeZone: string;
  readonly found: FoundSeries;
}

/** Time zone data is reliable within these years. */
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

interface SeriesArgs {
  readonly rule: SeriesRuleDraft;
  readonly startsAt: number;
  readonly timeZone?: string | null;
  readonly staff?: string | null;
  readonly provider?: string | null;
  readonly visitor?: string | null;
}

/** Returns null if the service does not accept series. */
export async function readSeries(
  ctx: Context,
  service: Service,
  args: SeriesArgs,
): Promise<SeriesParent | null> {
  if (service.recurrenceMax === null || service.capacity > 1) return null;
  const startsAt = args.startsAt / 60_000;
  if (!Number.isInteger(startsAt)) throw badInput("startsAt must be a whole minute");
  if (args.startsAt < EARLIEST || args.startsAt > LATEST)
    throw badInput("startsAt must lie between 1990 and 2200");
  if (args.visitor != null && !isVisitorToken(args.visitor)) throw badInput("visitor is not a token");
  const scope = await ctx.getScope(service.businessId);
  const timeZone = resolveTimeZone(scope.business, args.timeZone);
  const input = {
    ...(await findCalendarOwners(ctx, service.businessId, args)),
    serviceId: service.id,
    startsAt,
    timeZone,
    rule: toRecurrenceRule(args.rule, { startsAt, timeZone }),
    recurrenceMax: service.recurrenceMax,
    visitor: args.visitor ?? null,
  };
  const occurrences = Math.max(1, Math.min(input.rule.count, input.recurrenceMax));
  const searchKey = { businessId: service.businessId, ...input };
  const found = await ctx.searches.run("series", searchKey, calculateSeriesCost(occurrences), () =>
    findSeries(scope, input),
  );
  return { service, timeZone, found };
}
