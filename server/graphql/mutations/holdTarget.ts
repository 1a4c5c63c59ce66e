import { type Failure, type Issue, invalidInput, issue } from "../../domain/failures/failure.ts";
import { localDateAt } from "../../domain/time/localTime.ts";
import type { HoldTarget } from "../../services/holdWish.ts";
import type { Scope } from "../../services/scope.ts";
import { partyDigest, readSlotId } from "../../services/slotIds.ts";
import type { VisitLine } from "../../services/visitLines.ts";
import type { Context } from "../context.ts";
import { rowId } from "../globalIds.ts";
import { askAvailability } from "../schema/availabilityQuestion.ts";
import type { AnsweredFailure } from "../schema/failures.ts";

interface TargetInput {
  readonly slot?: string | null;
  readonly service?: string | null;
  readonly startsAt?: number | null;
  readonly staff?: string | null;
  readonly provider?: string | null;
}

/** Instants that an epoch minute can say and that anybody books: the engine's reach. */
export const LAST_INSTANT = Date.UTC(2200, 0, 1);

/** What a hold is wanted of: read out of a slot's id, or of the single fields, or of a party's lines. */
export function readHoldTarget(
  scope: Scope,
  input: TargetInput,
  lines: readonly VisitLine[] | null,
): HoldTarget | Failure {
  if (input.slot != null) {
    const address = readSlotId(scope.signer, scope.business.id, input.slot);
    if (!address) return invalidInput(issue(["slot"], "ALTERED"));
    // A slot is good for the party that it was offered to, and for no other.
    const offeredTo = lines ? partyDigest(lines) : null;
    return (address.party ?? null) === offeredTo ? address : invalidInput(issue(["slot"], "OTHER_PARTY"));
  }
  const issues: Issue[] = [];
  const id = (field: "service" | "staff" | "provider", type: "Service" | "Staff" | "Provider") => {
    const given = input[field];
    const uuid = given == null ? null : rowId(type, given);
    if (given != null && !uuid) issues.push(issue([field], "NOT_FOUND"));
    return uuid;
  };
  const serviceId = lines ? lines[0]!.serviceId : id("service", "Service");
  const staffId = id("staff", "Staff");
  const providerId = id("provider", "Provider");
  const { startsAt } = input;
  if (input.service == null && !lines) issues.push(issue(["service"], "REQUIRED"));
  if (startsAt == null) issues.push(issue(["startsAt"], "REQUIRED"));
  else if (startsAt < 0 || startsAt > LAST_INSTANT) issues.push(issue(["startsAt"], "OUT_OF_RANGE"));
  else if (startsAt % 60_000 !== 0) issues.push(issue(["startsAt"], "INVALID"));
  if (issues.length > 0 || !serviceId || startsAt == null) return invalidInput(...issues);
  return { serviceId, staffId, providerId, startsAt: startsAt / 60_000 };
}

/** A failure with the day's other times, for those who lost theirs. */
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
  return { ...failure, retry: askAvailability(ctx, service, { ...target, ...asked, from: date, to: date }) };
}
