import { type LoadedParty, loadPartySearch } from "./data/loadPartySearch.ts";
import { getLineOffset } from "./rules/party/lineOffset.ts";
import { assignParty } from "./rules/party/assignParty.ts";
import { findPartySlots } from "./rules/party/findPartySlots.ts";
import type { PartySearch } from "./rules/party/types.ts";
import { hideBusyStarts } from "./rules/slots/lookBusy.ts";
import { groupByDate } from "./rules/slots/groupByDate.ts";
import { getLastDate } from "./rules/slots/startLimits.ts";
import type { EpochMinute, IsoDate, SlotDetail } from "../../shared/slots/types.ts";
import { dayNumber, isoDate } from "../../shared/time/dates.ts";
import type { FindSlotsInput, FoundSlots } from "./findSlots.ts";
import type { UnavailableReason } from "../../shared/slots/unavailableReasons.ts";
import { toUnavailableReason } from "./unavailableReason.ts";
import { getLookBusy } from "./lookBusy.ts";
import { findPartyFailure, planParty } from "./partyPlan.ts";
import { buildPartySearch } from "./partySearch.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { findSuspension } from "../businesses/index.ts";
import { findPaymentFailure } from "../catalogue/index.ts";
import { getLinePrice } from "./linePrice.ts";
import { type OrderLine, groupByMember } from "./orderLines.ts";
import { hashVisitorToken } from "../../platform/ids/visitors.ts";

const MINUTES_PER_DAY = 1440;

/** Takes one statement. A start that the bounded solver cannot decide is not offered. */
export async function findPartyTimes(
  scope: Scope,
  input: FindSlotsInput,
  lines: readonly OrderLine[],
): Promise<FoundSlots> {
  const now = scope.clock.now();
  const loaded = await loadPartySearch(scope.database.query, {
    businessId: scope.business.id,
    serviceIds: [...new Set(lines.map((line) => line.serviceId))],
    providerId: input.providerId,
    // As for one line, and the later lines of a member reach further.
    from: (dayNumber(input.from) - 3) * MINUTES_PER_DAY,
    until: (dayNumber(input.to) + 9) * MINUTES_PER_DAY,
    now,
    visitorHash: hashVisitorToken(scope.signer, input.visitor),
    week: null,
    movingBookingIds: input.movingBookingIds,
  });
  const closedFailure = findPartyFailure(scope, loaded, lines, true);
  const isBookable = closedFailure === null;
  const { timeZone } = scope.business;
  const rule = isBookable && input.lookBusy ? getLookBusy(loaded.services.get(input.serviceId)!) : null;
  const isKnown = lines.every((line) => loaded.services.has(line.serviceId));
  const offset = isKnown ? getRequestedLineOffset(loaded, lines, input.requestedLine ?? 0) : 0;
  // Look-busy counts whole dates of the business. A later line may start on the day after the order's start.
  const dates = rule || offset > 0 ? { from: shiftDate(input.from, -1), to: shiftDate(input.to, 1) } : {};
  const search = isBookable ? buildPartySearch(loaded, timeZone, lines, { ...input, ...dates, now }) : null;
  const offered = search ? findPartySlots(search).starts : new Int32Array(0);
  const visible = rule ? hideBusyStarts(offered, offered, rule, timeZone) : offered;
  const starts = offset === 0 ? visible : visible.map((start) => start + offset);
  const failure = closedFailure ?? (offered.length > 0 ? null : findPartyFailure(scope, loaded, lines));
  return {
    input,
    failure,
    days: groupByDate(starts, input.timeZone, input.from, input.to),
    lastDate: lastDate(loaded, { now, dayZone: timeZone, timeZone: input.timeZone }),
    describe: (wanted) =>
      search
        ? Array.from(wanted, (start) => describePartyStart(loaded, search, lines, { start, offset }))
        : [],
    getRefusal: (start) => findHoldRefusal(scope, loaded, lines, start - offset, now),
  };
}

function findHoldRefusal(
  scope: Scope,
  loaded: LoadedParty,
  lines: readonly OrderLine[],
  startsAt: EpochMinute,
  now: number,
): UnavailableReason | null {
  const suspension = findSuspension(scope);
  if (suspension) return toUnavailableReason(suspension);
  const plan = planParty(scope, loaded, lines, startsAt, now);
  if (!plan.ok) return toUnavailableReason(plan.failure);
  const paymentFailure = findPaymentFailure(
    scope,
    [...loaded.services.values()].map((service) => getLinePrice(service, 1)),
  );
  return paymentFailure && toUnavailableReason(paymentFailure);
}

function lastDate(
  loaded: LoadedParty,
  { now, ...zones }: { readonly now: number; readonly dayZone: string; readonly timeZone: string },
): IsoDate | null {
  const horizons = [...loaded.services.values()].map((service) => service.horizon_days);
  if (horizons.length === 0) return null;
  return getLastDate({ ...zones, now: Math.ceil(now / 60_000), horizonDays: Math.min(...horizons) });
}

function getRequestedLineOffset(loaded: LoadedParty, lines: readonly OrderLine[], lineIndex: number): number {
  const timed = lines.map(({ member, serviceId }) => ({
    member,
    durationMinutes: loaded.services.get(serviceId)!.duration_minutes,
  }));
  return getLineOffset(timed, lineIndex);
}

function shiftDate(date: IsoDate, days: number): IsoDate {
  return isoDate(dayNumber(date) + days);
}

function describePartyStart(
  loaded: LoadedParty,
  search: PartySearch,
  lines: readonly OrderLine[],
  { start, offset }: { readonly start: EpochMinute; readonly offset: number },
): SlotDetail {
  const startsAt = start - offset;
  const getDuration = ({ serviceId }: OrderLine) => loaded.services.get(serviceId)!.duration_minutes;
  const lengths = groupByMember(lines).map((memberLines) =>
    memberLines.reduce((sum, { line }) => sum + getDuration(line), 0),
  );
  return {
    startsAt: start,
    endsAt: startsAt + Math.max(...lengths),
    // A getter, because the solver is expensive.
    get staffIds() {
      const assigned = assignParty(search, startsAt);
      if (assigned === null || assigned === "undecided") return [];
      return [...new Set(assigned.members.flat().flatMap((line) => line.staffIds))];
    },
    seatsLeft: seatsLeft(loaded, lines, startsAt),
  };
}

function seatsLeft(loaded: LoadedParty, lines: readonly OrderLine[], startsAt: EpochMinute): number {
  const left = groupByMember(lines).flatMap((memberLines) => {
    let at = startsAt;
    return memberLines.flatMap(({ line }) => {
      const service = loaded.services.get(line.serviceId)!;
      const lineStart = at;
      at += service.duration_minutes;
      if (service.capacity === 1) return [];
      const sessionsAtStart = (loaded.sessions.get(service.id) ?? []).filter(
        (session) => session.startsAt === lineStart,
      );
      return [
        sessionsAtStart.length === 0
          ? service.capacity
          : Math.max(...sessionsAtStart.map((session) => session.seatsOffered - session.seatsTaken)),
      ];
    });
  });
  return left.length === 0 ? 1 : Math.min(...left);
}
