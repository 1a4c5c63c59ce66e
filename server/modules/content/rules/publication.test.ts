import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  NEW_ENTRY,
  type Publication,
  type EntryTransition,
  applyTransition,
  applyDueTransitions,
  getPublicRevision,
} from "./publication.ts";

const NOW = 1_000;

const draft: Publication = { ...NEW_ENTRY, newest: 3 };
const published: Publication = {
  ...draft,
  state: "PUBLISHED",
  published: 2,
  publishedAt: 500,
  firstPublishedAt: 100,
};
const scheduled: Publication = { ...draft, state: "SCHEDULED", publishAt: 2_000 };
const archived: Publication = { ...draft, state: "ARCHIVED", firstPublishedAt: 100 };

const publish = (at: number | null): EntryTransition => ({ kind: "PUBLISH", at });
const unpublish = (at: number | null): EntryTransition => ({ kind: "UNPUBLISH", at });
const out = { state: "PUBLISHED", published: 3, publishedAt: NOW, publishAt: null };
const hidden = { state: "DRAFT", published: null, publishedAt: null, publishAt: null, unpublishAt: null };

describe("transition", () => {
  it.each<[string, Publication, EntryTransition, object | string]>([
    ["a draft, published", draft, publish(null), { ...out, firstPublishedAt: NOW }],
    ["a draft, published in the past", draft, publish(5), { ...out, firstPublishedAt: NOW }],
    ["a draft, later", draft, publish(2_000), { state: "SCHEDULED", publishAt: 2_000, published: null }],
    ["a draft, taken down", draft, unpublish(null), hidden],
    ["a draft, taken down later", draft, unpublish(2_000), "STATE"],
    ["a draft, archived", draft, { kind: "ARCHIVE" }, { state: "ARCHIVED" }],
    ["a draft, edited", draft, { kind: "EDIT" }, { newest: 4, state: "DRAFT" }],
    ["a scheduled one, published", scheduled, publish(null), out],
    ["a scheduled one, later still", scheduled, publish(3_000), { state: "SCHEDULED", publishAt: 3_000 }],
    ["a scheduled one, taken down", scheduled, unpublish(null), hidden],
    ["a scheduled one, with an end", scheduled, unpublish(2_001), { state: "SCHEDULED", unpublishAt: 2_001 }],
    ["a scheduled one, with an end before", scheduled, unpublish(2_000), "TIME"],
    ["a scheduled one, edited", scheduled, { kind: "EDIT" }, { newest: 4, state: "SCHEDULED" }],
    ["a public one, published again", published, publish(null), { ...out, firstPublishedAt: 100 }],
    [
      "a public one, published again later",
      published,
      publish(2_000),
      { state: "PUBLISHED", published: 2, publishAt: 2_000, publishedAt: 500 },
    ],
    ["a public one, with an end", published, unpublish(2_000), { state: "PUBLISHED", unpublishAt: 2_000 }],
    ["one with an end, after it", { ...published, unpublishAt: 2_000 }, publish(2_000), "TIME"],
    ["a public one, taken down", published, unpublish(NOW), { ...hidden, firstPublishedAt: 100 }],
    ["a public one, archived", published, { kind: "ARCHIVE" }, { state: "ARCHIVED", published: null }],
    ["an archived one, edited", archived, { kind: "EDIT" }, "STATE"],
    ["an archived one, published", archived, publish(null), { ...out, firstPublishedAt: 100 }],
    ["an archived one, published later", archived, publish(2_000), { state: "SCHEDULED" }],
    ["an archived one, unpublished", archived, unpublish(null), hidden],
    ["an archived one, restored", archived, { kind: "RESTORE" }, { ...hidden, firstPublishedAt: 100 }],
    ["a public one, restored", published, { kind: "RESTORE" }, published],
    ["an archived one, unpublished later", archived, unpublish(2_000), "STATE"],
    ["an archived one, archived again", archived, { kind: "ARCHIVE" }, archived],
  ])("for %s", (_name, entry, transition, expected) => {
    const after = applyTransition(entry, transition, NOW);
    if (typeof expected === "string") expect(after).toBe(expected);
    else expect(after).toMatchObject(expected);
  });
});

const instant = fc.integer({ min: 0, max: 100 });
const maybe = fc.option(instant);
const transition: fc.Arbitrary<EntryTransition> = fc.oneof(
  fc.constant<EntryTransition>({ kind: "EDIT" }),
  fc.constant<EntryTransition>({ kind: "ARCHIVE" }),
  fc.constant<EntryTransition>({ kind: "RESTORE" }),
  maybe.map(publish),
  maybe.map(unpublish),
);
const life = fc.array(fc.tuple(transition, fc.integer({ min: 0, max: 20 })), { maxLength: 20 });

function live(
  steps: readonly (readonly [EntryTransition, number])[],
  each: (entry: Publication, now: number, transition: EntryTransition, before: Publication) => void,
): void {
  let entry = NEW_ENTRY;
  let now = 0;
  for (const [change, later] of steps) {
    now += later;
    const after = applyTransition(entry, change, now);
    if (typeof after === "string") continue;
    each(after, now, change, entry);
    entry = after;
  }
}

describe("publication", () => {
  it("is never public without a revision and satisfies the database constraints", () => {
    fc.assert(
      fc.property(life, (steps) => {
        live(steps, (entry, now) => {
          if (entry.state === "PUBLISHED") expect(entry.published).not.toBeNull();
          if (entry.state === "SCHEDULED") expect(entry.publishAt).not.toBeNull();
          if (entry.published !== null) {
            expect(entry.state).toBe("PUBLISHED");
            expect(entry.published).toBeLessThanOrEqual(entry.newest);
            expect(entry.publishedAt).not.toBeNull();
            expect(entry.firstPublishedAt).not.toBeNull();
          }
          for (const at of [entry.publishAt, entry.unpublishAt]) expect(at ?? Infinity).toBeGreaterThan(now);
          if (entry.publishAt !== null)
            expect(entry.unpublishAt ?? Infinity).toBeGreaterThan(entry.publishAt);
        });
      }),
    );
  });

  it("shows a revision only after it was published", () => {
    fc.assert(
      fc.property(life, (steps) => {
        live(steps, (after, now, change, before) => {
          const was = getPublicRevision(applyDueTransitions(before, now), now);
          const isOut = change.kind === "PUBLISH" && (change.at === null || change.at <= now);
          const isGone =
            change.kind === "ARCHIVE" || (change.kind === "UNPUBLISH" && (change.at ?? 0) <= now);
          expect(getPublicRevision(after, now)).toBe(isOut ? after.newest : isGone ? null : was);
        });
      }),
    );
  });

  it("is unchanged by a repeated transition other than an edit", () => {
    fc.assert(
      fc.property(life, (steps) => {
        live(steps, (after, now, change) => {
          expect(change.kind === "EDIT" ? after : applyTransition(after, change, now)).toEqual(after);
        });
      }),
    );
  });

  it("does not depend on when or how often it is settled", () => {
    fc.assert(
      fc.property(life, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }), (steps, waits) => {
        live(steps, (entry, now) => {
          let current = entry;
          let at = now;
          for (const wait of waits) {
            at += wait;
            current = applyDueTransitions(current, at);
          }
          expect(current).toEqual(applyDueTransitions(entry, at));
          expect(getPublicRevision(current, at)).toBe(getPublicRevision(applyDueTransitions(entry, at), at));
        });
      }),
    );
  });
});
