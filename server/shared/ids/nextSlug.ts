import { SLUG_MAX } from "./slug.ts";

/** Returns the next free slug, such as `physio-2`, within the maximum length. */
export function nextSlug(slug: string, isFree: (slug: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const next = `${slug.slice(0, SLUG_MAX - end.length).replace(/-+$/, "")}${end}`;
    if (isFree(next)) return next;
  }
}
