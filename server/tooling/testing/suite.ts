/** What a suite came to. A skipped test is one that nobody ran: it counts as failed. */
export type SuiteResult = {
  passed: number;
  failed: number;
  skipped: number;
  /** What the tool said, for the case that something failed. */
  output: string;
  /** A line to print even when the suite passed. */
  note?: string;
  /** Seconds that the tests of each file took. */
  files?: readonly TimedFile[];
};

/** A test file, by its path in the checkout, and the seconds that its tests took. */
export type TimedFile = { readonly file: string; readonly seconds: number };

/** One thing that `npm test` runs. */
export type Suite = {
  name: string;
  /** Runs from the start, beside the two lanes of the other suites. Suites with this flag run one after another. */
  beside?: true;
  /** Runs when all others have ended: it measures what a busy machine would change. */
  isLast?: true;
  run(): Promise<SuiteResult>;
};

/** A suite that is one yes or no. */
export function verdict(ok: boolean, output: string): SuiteResult {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
}

/** A result in which nothing ran, or a tool failed without a failed test, is a failure all the same. */
export function strict(result: SuiteResult, exitCode: number): SuiteResult {
  if (result.failed > 0 || result.skipped > 0) return result;
  if (exitCode === 0 && result.passed > 0) return result;
  const why = exitCode === 0 ? "no test ran" : `the runner ended with code ${exitCode}`;
  return { ...result, failed: 1, output: `${result.output}\n${why}` };
}
