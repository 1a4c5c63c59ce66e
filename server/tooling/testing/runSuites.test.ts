import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runSuites } from "./runSuites.ts";
import type { Suite, SuiteResult } from "./suite.ts";

const logLines: string[] = [];

beforeEach(() => {
  logLines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void logLines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const suite = (name: string, result: Partial<SuiteResult>): Suite => ({
  name,
  run: async () => ({ passed: 0, failed: 0, skipped: 0, output: "", ...result }),
});

it("adds up the results and counts skipped tests as failed", async () => {
  const total = await runSuites([
    suite("a", { passed: 3 }),
    suite("b", { passed: 2, failed: 1 }),
    suite("c", { passed: 1, skipped: 2 }),
  ]);
  expect(total).toEqual({ passed: 6, failed: 3, slowest: [] });
  expect(logLines.join("\n")).toMatch(/✓ a: 3 passed[^]*✗ b: 2 passed, 1 failed[^]*✗ c: 1 passed, 2 skipped/);
});

it("counts a suite that cannot run as one failure and continues", async () => {
  const broken: Suite = { name: "broken", run: () => Promise.reject(new Error("no browser")) };
  expect(await runSuites([broken, suite("a", { passed: 1 })])).toMatchObject({ passed: 1, failed: 1 });
  expect(logLines.join("\n")).toContain("no browser");
});

it("prints the end of the output of failed suites only", async () => {
  const output = Array.from({ length: 500 }, (_, line) => `line ${line}`).join("\n");
  await runSuites([suite("bad", { failed: 1, output }), suite("good", { passed: 1, output: "chatter" })]);
  const all = logLines.join("\n");
  expect(all).toContain("line 499");
  expect(all).not.toContain("line 100\n");
  expect(all).not.toContain("chatter");
});

it("runs two lanes, then one for the last suites, each with one more for `beside` suites", async () => {
  const running = new Set<string>();
  const runningSets: string[] = [];
  const watched = (name: string, flags: Pick<Suite, "beside" | "isLast"> = {}): Suite => ({
    name,
    ...flags,
    async run() {
      running.add(name);
      runningSets.push([...running].join("+"));
      await new Promise(setImmediate);
      running.delete(name);
      return { passed: 1, failed: 0, skipped: 0, output: "" };
    },
  });
  const beside = { beside: true } as const;
  const last = { isLast: true } as const;
  await runSuites([
    watched("z", last),
    watched("a"),
    watched("b"),
    watched("x", beside),
    watched("c"),
    watched("y", beside),
    watched("w", last),
    watched("v", { ...last, ...beside }),
  ]);
  expect(runningSets.slice(0, 3)).toEqual(["x", "x+a", "x+a+b"]);
  expect(runningSets.filter((names) => names.includes("x") && names.includes("y"))).toEqual([]);
  expect(runningSets.slice(5)).toEqual(["v", "v+z", "w"]);
});

it("lists the ten slowest files of all suites", async () => {
  const files = Array.from({ length: 8 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n }));
  const { slowest } = await runSuites([suite("a", { passed: 1, files }), suite("b", { passed: 1, files })]);
  expect(slowest).toHaveLength(10);
  expect(slowest.slice(0, 3)).toEqual([
    "7.0 s  7.test.ts (a)",
    "7.0 s  7.test.ts (b)",
    "6.0 s  6.test.ts (a)",
  ]);
});
