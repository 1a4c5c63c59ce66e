import {
  type FailureWith,
  type Failure,
  type Issue,
  invalidInput,
  issue,
} from "../../../../shared/failures/failure.ts";
import type { EpochMinute } from "../../../../shared/slots/types.ts";
import { sortSeries, findSeriesIssues } from "../../../availability/seriesIssues.ts";
import type { HoldTarget } from "../../../availability/holdDraft.ts";
import type { HoldSlotInput } from "./holdSlotInput.ts";
import { findStartIssues } from "./holdTarget.ts";

/** Null if no series is requested. */
export function parseSeries(input: HoldSlotInput): EpochMinute[] | FailureWith<"INVALID_INPUT"> | null {
  const { series } = input;
  if (series == null) return null;
  const issues: Issue[] = [];
  for (const field of ["slot", "startsAt", "lines"] as const)
    if (input[field] != null) issues.push(issue([field], "INVALID"));
  if ((input.seats ?? 1) !== 1) issues.push(issue(["seats"], "OUT_OF_RANGE"));
  const listIssues = findSeriesIssues(series);
  issues.push(...listIssues);
  if (listIssues.length === 0)
    issues.push(...series.flatMap((startsAt, i) => findStartIssues(["series", String(i)], startsAt)));
  if (issues.length > 0) return invalidInput(...issues);
  return sortSeries(series.map((startsAt) => startsAt / 60_000));
}

export function findFailedTarget(
  failure: Failure,
  target: HoldTarget,
  series: readonly EpochMinute[] | null,
): HoldTarget {
  const line = "line" in failure ? failure.line : undefined;
  const startsAt = line === undefined ? undefined : series?.[line];
  return startsAt === undefined ? target : { ...target, startsAt };
}
