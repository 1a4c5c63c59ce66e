import {
  type StoredBlock,
  claimBlockTime,
  deleteBlock,
  findOverlappingBookings,
  insertBlock,
  lockBlock,
  lockTimeOfChange,
  releaseBlockTime,
  replaceBlock,
} from "./data/blocks.ts";
import { expireDue } from "../catalogue/index.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toResult, invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** A null id stands for a reference that was not found. Instants in epoch milliseconds. */
export interface BlockInput {
  readonly staffIds: readonly (string | null)[];
  readonly resourceIds: readonly (string | null)[];
  readonly startsAt: number;
  readonly endsAt: number;
  readonly reason: string;
}

/** Undefined values stay as they are. */
export type BlockChanges = { readonly [Key in keyof BlockInput]: BlockInput[Key] | undefined };

export interface ChangedBlock {
  readonly blockId: string;
  /** Ids of the bookings that overlap the block, by start. */
  readonly conflictingBookings: readonly string[];
}

const MOST_UNITS = 200;
const LONGEST = 400 * 86_400_000;
const REASON_MAX = 200;

/**
 * Existing bookings and holds stay, and their time goes to the block when they end. Returns the ids of these bookings,
 * by start.
 */
export async function blockTime(scope: Scope, input: BlockInput): Promise<Outcome<ChangedBlock>> {
  const now = scope.clock.now();
  const reason = cleanText(input.reason);
  const issues = [...unitIssues(input), ...timeIssues(input, now), ...reasonIssues(reason)];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const block = {
    businessId: scope.business.id,
    id: newId(now, scope.random),
    staffIds: listKnown(input.staffIds),
    resourceIds: listKnown(input.resourceIds),
    startsAt: input.startsAt,
    endsAt: input.endsAt,
    reason,
    createdAt: now,
  };
  return toResult(() =>
    scope.database.transaction(async (sql) => {
      await expireDue(sql, block.businessId, now);
      const inserted = await insertBlock(sql, block);
      throwUnitCount(inserted.units);
      await claimBlockTime(sql, inserted);
      return { blockId: block.id, conflictingBookings: await findOverlappingBookings(sql, inserted) };
    }),
  );
}

/** Existing bookings and holds stay, as with `blockTime`. A block that has ended can change its reason only. */
export async function changeBlock(
  scope: Scope,
  blockId: string,
  changes: BlockChanges,
): Promise<Outcome<ChangedBlock>> {
  const now = scope.clock.now();
  const key = { businessId: scope.business.id, id: blockId };
  const distant = (["startsAt", "endsAt"] as const).filter((field) => isDistant(changes[field] ?? now));
  if (distant.length > 0)
    return { ok: false, failure: invalidInput(...distant.map((field) => issue([field], "OUT_OF_RANGE"))) };
  return toResult(() =>
    scope.database.transaction(async (sql) => {
      await expireDue(sql, key.businessId, now);
      await lockTimeOfChange(sql, {
        ...key,
        ...changes,
        staffIds: changes.staffIds && listKnown(changes.staffIds),
        resourceIds: changes.resourceIds && listKnown(changes.resourceIds),
      });
      const stored = await lockBlock(sql, key.businessId, blockId);
      if (!stored) throw invalidInputError(issue(["id"], "NOT_FOUND"));
      const changed = await replaceBlock(sql, { ...stored, ...validateChanges(stored, changes, now) });
      throwUnitCount(changed.units);
      await claimBlockTime(sql, changed);
      await releaseBlockTime(sql, stored);
      return { blockId, conflictingBookings: await findOverlappingBookings(sql, changed) };
    }),
  );
}

function validateChanges(stored: StoredBlock, changes: BlockChanges, now: number) {
  const input: BlockInput = {
    staffIds: changes.staffIds ?? stored.staffIds,
    resourceIds: changes.resourceIds ?? stored.resourceIds,
    startsAt: changes.startsAt ?? stored.startsAt,
    endsAt: changes.endsAt ?? stored.endsAt,
    reason: changes.reason === undefined ? stored.reason : cleanText(changes.reason),
  };
  const hasSameTime = input.startsAt === stored.startsAt && input.endsAt === stored.endsAt;
  throwIssues(
    ...unitIssues(input),
    ...(hasSameTime ? [] : timeIssues(input, now)),
    ...reasonIssues(input.reason),
  );
  return { ...input, staffIds: listKnown(input.staffIds), resourceIds: listKnown(input.resourceIds) };
}

export function removeBlock(scope: Scope, blockId: string): Promise<boolean> {
  return scope.database.transaction((sql) => deleteBlock(sql, scope.business.id, blockId));
}

function throwUnitCount(units: readonly string[]): void {
  if (units.length === 0 || units.length > MOST_UNITS)
    throw invalidInputError(issue(["resources"], "OUT_OF_RANGE"));
}

function unitIssues({ staffIds, resourceIds }: BlockInput): Issue[] {
  if (staffIds.length + resourceIds.length === 0) return [issue(["staff"], "REQUIRED")];
  const unknown = (field: string, ids: readonly (string | null)[]) =>
    ids.flatMap((id, i) => (id === null ? [issue([field, String(i)], "NOT_FOUND")] : []));
  return [...unknown("staff", staffIds), ...unknown("resources", resourceIds)];
}

const listKnown = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

/** True for an instant that the slot rules do not know. */
const isDistant = (instant: number): boolean => instant < 0 || instant >= Date.UTC(2200, 0, 1);

function timeIssues({ startsAt, endsAt }: BlockInput, now: number): Issue[] {
  if (isDistant(startsAt)) return [issue(["startsAt"], "OUT_OF_RANGE")];
  const isValid = endsAt > startsAt && endsAt > now && endsAt - startsAt <= LONGEST;
  return isValid ? [] : [issue(["endsAt"], "OUT_OF_RANGE")];
}

function reasonIssues(reason: string): Issue[] {
  const issueCode = checkText(reason, { max: REASON_MAX });
  return issueCode ? [issue(["reason"], issueCode)] : [];
}
