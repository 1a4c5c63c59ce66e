import { type Failure, type Issue, invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { localDateAt } from "../../../../shared/time/localTime.ts";
import type { HoldTarget } from "../../holdRequest.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { partyDigest, readSlotId } from "../../../availability/slotIds.ts";
import type { VisitLine } from "../../../availability/visitLines.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { visitedRowId } from "../lineInput.ts";
import { loadAvailability } from "../../../availability/graphql/availabilityQuery.ts";
import type { AnsweredFailure } from "../../../../platform/graphql/types/failures.ts";

interface TargetInput {
  readonly slot?: string | null;
  readonly service?: string | null;
  readonly startsAt?: number | null;
  readonly staff?: string | null;
  readonly provider?: string | null;
}

const NAMED = [
  ["service", "Service"],
  ["staff", "Staff"],
  ["provider", "Provider"],
] as const;

/** Limit of the slot rules. */
export const LAST_INSTANT = Date.UTC(2200, 0, 1);

export async function readHoldTarget(
  ctx: Context,
  scope: Scope,
  input: TargetInput,
  lines: readonly VisitLine[] | null,
): Promise<HoldTarget | Failure> {
  if (input.slot != null) {
    const address = readSlotId(scope.signer, scope.business.id, input.slot);
    if (!address) return invalidInput(issue(["slot"], "ALTERED"));
    // A slot is only valid for the party to which it was offered.
    const offeredTo = lines ? partyDigest(lines) : null;
    return (address.party ?? null) === offeredTo ? address : invalidInput(issue(["slot"], "OTHER_PARTY"));
  }
  const loaders = ctx.loaders(scope.business.id);
  const named = (field: (typeof NAMED)[number][0], type: (typeof NAMED)[number][1]) => {
    const name = field === "service" && lines ? null : input[field];
    return name == null ? undefined : visitedRowId(loaders, type, name);
  };
  const rows = await Promise.all(NAMED.map(([field, type]) => named(field, type)));
  const issues: Issue[] = rows.flatMap((id, i) => (id === null ? [issue([NAMED[i]![0]], "NOT_FOUND")] : []));
  const [service, staffId = null, providerId = null] = rows;
  const serviceId = lines ? lines[0]!.serviceId : service;
  const { startsAt } = input;
  if (input.service == null && !lines) issues.push(issue(["service"], "REQUIRED"));
  if (startsAt == null) issues.push(issue(["startsAt"], "REQUIRED"));
  else if (startsAt < 0 || startsAt > LAST_INSTANT) issues.push(issue(["startsAt"], "OUT_OF_RANGE"));
  else if (startsAt % 60_000 !== 0) issues.push(issue(["startsAt"], "INVALID"));
  if (issues.length > 0 || !serviceId || startsAt == null) return invalidInput(...issues);
  return { serviceId, staffId, providerId, startsAt: startsAt / 60_000 };
}

export async function offerSameDay(
  ctx: Context,
  failure: Failure,
  target: HoldTarget,
  asked: {
    readonly timeZone: string;
    readonly visitor: string | null;
    readonly seats: number;
    readonly lines: readonly VisitLine[] | null;
    readonly lookBusy: boolean;
  },
): Promise<AnsweredFailure> {
  const service = await ctx.loaders(ctx.business!.id).service.load(target.serviceId);
  if (!service) return failure;
  const date = localDateAt(asked.timeZone, target.startsAt);
  return { ...failure, retry: loadAvailability(ctx, service, { ...target, ...asked, from: date, to: date }) };
}
