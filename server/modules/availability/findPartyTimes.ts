import { type LoadedParty, loadPartySearch } from "./data/loadPartySearch.ts";
import { lineOffset } from "../bookings/rules/lineOffset.ts";
import { assignParty } from "./rules/party/assignParty.ts";
import { findPartySlots } from "./rules/party/findPartySlots.ts";
import type { PartySearch } from "./rules/party/types.ts";
import { shownStarts } from "./rules/slots/lookBusy.ts";
import { groupByDate } from "./rules/slots/groupByDate.ts";
import { lastDateOffered } from "./rules/slots/startLimits.ts";
import type { EpochMinute, IsoDate, SlotDetail } from "../../shared/slots/types.ts";
import { dayNumber, isoDate } from "../../shared/time/dates.ts";
import type { FindSlotsInput, FoundSlots } from "./findSlots.ts";
import { type HoldRefusal, toHoldRefusal } from "./holdRefusal.ts";
import { lookBusyOf } from "./lookBusy.ts";
import { partyFailure, planParty } from "./partyPlan.ts";
import { partySearch } from "./partySearch.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { paymentRefusal } from "../payments/paymentRefusal.ts";
import { linePrice } from "./linePrice.ts";
import { type VisitLine, membersOf } from "./visitLines.ts";
import { visitorHash } from "../../platform/ids/visitors.ts";

const MINUTES_PER_DAY = 1440;

/** Takes one statement. A start that the bounded solver cannot decide is not offered. */
export async function findPartyTimes(
  scope: Scope,
  input: FindSlotsInput,
  lines: readonly VisitLine[],
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
    visitorHash: visitorHash(scope.signer, input.visitor),
    week: null,
    moving: input.moving ?? [],
  });
  const refused = partyFailure(scope, loaded, lines, true);
  const isOpen = refused === null;
  const { timeZone } = scope.business;
  const rule = isOpen && input.lookBusy ? lookBusyOf(loaded.services.get(input.serviceId)!) : null;
  const isKnown = lines.every((line) => loaded.services.has(line.serviceId));
  const offset = isKnown ? askedLineOffset(loaded, lines, input.askedLine ?? 0) : 0;
  // Look-busy counts whole dates of the business. A later line may start on the day after the order's start.
  const dates = rule || offset > 0 ? { from: dayBeside(input.from, -1), to: dayBeside(input.to, 1) } : {};
  const search = isOpen ? partySearch(loaded, timeZone, lines, { ...input, ...dates, now }) : null;
  const offered = search ? findPartySlots(search).starts : new Int32Array(0);
  const shown = rule ? shownStarts(offered, offered, rule, timeZone) : offered;
  const starts = offset === 0 ? shown : shown.map((start) => start + offset);
  const failure = refused ?? (offered.length > 0 ? null : partyFailure(scope, loaded, lines));
  return {
    input,
    failure,
    days: groupByDate(starts, input.timeZone, input.from, input.to),
    lastDate: lastDate(loaded, { now, dayZone: timeZone, timeZone: input.timeZone }),
    describe: (wanted) =>
      search
        ? Array.from(wanted, (start) => describePartyStart(loaded, search, lines, { start, offset }))
        : [],
    whyNot: (start) => whyNotHeld(scope, loaded, lines, start - offset, now),
  };
}

function whyNotHeld(
  scope: Scope,
  loaded: LoadedParty,
  lines: readonly VisitLine[],
  startsAt: EpochMinute,
  now: number,
): HoldRefusal | null {
  const plan = planParty(scope, loaded, lines, startsAt, now);
  if (!plan.ok) return toHoldRefusal(plan.failure);
  const unpaid = paymentRefusal(
    scope,
    [...loaded.services.values()].map((service) => linePrice(service, 1)),
  );
  return unpaid && toHoldRefusal(unpaid);
}

function lastDate(
  loaded: LoadedParty,
  { now, ...zones }: { readonly now: number; readonly dayZone: string; readonly timeZone: string },
): IsoDate | null {
  const horizons = [...loaded.services.values()].map((service) => service.horizon_days);
  if (horizons.length === 0) return null;
  return lastDateOffered({ ...zones, now: Math.ceil(now / 60_000), horizonDays: Math.min(...horizons) });
}

function askedLineOffset(loaded: LoadedParty, lines: readonly VisitLine[], asked: number): number {
  const timed = lines.map(({ member, serviceId }) => ({
    member,
    durationMinutes: loaded.services.get(serviceId)!.duration_minutes,
  }));
  return lineOffset(timed, asked);
}

function dayBeside(date: IsoDate, days: number): IsoDate {
  return isoDate(dayNumber(date) + days);
}

function describePartyStart(
  loaded: LoadedParty,
  search: PartySearch,
  lines: readonly VisitLine[],
  { start, offset }: { readonly start: EpochMinute; readonly offset: number },
): SlotDetail {
  const startsAt = start - offset;
  const lengthOf = ({ serviceId }: VisitLine) => loaded.services.get(serviceId)!.duration_minutes;
  const lengths = membersOf(lines).map((own) => own.reduce((sum, { line }) => sum + lengthOf(line), 0));
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

function seatsLeft(loaded: LoadedParty, lines: readonly VisitLine[], startsAt: EpochMinute): number {
  const left = membersOf(lines).flatMap((own) => {
    let at = startsAt;
    return own.flatMap(({ line }) => {
      const service = loaded.services.get(line.serviceId)!;
      const begins = at;
      at += service.duration_minutes;
      if (service.capacity === 1) return [];
      const standing = (loaded.sessions.get(service.id) ?? []).filter((one) => one.startsAt === begins);
      return [
        standing.length === 0
          ? service.capacity
          : Math.max(...standing.map((one) => one.seatsOffered - one.seatsTaken)),
      ];
    });
  });
  return left.length === 0 ? 1 : Math.min(...left);
}
