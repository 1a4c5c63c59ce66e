import { loadChangeRules } from "./data/loadChangeRules.ts";
import type { HoldDraft } from "./data/holds/takeHold.ts";
import { getLineOffset, type OrderLine, type StartFailure } from "../availability/index.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { HoldRequest } from "./holdRequest.ts";
import { planTimes } from "./planHold.ts";
import type { Reject } from "../../platform/database/domainError.ts";
import type { Movement } from "./rescheduleBooking.ts";
import type { Scope } from "../../platform/database/scope.ts";

interface Destination extends Pick<HoldRequest, "overrides" | "overrideStaffId"> {
  readonly startsAt: EpochMinute;
  readonly staffId: string | null;
  readonly now: number;
}

/** With the same staff if possible. Present claims count as free. Rejects if the bookings cannot move. */
export async function planMove(
  scope: Scope,
  { rows, lines, requestedIndex }: Movement,
  destination: Destination,
  reject: Reject<StartFailure>,
): Promise<HoldDraft> {
  const planning = {
    id: newId(destination.now, scope.random),
    now: destination.now,
    visitorHash: null,
    movingBookingIds: rows.map((row) => row.id),
  };
  const startsAt = destination.startsAt - (await loadRequestedOffset(scope, lines, requestedIndex));
  const { overrides = [], overrideStaffId } = destination;
  const planWith = (movedLines: readonly OrderLine[], withOverrides: boolean) => {
    const [{ serviceId, staffId, seats }] = movedLines as [OrderLine];
    const request = {
      target: { serviceId, providerId: rows[0]!.providerId, staffId, startsAt },
      seats,
      lines: movedLines.length > 1 ? movedLines : null,
      visitor: null,
      idempotencyKey: null,
      clientAddress: "",
      ...(withOverrides && { overrides, overrideStaffId }),
    };
    return planTimes(scope, request, planning);
  };
  const { staffId } = destination;
  const choices =
    staffId !== null
      ? [lines.map((line, i) => (i === requestedIndex ? { ...line, staffId } : line))]
      : [lines, lines.map((line) => ({ ...line, staffId: null }))];
  let failure: StartFailure | null = null;
  for (const withOverrides of overrides.length > 0 ? [false, true] : [false]) {
    for (const choice of choices) {
      const planned = await planWith(choice, withOverrides);
      if (planned.ok) return withoutCaps(planned.value);
      failure = planned.failure;
    }
  }
  throw reject(failure!);
}

/** Minutes from the start of the order. */
async function loadRequestedOffset(
  scope: Scope,
  lines: readonly OrderLine[],
  requestedIndex: number,
): Promise<number> {
  if (requestedIndex === 0) return 0;
  const serviceIds = lines.map((line) => line.serviceId);
  const rules = await loadChangeRules(scope.database.query, scope.business.id, serviceIds);
  const timed = lines.map(({ member, serviceId }) => ({
    member,
    durationMinutes: rules.get(serviceId)!.durationMinutes,
  }));
  return getLineOffset(timed, requestedIndex);
}

/** A move is not another hold. */
function withoutCaps(draft: HoldDraft): HoldDraft {
  const cap = 1_000_000_000;
  const caps = { addressCap: cap, addressLineCap: cap, businessCap: cap, businessLineCap: cap };
  return { ...draft, ...caps, visitorHash: null, addressHash: null, linkId: null };
}
