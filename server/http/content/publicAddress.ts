/** The longest path that a published page can have, generously. */
const LONGEST_PATH = 300;

/** Slugs and ids alone, no query: whatever else leads to a page too (escapes, say) is answered, but not kept. */
const PLAIN_PATH = /^\/[a-z0-9_/-]*$/;

/** Where pages are one visitor's, or not yet anybody's. */
const NEVER_PUBLIC = /^\/(widget|v2)(\/|$)/;

/** Whether a page at that address (path and query) could be the same for everybody. */
export function canBePublic(url: string): boolean {
  return url.length <= LONGEST_PATH && PLAIN_PATH.test(url) && !NEVER_PUBLIC.test(url);
}
