import { type PlacedEvent, readFeed } from "../data/events/readFeed.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { invalidInput, issue } from "../../../shared/failures/failure.ts";
import type { EventType } from "../rules/webhooks/eventTypes.ts";
import type { Outcome } from "../../../platform/database/scope.ts";
import { eventCursor, readEventCursor } from "./eventCursor.ts";

export interface FeedQuestion {
  readonly businessId: string;
  /** Cursor of the last read event. Null starts at the oldest stored event. */
  readonly after: string | null;
  readonly types: readonly EventType[];
  readonly first: number;
}

export interface FeedPage {
  readonly events: readonly PlacedEvent[];
  readonly endCursor: string;
  readonly hasMore: boolean;
}

/** Reads events in commit order. A reader who continues from `endCursor` gets every event exactly once. */
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
  // No further event has these types, so the cursor moves to the end of the log.
  const end = isCut ? events.at(-1)!.position : found.last;
  return {
    ok: true,
    value: { events, endCursor: eventCursor(businessId, end), hasMore: isCut || found.isBehind },
  };
}
