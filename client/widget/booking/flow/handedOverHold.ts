import type { KeyValueStore } from "../../../shared/webStorage.ts";
import { saveActiveHold } from "./activeHold.ts";
import { loadDraft, saveDraft } from "./bookingDraft.ts";

/** The lifetime of a hold. The page does not know when this one began. */
const HOLD_MS = 10 * 60_000;

const FRAGMENT = /^#visitor=([A-Za-z0-9_-]{16,100})$/;

/**
 * Takes over the hold of an agent, whose link has the visitor's token in its fragment. The held time is then free for
 * this visitor, and a new hold replaces the agent's.
 */
export function takeOverHold(
  store: KeyValueStore | null,
  page: Pick<Location, "hash" | "pathname" | "search">,
  now: number,
): void {
  const visitor = FRAGMENT.exec(page.hash)?.[1];
  if (visitor === undefined) return;
  saveDraft(store, { ...loadDraft(store), visitor, hold: null, attempt: null });
  saveActiveHold(store, { visitor, until: now + HOLD_MS });
  // Removes the token from the address, so that it is not shared with it.
  history.replaceState(history.state, "", `${page.pathname}${page.search}`);
}
