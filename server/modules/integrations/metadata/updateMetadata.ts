import { type MetadataKey, mergeMetadata } from "../data/metadata/metadataRows.ts";
import { issue } from "../../../shared/failures/failure.ts";
import {
  METADATA_LIMITS,
  type Metadata,
  type MetadataChange,
  validateMetadata,
} from "../../../shared/metadata/metadata.ts";
import { invalidInputError, throwIssues, toResult } from "../../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";

export interface UpdatedMetadata extends MetadataKey {
  readonly metadata: Metadata;
}

/**
 * Sets and removes names. Other names keep their values, also those that another caller sets at the same time. The
 * caller has checked the permission. Triggers write the event.
 * @param key null for an unknown id
 */
export function updateMetadata(
  { database, business, clock }: Scope,
  key: MetadataKey | null,
  change: MetadataChange,
): Promise<Outcome<UpdatedMetadata>> {
  return toResult(async () => {
    throwIssues(...validateMetadata(change));
    const merged = key && (await mergeMetadata(database, business.id, key, change, clock.now()));
    if (!key || !merged) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    if (merged.size > METADATA_LIMITS.entries) throw invalidInputError(issue(["set"], "TOO_MANY"));
    return { type: key.type, id: merged.id, metadata: merged.metadata };
  });
}
