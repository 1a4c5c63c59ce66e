import { startLoop } from "../../../platform/work/loop.ts";
import { type DecisionDeps, applyDecisions } from "../applyDecisions.ts";

/** An absence takes effect a minute after its decision, give or take this interval. */
const EVERY_MS = 5_000;

export function startAbsenceJob(deps: DecisionDeps): () => Promise<void> {
  const loop = startLoop({
    name: "absences",
    everyMs: EVERY_MS,
    onError: (error) => deps.onError("processing absences failed", error),
    work: (control) => applyDecisions(deps, control),
  });
  return () => loop.close();
}
