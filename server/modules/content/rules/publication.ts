import type { EntryState } from "../../../shared/content/entryState.ts";

/** Where an entry is on its way to the public. Instants in epoch milliseconds. */
export interface Publication {
  readonly state: EntryState;
  /** The number of the newest revision. */
  readonly newest: number;
  /** The revision that the public sees; null: none. */
  readonly published: number | null;
  /** When the newest revision is to be published. */
  readonly publishAt: number | null;
  /** When it is to be taken down. */
  readonly unpublishAt: number | null;
  /** When what the public sees was published. */
  readonly publishedAt: number | null;
  readonly firstPublishedAt: number | null;
}

/** What an owner wants of an entry. `at` null or past: at once. */
export type Wish =
  | { readonly kind: "EDIT" }
  | { readonly kind: "PUBLISH"; readonly at: number | null }
  | { readonly kind: "UNPUBLISH"; readonly at: number | null }
  | { readonly kind: "ARCHIVE" };

/** Why a wish cannot be granted: the state does not allow it, or it would come down before it comes out. */
export type Refusal = "STATE" | "TIME";

/** An entry as it is made: nobody sees it. */
export const NEW_ENTRY: Publication = {
  state: "DRAFT",
  newest: 1,
  published: null,
  publishAt: null,
  unpublishAt: null,
  publishedAt: null,
  firstPublishedAt: null,
};

/** What the public sees of an entry at a time; null: nothing. */
export function shownAt({ state, published, unpublishAt }: Publication, now: number): number | null {
  if (state !== "PUBLISHED" || published === null) return null;
  return unpublishAt === null || unpublishAt > now ? published : null;
}

/** Publishes what is newest. Publishing the same again changes nothing. */
function publish(entry: Publication, at: number): Publication {
  const isSame = entry.state === "PUBLISHED" && entry.published === entry.newest;
  return {
    ...entry,
    state: "PUBLISHED",
    published: entry.newest,
    publishAt: null,
    publishedAt: isSame ? entry.publishedAt : at,
    firstPublishedAt: entry.firstPublishedAt ?? at,
  };
}

const hidden = { published: null, publishedAt: null, publishAt: null, unpublishAt: null } as const;

/**
 * The entry after a wish, or why it cannot be. Every wish may be sent twice: the second time changes nothing (but an edit,
 * which is another revision). What is due already counts as done: see `settle`.
 */
export function grant(former: Publication, wish: Wish, now: number): Publication | Refusal {
  const entry = settle(former, now);
  switch (wish.kind) {
    case "EDIT":
      return entry.state === "ARCHIVED" ? "STATE" : { ...entry, newest: entry.newest + 1 };
    case "PUBLISH":
      return wish.at === null || wish.at <= now ? publish(entry, now) : publishLater(entry, wish.at);
    case "UNPUBLISH":
      return wish.at === null || wish.at <= now
        ? { ...entry, ...hidden, state: "DRAFT" }
        : unpublishLater(entry, wish.at);
    case "ARCHIVE":
      return { ...entry, ...hidden, state: "ARCHIVED" };
  }
}

/** What the public sees stays until then. */
function publishLater(entry: Publication, at: number): Publication | Refusal {
  if (entry.unpublishAt !== null && entry.unpublishAt <= at) return "TIME";
  return { ...entry, state: entry.state === "PUBLISHED" ? "PUBLISHED" : "SCHEDULED", publishAt: at };
}

function unpublishLater(entry: Publication, at: number): Publication | Refusal {
  if (entry.state !== "PUBLISHED" && entry.state !== "SCHEDULED") return "STATE";
  return entry.publishAt !== null && at <= entry.publishAt ? "TIME" : { ...entry, unpublishAt: at };
}

/** The entry after all that was due by then, each at its own time. However late somebody looks, it comes to the same. */
export function settle(former: Publication, now: number): Publication {
  const { publishAt, unpublishAt } = former;
  const entry = publishAt !== null && publishAt <= now ? publish(former, publishAt) : former;
  return unpublishAt !== null && unpublishAt <= now ? { ...entry, ...hidden, state: "DRAFT" } : entry;
}
