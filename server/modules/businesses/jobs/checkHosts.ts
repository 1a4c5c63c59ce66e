import { type HostChecker, checkDueHosts } from "../checkDueHosts.ts";
import { startLoop } from "../../../platform/work/loop.ts";

const EVERY_MS = 30_000;

export function startCheckingHosts(
  checker: HostChecker,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return startLoop({
    name: "hosts",
    everyMs: EVERY_MS,
    startsAtOnce: false,
    work: (control) => checkDueHosts(checker, control),
    onError,
  }).close;
}
