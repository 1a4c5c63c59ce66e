import type { EntryState } from "../../../shared/content/entryState.ts";

/** Publication state of an entry. Instants in epoch milliseconds. */
export interface Publication {
  readonly state: EntryState;
  readonly newest: number;
  readonly published: number | null;
  readonly publishAt: number | null;
  readonly unpublishAt: number | null;
  readonly publishedAt: number | null;
  readonly firstPublishedAt: number | null;
}

/** A null or past `at` means now. */
export type EntryTransition =
  | { readonly kind: "EDIT" }
  | { readonly kind: "PUBLISH"; readonly at: number | null }
  | { readonly kind: "UNPUBLISH"; readonly at: number | null }
  | { readonly kind: "ARCHIVE" }
  | { readonly kind: "RESTORE" };

/**
 * `STATE` if the state does not allow the transition. `TIME` if the entry would be unpublished before it is published.
 */
export type TransitionFailure = "STATE" | "TIME";

export const NEW_ENTRY: Publication = {
  state: "DRAFT",
  newest: 1,
  published: null,
  publishAt: null,
  unpublishAt: null,
  publishedAt: null,
  firstPublishedAt: null,
};

export function getPublicRevision(
  { state, published, unpublishAt }: Publication,
  now: number,
): number | null {
  if (state !== "PUBLISHED" || published === null) return null;
  return unpublishAt === null || unpublishAt > now ? published : null;
}

function publish(entry: Publication, at: number): Publication {
  const isUnchanged = entry.state === "PUBLISHED" && entry.published === entry.newest;
  return {
    ...entry,
    state: "PUBLISHED",
    published: entry.newest,
    publishAt: null,
    publishedAt: isUnchanged ? entry.publishedAt : at,
    firstPublishedAt: entry.firstPublishedAt ?? at,
  };
}

const UNPUBLISHED = { published: null, publishedAt: null, publishAt: null, unpublishAt: null } as const;

/** Applies a transition after everything due (see `applyDueTransitions`). Each is idempotent except an edit. */
export function applyTransition(
  previous: Publication,
  transition: EntryTransition,
  now: number,
): Publication | TransitionFailure {
  const entry = applyDueTransitions(previous, now);
  switch (transition.kind) {
    case "EDIT":
      return entry.state === "ARCHIVED" ? "STATE" : { ...entry, newest: entry.newest + 1 };
    case "PUBLISH":
      return transition.at === null || transition.at <= now
        ? publish(entry, now)
        : publishLater(entry, transition.at);
    case "UNPUBLISH":
      return transition.at === null || transition.at <= now
        ? { ...entry, ...UNPUBLISHED, state: "DRAFT" }
        : unpublishLater(entry, transition.at);
    case "ARCHIVE":
      return { ...entry, ...UNPUBLISHED, state: "ARCHIVED" };
    case "RESTORE":
      return entry.state === "ARCHIVED" ? { ...entry, state: "DRAFT" } : entry;
  }
}

function publishLater(entry: Publication, at: number): Publication | TransitionFailure {
  if (entry.unpublishAt !== null && entry.unpublishAt <= at) return "TIME";
  return { ...entry, state: entry.state === "PUBLISHED" ? "PUBLISHED" : "SCHEDULED", publishAt: at };
}

function unpublishLater(entry: Publication, at: number): Publication | TransitionFailure {
  if (entry.state !== "PUBLISHED" && entry.state !== "SCHEDULED") return "STATE";
  return entry.publishAt !== null && at <= entry.publishAt ? "TIME" : { ...entry, unpublishAt: at };
}

/** Applies due transitions at their scheduled times, so the result does not depend on when it runs. */
export function applyDueTransitions(previous: Publication, now: number): Publication {
  const { publishAt, unpublishAt } = previous;
  const entry = publishAt !== null && publishAt <= now ? publish(previous, publishAt) : previous;
  return unpublishAt !== null && unpublishAt <= now ? { ...entry, ...UNPUBLISHED, state: "DRAFT" } : entry;
}
