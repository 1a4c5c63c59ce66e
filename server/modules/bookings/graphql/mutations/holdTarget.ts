import {
  type FailureWith,
  type Failure,
  type Issue,
  invalidInput,
  issue,
} from "../../../../shared/failures/failure.ts";
import { getLocalDate } from "../../../../shared/time/localTime.ts";
import type { HoldTarget } from "../../../availability/holdDraft.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { digestParty, openSlotKey } from "../../../availability/slotKeys.ts";
import type { OrderLine } from "../../../availability/orderLines.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { findNamedRowId } from "../lineInput.ts";
import type { HoldSlotInput } from "./holdSlotInput.ts";
import { loadAvailability } from "../../../availability/graphql/availabilityQuery.ts";
import type { SlotFailure } from "../../../availability/graphql/failures.ts";

const NAMED_FIELDS = [
  ["service", "Service"],
  ["staff", "Staff"],
  ["provider", "Provider"],
] as const;

/** Limit of the slot rules. */
const LAST_INSTANT = Date.UTC(2200, 0, 1);

/** @param startsAt epoch milliseconds */
export function findStartIssues(path: readonly string[], startsAt: number): Issue[] {
  if (startsAt < 0 || startsAt > LAST_INSTANT) return [issue(path, "OUT_OF_RANGE")];
  return startsAt % 60_000 === 0 ? [] : [issue(path, "INVALID")];
}

export async function parseHoldTarget(
  ctx: Context,
  scope: Scope,
  input: HoldSlotInput,
  lines: readonly OrderLine[] | null,
): Promise<HoldTarget | FailureWith<"INVALID_INPUT">> {
  if (input.slot != null) {
    const target = openSlotKey(scope.signer, scope.business.id, input.slot);
    if (!target) return invalidInput(issue(["slot"], "ALTERED"));
    // A slot is only valid for the party to which it was offered.
    const party = lines ? digestParty(lines) : null;
    return (target.party ?? null) === party ? target : invalidInput(issue(["slot"], "OTHER_PARTY"));
  }
  const loaders = ctx.loaders(scope.business.id);
  const findRowId = (field: (typeof NAMED_FIELDS)[number][0], type: (typeof NAMED_FIELDS)[number][1]) => {
    const name = field === "service" && lines ? null : input[field];
    return name == null ? undefined : findNamedRowId(loaders, type, name);
  };
  const rows = await Promise.all(NAMED_FIELDS.map(([field, type]) => findRowId(field, type)));
  const issues: Issue[] = rows.flatMap((id, i) =>
    id === null ? [issue([NAMED_FIELDS[i]![0]], "NOT_FOUND")] : [],
  );
  const [service, staffId = null, providerId = null] = rows;
  const serviceId = lines ? lines[0]!.serviceId : service;
  const { startsAt } = input;
  if (input.service == null && !lines) issues.push(issue(["service"], "REQUIRED"));
  if (startsAt == null) issues.push(issue(["startsAt"], "REQUIRED"));
  else issues.push(...findStartIssues(["startsAt"], startsAt));
  if (issues.length > 0 || !serviceId || startsAt == null) return invalidInput(...issues);
  return { serviceId, staffId, providerId, startsAt: startsAt / 60_000 };
}

export async function withSameDaySlots<F extends Failure>(
  ctx: Context,
  failure: F,
  target: HoldTarget,
  query: {
    readonly timeZone: string;
    readonly visitor: string | null;
    readonly seats: number;
    readonly lines: readonly OrderLine[] | null;
    readonly lookBusy: boolean;
  },
): Promise<F & Pick<SlotFailure, "retry">> {
  const service = await ctx.loaders(ctx.business!.id).service.load(target.serviceId);
  if (!service) return failure;
  const date = getLocalDate(query.timeZone, target.startsAt);
  return { ...failure, retry: loadAvailability(ctx, service, { ...target, ...query, from: date, to: date }) };
}
