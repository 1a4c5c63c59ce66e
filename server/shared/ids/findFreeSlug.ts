import { SLUG_MAX } from "./slug.ts";

/** Returns the next free slug, such as `physio-2`, within the maximum length. */
export function findFreeSlug(slug: string, isFree: (slug: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const next = `${slug.slice(0, SLUG_MAX - suffix.length).replace(/-+$/, "")}${suffix}`;
    if (isFree(next)) return next;
  }
}
