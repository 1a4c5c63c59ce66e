import type { StartFailure } from "./startFailure.ts";
import type { ClaimNeed, ExtraNeed, PlannedLines } from "./holdDraft.ts";
import type { LoadedSearch } from "./data/loadSlotSearch.ts";
import { findFreeUnits } from "./rules/slots/freeUnits.ts";
import type { BusyTimes, EpochMinute } from "../../shared/slots/types.ts";
import { type SlotRequest, buildSingleHold, validateStart } from "./planSlot.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { groupByResource } from "./slotSearch.ts";

const NO_BUSY_TIMES: BusyTimes = new Int32Array();

/**
 * Plans a hold for which staff or resources may be missing. Free units are claimed as usual, and extra units cover the
 * rest. All other rules apply. A class has no extra units.
 */
export function planOverbooking(
  scope: Scope,
  loaded: LoadedSearch | null,
  request: SlotRequest,
  now: number,
): Outcome<PlannedLines, StartFailure> {
  const outcome = validateStart(scope, loaded && withoutBusyTimes(loaded), request, now);
  if (!outcome.ok || !loaded) return outcome as Outcome<PlannedLines, StartFailure>;
  const { lines, totalMinor } = buildSingleHold(scope, outcome.value, request);
  const [line] = lines;
  const [from, until] = [line!.from, line!.until].map((text) => Date.parse(text) / 60_000) as [
    number,
    number,
  ];
  const staff = planStaff(loaded, line!.staffIds, line!.needs[0]!.needed, from, until);
  const resources = groupByResource(loaded.units).map((units, i) => {
    const busy = units.map((unit) => unit.busy);
    const free = findFreeUnits(busy, from, until).map((index) => units[index]!.id);
    const { resourceId, needed } = units[0]!;
    const missing = needed - free.length;
    return {
      need: { needed, unitIds: free },
      extraNeeds:
        missing > 0
          ? [{ need: i + 1, owner: { kind: "resource", id: resourceId }, count: missing } as const]
          : [],
    };
  });
  return {
    ok: true,
    value: {
      totalMinor,
      lines: [{ ...line!, needs: [staff.need, ...resources.map((resource) => resource.need)] }],
      extraNeeds: [...staff.extraNeeds, ...resources.flatMap((resource) => resource.extraNeeds)],
    },
  };
}

/** Takes the free staff first. Missing staff are overbooked in rank order, for a collective service all of them. */
function planStaff(
  { staff }: LoadedSearch,
  staffIds: readonly string[],
  needed: number,
  from: EpochMinute,
  until: EpochMinute,
): { readonly need: ClaimNeed; readonly extraNeeds: readonly ExtraNeed[] } {
  const candidates = staffIds.map((id) => staff.find((one) => one.id === id)!);
  const isFree = (busy: BusyTimes) => findFreeUnits([busy], from, until).length > 0;
  const free = candidates.filter((one) => isFree(one.busy));
  const overbooked = candidates
    .filter((one) => !isFree(one.busy))
    .slice(0, Math.max(0, needed - free.length));
  return {
    need: { needed, unitIds: free.map((one) => one.unitId) },
    extraNeeds: overbooked.map(({ id }) => ({ need: 0, owner: { kind: "staff", id }, count: 1 })),
  };
}

function withoutBusyTimes(loaded: LoadedSearch): LoadedSearch {
  return {
    ...loaded,
    staff: loaded.staff.map((one) => ({ ...one, busy: NO_BUSY_TIMES })),
    units: loaded.units.map((unit) => ({ ...unit, busy: NO_BUSY_TIMES })),
  };
}
