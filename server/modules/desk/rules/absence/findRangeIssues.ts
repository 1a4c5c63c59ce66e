import { type Issue, issue } from "../../../../shared/failures/failure.ts";

const LONGEST_MS = 400 * 86_400_000;
const LATEST = Date.UTC(2200, 0, 1);

/** As for a block. Epoch milliseconds. */
export function findRangeIssues(
  { since, until }: { readonly since: number; readonly until: number },
  now: number,
): Issue[] {
  if (since < 0 || since >= LATEST) return [issue(["since"], "OUT_OF_RANGE")];
  const isValid = until > since && until > now && until - since <= LONGEST_MS;
  return isValid ? [] : [issue(["until"], "OUT_OF_RANGE")];
}
