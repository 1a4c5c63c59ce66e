import { addRange, createMinuteSet } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { createZoneCache } from "../../../../shared/time/createZoneCache.ts";
import type { Job } from "./jobs.ts";
import { type PreparedParty, prepareParty } from "./prepareParty.ts";
import { removeOutsideLimits, getZoneMargin } from "./startLimits.ts";
import type { PartySearch } from "./types.ts";

export function prepareStart(
  search: PartySearch,
  jobs: readonly Job[],
  startsAt: EpochMinute,
): PreparedParty {
  const margin = getZoneMargin(search, jobs);
  const zones = createZoneCache(startsAt - margin, startsAt + margin);
  const start = createMinuteSet(startsAt, startsAt + 1);
  addRange(start, startsAt, startsAt + 1);
  removeOutsideLimits(start, search, zones, jobs);
  return prepareParty(search, zones, jobs, start);
}
