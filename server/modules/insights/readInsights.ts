import { type UsedUnit, loadCapacity } from "./data/loadCapacity.ts";
import { type FigureGrouping, loadFigures } from "./data/loadFigures.ts";
import { loadSpans } from "./data/loadSpans.ts";
import { type Capacity, measureCapacity, sumCapacities, mergeRanges } from "./rules/capacity.ts";
import { type Figures, NO_FIGURES } from "./rules/figures.ts";
import { type Period, type PeriodLength, splitPeriods } from "./rules/periods.ts";
import { type SpanFigures, type SpanGrouping, mergeSpans, toFigures } from "./rules/spanFigures.ts";
import { splitSpans } from "./rules/spans.ts";
import { listWorkingWindows } from "../catalogue/index.ts";
import { getDateSpan } from "../../shared/time/dateSpans.ts";
import type { EpochMinute } from "../../shared/time/units.ts";
import { createZoneCache } from "../../shared/time/createZoneCache.ts";
import type { Scope } from "../../platform/database/scope.ts";

export type InsightGrouping = PeriodLength | "STAFF" | "SERVICE" | "PROVIDER" | "SOURCE";

/** Local dates of a zone, inclusive, at most `MAX_INSIGHT_DAYS`. */
export interface InsightsInput extends Period {
  readonly timeZone: string;
}

export const MAX_INSIGHT_DAYS = 367;
const MAX_GROUPS = 200;

/** `key` is a row id or a source. Null for periods, and for bookings without provider or source. */
export interface InsightGroup {
  readonly period: Period | null;
  readonly key: string | null;
  readonly figures: Figures;
}

const isPeriod = (grouping: InsightGrouping): grouping is PeriodLength =>
  grouping === "DAY" || grouping === "WEEK" || grouping === "MONTH";

/** Takes one statement, or two after many changes. */
export async function readTotal(scope: Scope, { timeZone, from, to }: InsightsInput): Promise<Figures> {
  const keptFigures = await readKeptFigures(scope, timeZone, [{ from, to }], "TOTAL");
  if (keptFigures) return keptFigures[0]!.get("") ?? NO_FIGURES;
  const span = getDateSpan(timeZone, from, to);
  const figures = await countFigures(scope, "NONE", [span.from, span.until]);
  return figures.get("") ?? NO_FIGURES;
}

/** Returns all periods in order, or at most 200 other groups, those with the most bookings first. */
export async function readGroups(
  scope: Scope,
  { timeZone, from, to }: InsightsInput,
  grouping: InsightGrouping,
): Promise<InsightGroup[]> {
  if (!isPeriod(grouping)) {
    const figures = await readGroupFigures(scope, { timeZone, from, to }, grouping);
    return [...figures].map(([key, groupFigures]) => ({
      period: null,
      key: key || null,
      figures: groupFigures,
    }));
  }
  const periods = splitPeriods({ from, to }, grouping);
  const keptFigures = await readKeptFigures(scope, timeZone, periods, "TOTAL");
  if (keptFigures)
    return periods.map((period, i) => ({
      period,
      key: null,
      figures: keptFigures[i]!.get("") ?? NO_FIGURES,
    }));
  const figures = await countFigures(scope, "PERIOD", getBounds(timeZone, periods));
  return periods.map((period, i) => ({
    period,
    key: null,
    figures: figures.get(String(i + 1)) ?? NO_FIGURES,
  }));
}

async function readGroupFigures(
  scope: Scope,
  { timeZone, from, to }: InsightsInput,
  grouping: Exclude<InsightGrouping, PeriodLength>,
): Promise<ReadonlyMap<string, Figures>> {
  const keptFigures = await readKeptFigures(scope, timeZone, [{ from, to }], grouping);
  if (!keptFigures) {
    const { from: begin, until } = getDateSpan(timeZone, from, to);
    return countFigures(scope, grouping, [begin, until]);
  }
  const ranked = [...keptFigures[0]!].toSorted(
    ([a, x], [b, y]) => y.bookings - x.bookings || (a < b ? -1 : 1),
  );
  return new Map(ranked.slice(0, MAX_GROUPS));
}

/** Null if figures are not stored for that zone, or if too much has changed since. */
async function readKeptFigures(
  { database, business, clock }: Scope,
  timeZone: string,
  periods: readonly Period[],
  grouping: SpanGrouping,
): Promise<ReadonlyMap<string, Figures>[] | null> {
  if (timeZone !== business.timeZone) return null;
  const { spans, byPeriod } = splitSpans(timeZone, periods);
  const figures = await loadSpans(database.query, business.id, { spans, grouping, now: clock.now() });
  if (figures === null) return null;
  return byPeriod.map((positions) => {
    const parts = positions.flatMap((position): SpanFigures[] => {
      const part = figures.get(position);
      return part ? [part] : [];
    });
    return toFigures(parts.length === 1 ? parts[0]! : mergeSpans(parts));
  });
}

function countFigures({ database, business, clock }: Scope, grouping: FigureGrouping, bounds: EpochMinute[]) {
  return loadFigures(database.query, {
    businessId: business.id,
    grouping,
    bounds: bounds.map((minute) => minute * 60_000),
    now: clock.now(),
    limit: MAX_GROUPS,
  });
}

function getBounds(timeZone: string, periods: readonly Period[]): EpochMinute[] {
  const spans = periods.map(({ from, to }) => getDateSpan(timeZone, from, to));
  return [...spans.map(({ from }) => from), spans.at(-1)!.until];
}

export interface CapacityByPeriod {
  readonly periods: readonly Period[];
  readonly staff: readonly { readonly id: string; readonly capacities: readonly Capacity[] }[];
  /** All units of a resource together. A resource is open while any staff member works. */
  readonly resources: readonly {
    readonly id: string;
    readonly units: number;
    readonly capacities: readonly Capacity[];
  }[];
}

/** Uses the working windows of the slot engine. Takes one statement. */
export async function readCapacity(
  { database, business, clock }: Scope,
  { timeZone, from, to }: InsightsInput,
  length: PeriodLength,
): Promise<CapacityByPeriod> {
  const periods = splitPeriods({ from, to }, length);
  const bounds = getBounds(timeZone, periods);
  const [begin, until] = [bounds[0]!, bounds.at(-1)!];
  const loaded = await loadCapacity(database.query, business.id, { from: begin, until, now: clock.now() });
  const zones = createZoneCache(begin - 5 * 1440, until + 5 * 1440);
  const hours = loaded.staff.map(({ schedule }) =>
    schedule ? listWorkingWindows(schedule, zones(schedule.timeZone), begin, until) : [],
  );
  const openHours = mergeRanges(hours.flat());
  const measure = (unit: UsedUnit, open: readonly EpochMinute[]) =>
    measureCapacity({ ...unit, open }, bounds);
  const resourceIds = [...new Set(loaded.resources.map(({ id }) => id))];
  return {
    periods,
    staff: loaded.staff.map((unit, i) => ({ id: unit.id, capacities: measure(unit, hours[i]!) })),
    resources: resourceIds.map((id) => {
      const units = loaded.resources.filter((unit) => unit.id === id).map((unit) => measure(unit, openHours));
      const capacities = periods.map((_, i) => sumCapacities(units.map((unit) => unit[i]!)));
      return { id, units: units.length, capacities };
    }),
  };
}
