/** The part of vitest's JSON report that is read. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** The part of Playwright's JSON report that is read. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

type Counts = { passed: number; failed: number; skipped: number };

/** Counts vitest's tests; a file that could not even be loaded is one failure. */
export function readVitestReport(json: string): Counts {
  const report = JSON.parse(json) as VitestReport;
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts Playwright's tests; one that passed only on a second try has failed. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
