import { type PlacedEvent, readFeed } from "../data/events/readFeed.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { invalidInput, issue } from "../../../shared/failures/failure.ts";
import type { EventType } from "../rules/webhooks/eventTypes.ts";
import type { Outcome } from "../../../platform/database/scope.ts";
import { eventCursor, readEventCursor } from "./eventCursor.ts";

/** What is asked of a business's feed. */
export interface FeedQuestion {
  readonly businessId: string;
  /** Where the last reading ended; null: from the oldest that is kept. */
  readonly after: string | null;
  /** None: all. */
  readonly types: readonly EventType[];
  /** How many at most. */
  readonly first: number;
}

/** A page of the feed, the oldest first. */
export interface FeedPage {
  readonly events: readonly PlacedEvent[];
  /** Where to go on, also when nothing was found: never null. */
  readonly endCursor: string;
  readonly hasMore: boolean;
}

/**
 * Reads a business's feed of events. Whoever goes on where the last page ended misses nothing and is told nothing twice, however
 * long a transaction took to stand. Two statements.
 */
export async function readEvents(query: Sql["query"], question: FeedQuestion): Promise<Outcome<FeedPage>> {
  const { businessId, types, first } = question;
  const after = question.after === null ? null : readEventCursor(businessId, question.after);
  if (question.after !== null && after === null)
    return { ok: false, failure: invalidInput(issue(["after"], "ALTERED")) };
  const found = await readFeed(query, businessId, { after: after ?? 0, types, limit: first + 1 });
  if (after !== null && after > found.last)
    return { ok: false, failure: invalidInput(issue(["after"], "ALTERED")) };
  if (after !== null && after < found.forgotten) return { ok: false, failure: { code: "CURSOR_EXPIRED" } };
  const events = found.events.slice(0, first);
  const isCut = found.events.length > first;
  // Where nothing more of these types was found, the rest need not be looked through again.
  const end = isCut ? events.at(-1)!.position : found.last;
  return {
    ok: true,
    value: { events, endCursor: eventCursor(businessId, end), hasMore: isCut || found.isBehind },
  };
}
