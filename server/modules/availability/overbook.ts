import type { ExtraNeed } from "../bookings/data/holds/extraUnits.ts";
import type { ClaimNeed, HoldDraft } from "../bookings/data/holds/takeHold.ts";
import type { LoadedSearch } from "./data/loadSlotSearch.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { freeUnitsBestFit } from "./rules/slots/freeUnits.ts";
import type { BusyTimes, EpochMinute } from "../../shared/slots/types.ts";
import { holdDraft, validateStart } from "../bookings/holdPlan.ts";
import type { HoldSlotInput } from "../bookings/holdRequest.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { unitsByResource } from "./slotSearch.ts";

export type OverbookedLines = Pick<HoldDraft, "lines" | "totalMinor"> & {
  readonly extras: readonly ExtraNeed[];
};

const NOTHING_TAKEN: BusyTimes = new Int32Array();

/**
 * Plans a hold for which staff or resources may be missing. Free units are claimed as usual, and extra units cover the
 * rest. All other rules apply.
 */
export function planOverbooking(
  scope: Scope,
  loaded: LoadedSearch | null,
  input: HoldSlotInput,
  now: number,
): Outcome<OverbookedLines> {
  if (loaded && loaded.service.capacity > 1)
    return { ok: false, failure: invalidInput(issue(["overbook"], "INVALID")) };
  const judged = validateStart(scope, loaded && asIfFree(loaded), input, now);
  if (!judged.ok || !loaded) return judged as Outcome<OverbookedLines>;
  const { lines, totalMinor } = holdDraft(scope, judged.value, input);
  const [line] = lines;
  const [from, until] = [line!.from, line!.until].map((text) => Date.parse(text) / 60_000) as [
    number,
    number,
  ];
  const staff = staffNeed(loaded, line!.staff, line!.needs[0]!.needed, from, until);
  const things = unitsByResource(loaded.units).map((units, i) => {
    const busy = units.map((unit) => unit.busy);
    const free = freeUnitsBestFit(busy, from, until).map((index) => units[index]!.id);
    const { resourceId, needed } = units[0]!;
    const short = needed - free.length;
    return {
      need: { needed, units: free },
      extras:
        short > 0
          ? [{ need: i + 1, owner: { kind: "resource", id: resourceId }, count: short } as const]
          : [],
    };
  });
  return {
    ok: true,
    value: {
      totalMinor,
      lines: [{ ...line!, needs: [staff.need, ...things.map((thing) => thing.need)] }],
      extras: [...staff.extras, ...things.flatMap((thing) => thing.extras)],
    },
  };
}

/** Takes the free staff first. Missing staff are overbooked in rank order, for a collective service all of them. */
function staffNeed(
  { people }: LoadedSearch,
  willing: readonly string[],
  needed: number,
  from: EpochMinute,
  until: EpochMinute,
): { readonly need: ClaimNeed; readonly extras: readonly ExtraNeed[] } {
  const asked = willing.map((id) => people.find((one) => one.id === id)!);
  const isFree = (busy: BusyTimes) => freeUnitsBestFit([busy], from, until).length > 0;
  const free = asked.filter((one) => isFree(one.busy));
  const beyond = asked.filter((one) => !isFree(one.busy)).slice(0, Math.max(0, needed - free.length));
  return {
    need: { needed, units: free.map((one) => one.unitId) },
    extras: beyond.map(({ id }) => ({ need: 0, owner: { kind: "staff", id }, count: 1 })),
  };
}

function asIfFree(loaded: LoadedSearch): LoadedSearch {
  return {
    ...loaded,
    people: loaded.people.map((one) => ({ ...one, busy: NOTHING_TAKEN })),
    units: loaded.units.map((unit) => ({ ...unit, busy: NOTHING_TAKEN })),
  };
}
