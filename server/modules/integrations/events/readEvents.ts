import { type LoggedEvent, readEventLog } from "../data/events/readEventLog.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { type FailureWith, invalidInput, issue } from "../../../shared/failures/failure.ts";
import type { EventType } from "../rules/webhooks/eventTypes.ts";
import type { Outcome } from "../../../platform/database/scope.ts";
import { encodeEventCursor, decodeEventCursor } from "./eventCursor.ts";

export interface EventQuery {
  readonly businessId: string;
  /** Cursor of the last read event. Null starts at the oldest stored event. */
  readonly after: string | null;
  readonly types: readonly EventType[];
  readonly first: number;
}

export interface EventPage {
  readonly events: readonly LoggedEvent[];
  readonly endCursor: string;
  readonly hasMore: boolean;
}

/** Reads events in commit order. A reader who continues from `endCursor` gets every event exactly once. */
export async function readEvents(
  query: Sql["query"],
  eventQuery: EventQuery,
): Promise<Outcome<EventPage, FailureWith<"INVALID_INPUT" | "CURSOR_EXPIRED">>> {
  const { businessId, types, first } = eventQuery;
  const after = eventQuery.after === null ? null : decodeEventCursor(businessId, eventQuery.after);
  if (eventQuery.after !== null && after === null)
    return { ok: false, failure: invalidInput(issue(["after"], "ALTERED")) };
  const logSlice = await readEventLog(query, businessId, { after: after ?? 0, types, limit: first + 1 });
  if (after !== null && after > logSlice.last)
    return { ok: false, failure: invalidInput(issue(["after"], "ALTERED")) };
  if (after !== null && after < logSlice.forgotten) return { ok: false, failure: { code: "CURSOR_EXPIRED" } };
  const events = logSlice.events.slice(0, first);
  const hasMoreEvents = logSlice.events.length > first;
  // No further event has these types, so the cursor moves to the end of the log.
  const end = hasMoreEvents ? events.at(-1)!.position : logSlice.last;
  return {
    ok: true,
    value: {
      events,
      endCursor: encodeEventCursor(businessId, end),
      hasMore: hasMoreEvents || logSlice.isBehind,
    },
  };
}

/** Returns the cursor of the newest event. */
export async function readLastCursor(query: Sql["query"], businessId: string): Promise<string> {
  const { last } = await readEventLog(query, businessId, {
    after: Number.MAX_SAFE_INTEGER,
    types: [],
    limit: 1,
  });
  return encodeEventCursor(businessId, last);
}
