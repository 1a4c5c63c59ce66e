import { findOverlappingBookings, deleteBlock, claimBlockTime, insertBlock } from "./data/blocks.ts";
import { expireDue } from "../catalogue/index.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** A null id stands for a reference that was not found. Instants in epoch milliseconds. */
export interface BlockInput {
  readonly staffIds: readonly (string | null)[];
  readonly resourceIds: readonly (string | null)[];
  readonly startsAt: number;
  readonly endsAt: number;
  readonly reason: string;
}

const MOST_UNITS = 200;
const LONGEST = 400 * 86_400_000;
const REASON_MAX = 200;

/**
 * Existing bookings and holds stay, and their time goes to the block when they end. Returns the ids of these bookings,
 * by start.
 */
export async function blockTime(
  scope: Scope,
  input: BlockInput,
): Promise<Outcome<{ readonly blockId: string; readonly inTheWay: readonly string[] }>> {
  const now = scope.clock.now();
  const reason = cleanText(input.reason);
  const issues = [...unitIssues(input), ...timeIssues(input, now), ...reasonIssues(reason)];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const block = {
    businessId: scope.business.id,
    id: newId(now, scope.random),
    staffIds: input.staffIds.filter((id) => id !== null),
    resourceIds: input.resourceIds.filter((id) => id !== null),
    startsAt: input.startsAt,
    endsAt: input.endsAt,
    reason,
    createdAt: now,
  };
  return toResult(() =>
    scope.database.transaction(async (sql) => {
      await expireDue(sql, block.businessId, now);
      const inserted = await insertBlock(sql, block);
      if (inserted.units.length === 0 || inserted.units.length > MOST_UNITS)
        throw invalidInputError(issue(["resources"], "OUT_OF_RANGE"));
      await claimBlockTime(sql, inserted);
      return { blockId: block.id, inTheWay: await findOverlappingBookings(sql, inserted) };
    }),
  );
}

export function removeBlock(scope: Scope, blockId: string): Promise<boolean> {
  return scope.database.transaction((sql) => deleteBlock(sql, scope.business.id, blockId));
}

function unitIssues({ staffIds, resourceIds }: BlockInput): Issue[] {
  if (staffIds.length + resourceIds.length === 0) return [issue(["staff"], "REQUIRED")];
  const unknown = (field: string, ids: readonly (string | null)[]) =>
    ids.flatMap((id, i) => (id === null ? [issue([field, String(i)], "NOT_FOUND")] : []));
  return [...unknown("staff", staffIds), ...unknown("resources", resourceIds)];
}

function timeIssues({ startsAt, endsAt }: BlockInput, now: number): Issue[] {
  if (startsAt < 0 || startsAt >= Date.UTC(2200, 0, 1)) return [issue(["startsAt"], "OUT_OF_RANGE")];
  const isValid = endsAt > startsAt && endsAt > now && endsAt - startsAt <= LONGEST;
  return isValid ? [] : [issue(["endsAt"], "OUT_OF_RANGE")];
}

function reasonIssues(reason: string): Issue[] {
  const issueCode = checkText(reason, { max: REASON_MAX });
  return issueCode ? [issue(["reason"], issueCode)] : [];
}
