import { addRange, minuteSet } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { zoneBook } from "../../../../shared/time/zoneBook.ts";
import type { Job } from "./jobs.ts";
import { type PreparedParty, prepareParty } from "./prepareParty.ts";
import { dropOutsideLimits, zoneMargin } from "./startLimits.ts";
import type { PartySearch } from "./types.ts";

export function prepareStart(
  search: PartySearch,
  jobs: readonly Job[],
  startsAt: EpochMinute,
): PreparedParty {
  const margin = zoneMargin(search, jobs);
  const zones = zoneBook(startsAt - margin, startsAt + margin);
  const start = minuteSet(startsAt, startsAt + 1);
  addRange(start, startsAt, startsAt + 1);
  dropOutsideLimits(start, search, zones, jobs);
  return prepareParty(search, zones, jobs, start);
}
