import type { Suite, SuiteResult, TimedFile } from "./suite.ts";

const LANES = 2;
/** One lane, because the last suites measure times. */
const LANES_AT_THE_END = 1;
const SLOWEST = 10;
const TAIL_LINES = 120;
const STILL_RUNNING_MS = 30_000;

export type Total = { passed: number; failed: number; slowest: readonly string[] };

/**
 * Runs the suites in two phases: the `isLast` suites start when all others have ended. The first phase has two lanes,
 * the second phase has one. Each phase has one more lane for its `beside` suites.
 */
export async function runSuites(suites: readonly Suite[]): Promise<Total> {
  const results: SuiteResult[] = [];
  const timed: (TimedFile & { readonly suite: string })[] = [];
  const lane = async (waiting: Suite[]) => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const { name } = suite;
      const result = await runOne(suite);
      results.push(result);
      timed.push(...(result.files ?? []).map((file) => ({ ...file, suite: name })));
    }
  };
  const runPhase = (phase: readonly Suite[], lanes: number) => {
    const inLanes = phase.filter(({ beside }) => !beside);
    return Promise.all([
      lane(phase.filter(({ beside }) => beside)),
      ...Array.from({ length: lanes }, () => lane(inLanes)),
    ]);
  };
  await runPhase(
    suites.filter(({ isLast }) => !isLast),
    LANES,
  );
  await runPhase(
    suites.filter(({ isLast }) => isLast),
    LANES_AT_THE_END,
  );
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed + result.skipped, 0),
    slowest: slowest.map(({ file, seconds, suite }) => `${seconds.toFixed(1)} s  ${file} (${suite})`),
  };
}

async function runOne(suite: Suite): Promise<SuiteResult> {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  console.log(`  … ${suite.name}`);
  const reminder = setInterval(() => console.log(`  … ${suite.name}: ${seconds()}`), STILL_RUNNING_MS);
  const result = await suite
    .run()
    .catch((error: unknown): SuiteResult => ({ passed: 0, failed: 1, skipped: 0, output: String(error) }));
  clearInterval(reminder);
  const hasFailed = result.failed + result.skipped > 0;
  const counts = [
    `${result.passed} passed`,
    result.failed > 0 ? `${result.failed} failed` : "",
    result.skipped > 0 ? `${result.skipped} skipped (counted as failed)` : "",
  ];
  console.log(
    `  ${hasFailed ? "✗" : "✓"} ${suite.name}: ${counts.filter(Boolean).join(", ")} (${seconds()})`,
  );
  if (result.note !== undefined) console.log(`    ${result.note}`);
  if (hasFailed) console.log(`${tail(result.output)}\n`);
  return result;
}

const tail = (output: string): string =>
  output
    .trimEnd()
    .split("\n")
    .slice(-TAIL_LINES)
    .map((line) => `    ${line}`)
    .join("\n");
