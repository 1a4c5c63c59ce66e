/** A skipped test counts as failed. */
export type SuiteResult = {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  note?: string;
  files?: readonly TimedFile[];
};

export type TimedFile = { readonly file: string; readonly seconds: number };

export type Suite = {
  name: string;
  /** Runs beside the lanes from their start. Suites with this flag run one after another. */
  beside?: true;
  /** Runs after the others, because it measures times. */
  isLast?: true;
  run(): Promise<SuiteResult>;
};

/** A suite that counts as one test. */
export function toSingleTestResult(ok: boolean, output: string): SuiteResult {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
}

/** Turns a run without tests, or a failing exit code without a failed test, into a failure. */
export function rejectEmptyRun(result: SuiteResult, exitCode: number): SuiteResult {
  if (result.failed > 0 || result.skipped > 0) return result;
  if (exitCode === 0 && result.passed > 0) return result;
  const why = exitCode === 0 ? "no test ran" : `the runner ended with code ${exitCode}`;
  return { ...result, failed: 1, output: `${result.output}\n${why}` };
}
