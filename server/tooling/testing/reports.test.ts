import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";
import { rejectEmptyRun, toSingleTestResult } from "./suite.ts";

const vitestReport = (changes: object) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  });

const vitestFile = (status: string, ...assertionResults: object[]) => ({
  name: join(projectRoot, "server/a.test.ts"),
  status,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults,
});

it.each([
  [{}, { passed: 5, failed: 0, skipped: 0 }],
  [{ numFailedTests: 2 }, { passed: 5, failed: 2, skipped: 0 }],
  [
    { numPendingTests: 1, numTodoTests: 2 },
    { passed: 5, failed: 0, skipped: 3 },
  ],
  [{ testResults: [vitestFile("failed")] }, { passed: 5, failed: 1, skipped: 0 }],
  [
    { numFailedTests: 1, testResults: [vitestFile("failed", {})] },
    { passed: 5, failed: 1, skipped: 0 },
  ],
])("readVitestReport counts %j", (changes, counts) => {
  expect(readVitestReport(vitestReport(changes))).toMatchObject(counts);
});

it.each([
  [{ expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, [], { passed: 3, failed: 0, skipped: 0 }],
  [{ expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, [], { passed: 3, failed: 2, skipped: 2 }],
  [{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, [{}], { passed: 0, failed: 1, skipped: 0 }],
])("readPlaywrightReport counts %j %j", (stats, errors, counts) => {
  expect(readPlaywrightReport(JSON.stringify({ stats, errors, suites: [] }))).toMatchObject(counts);
});

it("reports contain the seconds of each file", () => {
  const testResults = [vitestFile("passed", {})];
  expect(readVitestReport(vitestReport({ testResults })).files).toEqual([
    { file: "server/a.test.ts", seconds: 2.5 },
  ]);
  const spec = (duration: number) => ({ file: "a.spec.ts", tests: [{ results: [{ duration }] }] });
  const suites = [{ specs: [spec(1_500)], suites: [{ specs: [spec(500)] }] }];
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
  expect(readPlaywrightReport(JSON.stringify({ stats, errors: [], suites })).files).toEqual([
    { file: "e2e/a.spec.ts", seconds: 2 },
  ]);
});

it.each([
  [{ passed: 3, failed: 0, skipped: 0 }, 0, 0],
  [{ passed: 0, failed: 0, skipped: 0 }, 0, 1],
  [{ passed: 3, failed: 0, skipped: 0 }, 1, 1],
  [{ passed: 3, failed: 2, skipped: 0 }, 1, 2],
])("strict turns %j with exit code %d into %d failures", (counts, code, failed) => {
  expect(rejectEmptyRun({ ...counts, output: "" }, code).failed).toBe(failed);
});

it("verdict counts as one test", () => {
  expect(toSingleTestResult(true, "")).toMatchObject({ passed: 1, failed: 0 });
  expect(toSingleTestResult(false, "")).toMatchObject({ passed: 0, failed: 1 });
});
