import { relative } from "node:path";
import { projectRoot } from "../../root.ts";
import type { TimedFile } from "./suite.ts";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** Epoch milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: unknown[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  /** `duration` is in milliseconds. */
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
};

type Counts = { passed: number; failed: number; skipped: number; files: TimedFile[] };

/** A file that could not be loaded counts as one failure. */
export function readVitestReport(json: string): Counts {
  const report = JSON.parse(json) as VitestReport;
  const unloadable = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(projectRoot, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** A flaky test counts as failed. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, errors, suites } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: sumByFile(suites),
  };
}

function sumByFile(suites: readonly PlaywrightSuite[]): TimedFile[] {
  const sums = new Map<string, number>();
  const add = ({ specs = [], suites: below = [] }: PlaywrightSuite) => {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        sums.set(file, (sums.get(file) ?? 0) + duration / 1000);
    below.forEach(add);
  };
  suites.forEach(add);
  return [...sums].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }));
}
