import { loadChangeRules } from "./data/loadChangeRules.ts";
import type { HoldDraft } from "./data/holds/takeHold.ts";
import { lineOffset } from "./rules/lineOffset.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { newId } from "../../platform/ids/ids.ts";
import { planHold } from "./planHold.ts";
import { DomainError } from "../../platform/database/domainError.ts";
import type { Movement } from "./rescheduleBooking.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { VisitLine } from "../availability/visitLines.ts";

/**
 * With the same staff if possible. Present claims count as free.
 *
 * @throws {DomainError} if the bookings cannot move
 */
export async function planMove(
  scope: Scope,
  { rows, lines, asked }: Movement,
  to: { readonly startsAt: EpochMinute; readonly staffId: string | null; readonly now: number },
): Promise<HoldDraft> {
  const at = {
    id: newId(to.now, scope.random),
    now: to.now,
    visitor: null,
    moving: rows.map((row) => row.id),
  };
  const startsAt = to.startsAt - (await askedLineOffset(scope, lines, asked));
  const planWith = (wanted: readonly VisitLine[]) => {
    const [first] = wanted;
    const target = {
      serviceId: first!.serviceId,
      providerId: rows[0]!.providerId,
      staffId: first!.staffId,
      startsAt,
    };
    const several = wanted.length > 1 ? wanted : null;
    const wish = {
      target,
      seats: first!.seats,
      lines: several,
      visitor: null,
      idempotencyKey: null,
      clientAddress: "",
    };
    return planHold(scope, wish, at);
  };
  if (to.staffId !== null) {
    const planned = await planWith(
      lines.map((line, i) => (i === asked ? { ...line, staffId: to.staffId } : line)),
    );
    if (!planned.ok) throw new DomainError(planned.failure);
    return uncapped(planned.value);
  }
  const same = await planWith(lines);
  if (same.ok) return uncapped(same.value);
  const anyone = await planWith(lines.map((line) => ({ ...line, staffId: null })));
  if (!anyone.ok) throw new DomainError(anyone.failure);
  return uncapped(anyone.value);
}

/** Minutes from the start of the order. */
async function askedLineOffset(scope: Scope, lines: readonly VisitLine[], asked: number): Promise<number> {
  if (asked === 0) return 0;
  const serviceIds = lines.map((line) => line.serviceId);
  const rules = await loadChangeRules(scope.database.query, scope.business.id, serviceIds);
  const timed = lines.map(({ member, serviceId }) => ({
    member,
    durationMinutes: rules.get(serviceId)!.durationMinutes,
  }));
  return lineOffset(timed, asked);
}

/** A move is not another hold. */
function uncapped(draft: HoldDraft): HoldDraft {
  const cap = 1_000_000_000;
  const caps = { addressCap: cap, addressLineCap: cap, businessCap: cap, businessLineCap: cap };
  return { ...draft, ...caps, visitorHash: null, addressHash: null, linkId: null };
}
