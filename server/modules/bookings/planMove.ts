import { loadChangeRules } from "./data/loadChangeRules.ts";
import type { HoldDraft } from "./data/holds/takeHold.ts";
import { getLineOffset, type OrderLine, type StartFailure } from "../availability/index.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { newId } from "../../platform/ids/ids.ts";
import { planTimes } from "./planHold.ts";
import type { Reject } from "../../platform/database/domainError.ts";
import type { Movement } from "./rescheduleBooking.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** With the same staff if possible. Present claims count as free. Rejects if the bookings cannot move. */
export async function planMove(
  scope: Scope,
  { rows, lines, requestedIndex }: Movement,
  destination: { readonly startsAt: EpochMinute; readonly staffId: string | null; readonly now: number },
  reject: Reject<StartFailure>,
): Promise<HoldDraft> {
  const planning = {
    id: newId(destination.now, scope.random),
    now: destination.now,
    visitorHash: null,
    movingBookingIds: rows.map((row) => row.id),
  };
  const startsAt = destination.startsAt - (await loadRequestedOffset(scope, lines, requestedIndex));
  const planWith = (movedLines: readonly OrderLine[]) => {
    const [{ serviceId, staffId, seats }] = movedLines as [OrderLine];
    const request = {
      target: { serviceId, providerId: rows[0]!.providerId, staffId, startsAt },
      seats,
      lines: movedLines.length > 1 ? movedLines : null,
      visitor: null,
      idempotencyKey: null,
      clientAddress: "",
    };
    return planTimes(scope, request, planning);
  };
  if (destination.staffId !== null) {
    const planned = await planWith(
      lines.map((line, i) => (i === requestedIndex ? { ...line, staffId: destination.staffId } : line)),
    );
    if (!planned.ok) throw reject(planned.failure);
    return withoutCaps(planned.value);
  }
  const sameStaff = await planWith(lines);
  if (sameStaff.ok) return withoutCaps(sameStaff.value);
  const anyStaff = await planWith(lines.map((line) => ({ ...line, staffId: null })));
  if (!anyStaff.ok) throw reject(anyStaff.failure);
  return withoutCaps(anyStaff.value);
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
