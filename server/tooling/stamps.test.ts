import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { projectRoot } from "../root.ts";
import { fingerprint, unlessDone } from "./stamps.mjs";

let folder: string;

beforeEach(() => {
  mkdirSync(join(projectRoot, ".build"), { recursive: true });
  folder = relative(projectRoot, mkdtempSync(join(projectRoot, ".build", "stamps-test-")));
  write("in/a.ts", "1");
  write("out", "made");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(projectRoot, folder), { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(join(projectRoot, folder, name, ".."), { recursive: true });
  writeFileSync(join(projectRoot, folder, name), text);
}

function age(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
}

async function runs(): Promise<boolean> {
  let ran = false;
  const of = { stamp: `${folder}/stamp`, inputs: [`${folder}/in`], outputs: [`${folder}/out`] };
  await unlessDone(of, async () => {
    ran = true;
  });
  return ran;
}

it("unlessDone runs a step once", async () => {
  expect([await runs(), await runs()]).toEqual([true, false]);
});

it.each([
  ["a file changes", () => write("in/a.ts", "2"), true],
  ["a file is added", () => write("in/b/c.ts", ""), true],
  ["a file is only written again", () => write("in/a.ts", "1"), false],
  ["a test changes", () => write("in/a.test.ts", "1"), false],
  ["what was made is gone", () => rmSync(join(projectRoot, folder, "out")), true],
])("unlessDone runs again when %s", async (_name, change, again) => {
  await runs();
  change();
  expect(await runs()).toBe(again);
});

it("unlessDone does not read files with the same size and change time", async () => {
  age();
  await runs();
  const stamp = join(projectRoot, folder, "stamp");
  const [, glanced] = readFileSync(stamp, "utf8").split("\n");
  writeFileSync(stamp, `other content\n${glanced}`);
  expect(await runs()).toBe(false);
  write("in/a.ts", "2");
  expect(await runs()).toBe(true);
});

it("unlessDone runs a failed step again", async () => {
  const of = { stamp: `${folder}/stamp`, inputs: [`${folder}/in`], outputs: [`${folder}/out`] };
  await expect(unlessDone(of, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await runs()).toBe(true);
});

it("fingerprint includes paths and ignores missing files", () => {
  const one = fingerprint([`${folder}/in`]);
  rmSync(join(projectRoot, folder, "in/a.ts"));
  write("in/b.ts", "1");
  expect(fingerprint([`${folder}/in`])).not.toBe(one);
  expect(fingerprint([`${folder}/nothing`])).toBe(fingerprint([`${folder}/nowhere`]));
});
