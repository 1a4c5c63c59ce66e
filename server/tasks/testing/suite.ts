/** What a suite came to. A skipped test is one that nobody ran: it counts as failed. */
export type SuiteResult = {
  passed: number;
  failed: number;
  skipped: number;
  /** What the tool said, for the case that something failed. */
  output: string;
  /** A line to print even when the suite passed. */
  note?: string;
};

/** One thing that `npm test` runs. */
export type Suite = {
  name: string;
  /** Alone: it uses both cores, or what it measures would suffer. Else two run at once. */
  alone?: true;
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
