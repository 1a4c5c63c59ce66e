import type { Suite, SuiteResult } from "./suite.ts";

const AT_ONCE = 2;
const TAIL_LINES = 120;
const STILL_RUNNING_MS = 30_000;

/** Runs the suites in order, two at a time where they allow it, and says live how each went. */
export async function runSuites(suites: readonly Suite[]): Promise<{ passed: number; failed: number }> {
  const results: SuiteResult[] = [];
  const together = suites.filter((suite) => !suite.alone);
  const waiting = [...together];
  const lane = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) results.push(await runOne(suite));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  for (const suite of suites) if (suite.alone) results.push(await runOne(suite));
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed + result.skipped, 0),
  };
}

async function runOne(suite: Suite): Promise<SuiteResult> {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  console.log(`  … ${suite.name}`);
  const reminder = setInterval(() => console.log(`  … ${suite.name}: ${seconds()}`), STILL_RUNNING_MS);
  const result = await suite
    .run()
    .catch((error: unknown): SuiteResult => ({ passed: 0, failed: 1, skipped: 0, output: String(error) }));
  clearInterval(reminder);
  const bad = result.failed + result.skipped > 0;
  const counts = [
    `${result.passed} passed`,
    result.failed > 0 ? `${result.failed} failed` : "",
    result.skipped > 0 ? `${result.skipped} skipped (counted as failed)` : "",
  ];
  console.log(`  ${bad ? "✗" : "✓"} ${suite.name}: ${counts.filter(Boolean).join(", ")} (${seconds()})`);
  if (result.note !== undefined) console.log(`    ${result.note}`);
  if (bad) console.log(`${tail(result.output)}\n`);
  return result;
}

const tail = (output: string): string =>
  output
    .trimEnd()
    .split("\n")
    .slice(-TAIL_LINES)
    .map((line) => `    ${line}`)
    .join("\n");
