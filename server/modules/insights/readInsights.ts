import { type UsedUnit, loadCapacity } from "./data/loadCapacity.ts";
import { type FigureGrouping, loadFigures } from "./data/loadFigures.ts";
import { loadSpans } from "./data/loadSpans.ts";
import { type Capacity, capacityBetween, sumOfCapacities, united } from "./rules/capacity.ts";
import { type Figures, NO_FIGURES } from "./rules/figures.ts";
import { type Period, type PeriodLength, periodsOf } from "./rules/periods.ts";
import { type SpanFigures, type SpanGrouping, joinSpans, toFigures } from "./rules/spanFigures.ts";
import { spansOf } from "./rules/spans.ts";
import { workingWindows } from "../availability/rules/slots/workingWindows.ts";
import { dateSpan } from "../../shared/time/dateSpans.ts";
import type { EpochMinute } from "../../shared/time/units.ts";
import { zoneBook } from "../../shared/time/zoneBook.ts";
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
  const kept = await readKept(scope, timeZone, [{ from, to }], "TOTAL");
  if (kept) return kept[0]!.get("") ?? NO_FIGURES;
  const span = dateSpan(timeZone, from, to);
  const figures = await figuresOf(scope, "NONE", [span.from, span.until]);
  return figures.get("") ?? NO_FIGURES;
}

/** Returns all periods in order, or at most 200 other groups, those with the most bookings first. */
export async function readGroups(
  scope: Scope,
  { timeZone, from, to }: InsightsInput,
  grouping: InsightGrouping,
): Promise<InsightGroup[]> {
  if (!isPeriod(grouping)) {
    const figures = await readNamed(scope, { timeZone, from, to }, grouping);
    return [...figures].map(([key, of]) => ({ period: null, key: key || null, figures: of }));
  }
  const periods = periodsOf({ from, to }, grouping);
  const kept = await readKept(scope, timeZone, periods, "TOTAL");
  if (kept)
    return periods.map((period, i) => ({ period, key: null, figures: kept[i]!.get("") ?? NO_FIGURES }));
  const figures = await figuresOf(scope, "PERIOD", boundsOf(timeZone, periods));
  return periods.map((period, i) => ({
    period,
    key: null,
    figures: figures.get(String(i + 1)) ?? NO_FIGURES,
  }));
}

async function readNamed(
  scope: Scope,
  { timeZone, from, to }: InsightsInput,
  grouping: Exclude<InsightGrouping, PeriodLength>,
): Promise<ReadonlyMap<string, Figures>> {
  const kept = await readKept(scope, timeZone, [{ from, to }], grouping);
  if (!kept) {
    const { from: begin, until } = dateSpan(timeZone, from, to);
    return figuresOf(scope, grouping, [begin, until]);
  }
  const most = [...kept[0]!].toSorted(([a, x], [b, y]) => y.bookings - x.bookings || (a < b ? -1 : 1));
  return new Map(most.slice(0, MAX_GROUPS));
}

/** Null if figures are not stored for that zone, or if too much has changed since. */
async function readKept(
  { database, business, clock }: Scope,
  timeZone: string,
  periods: readonly Period[],
  grouping: SpanGrouping,
): Promise<ReadonlyMap<string, Figures>[] | null> {
  if (timeZone !== business.timeZone) return null;
  const { spans, byPeriod } = spansOf(timeZone, periods);
  const figures = await loadSpans(database.query, business.id, { spans, grouping, now: clock.now() });
  if (figures === null) return null;
  return byPeriod.map((positions) => {
    const parts = positions.flatMap((position): SpanFigures[] => {
      const part = figures.get(position);
      return part ? [part] : [];
    });
    return toFigures(parts.length === 1 ? parts[0]! : joinSpans(parts));
  });
}

function figuresOf({ database, business, clock }: Scope, grouping: FigureGrouping, bounds: EpochMinute[]) {
  return loadFigures(database.query, {
    businessId: business.id,
    grouping,
    bounds: bounds.map((minute) => minute * 60_000),
    now: clock.now(),
    limit: MAX_GROUPS,
  });
}

function boundsOf(timeZone: string, periods: readonly Period[]): EpochMinute[] {
  const spans = periods.map(({ from, to }) => dateSpan(timeZone, from, to));
  return [...spans.map(({ from }) => from), spans.at(-1)!.until];
}

export interface UsedTimes {
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
): Promise<UsedTimes> {
  const periods = periodsOf({ from, to }, length);
  const bounds = boundsOf(timeZone, periods);
  const [begin, until] = [bounds[0]!, bounds.at(-1)!];
  const used = await loadCapacity(database.query, business.id, { from: begin, until, now: clock.now() });
  const zones = zoneBook(begin - 5 * 1440, until + 5 * 1440);
  const hours = used.staff.map(({ schedule }) =>
    schedule ? workingWindows(schedule, zones(schedule.timeZone), begin, until) : [],
  );
  const anybody = united(hours.flat());
  const between = (unit: UsedUnit, open: readonly EpochMinute[]) =>
    capacityBetween({ ...unit, open }, bounds);
  const kinds = [...new Set(used.resources.map(({ id }) => id))];
  return {
    periods,
    staff: used.staff.map((unit, i) => ({ id: unit.id, capacities: between(unit, hours[i]!) })),
    resources: kinds.map((id) => {
      const units = used.resources.filter((unit) => unit.id === id).map((unit) => between(unit, anybody));
      const capacities = periods.map((_, i) => sumOfCapacities(units.map((unit) => unit[i]!)));
      return { id, units: units.length, capacities };
    }),
  };
}
