import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { projectRoot } from "../../../root.ts";
import { type PlainModules, buildPlainModules } from "../../../testing/modules/plainModules.ts";
import { FolderLockedError, lockFolder } from "./lock.ts";
import { getProcessIdentity } from "./processIdentity.ts";

let modules: PlainModules;
beforeAll(async () => {
  modules = await buildPlainModules(["platform/database/embedded/lock"]);
});
afterAll(() => modules.remove());

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "daybook-lock-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const holder = (): Record<string, unknown> => {
  const [name = ""] = readdirSync(dir).filter((file) => file.startsWith("lock."));
  return JSON.parse(readFileSync(join(dir, name), "utf8")) as Record<string, unknown>;
};

async function otherProcess() {
  const script = `
    const { lockFolder } = await import(${modules.quote("platform/database/embedded/lock")});
    try { lockFolder(${JSON.stringify(dir)}); console.log("taken"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: output.toString().trim() };
}

it("gives the folder to one process, and to the next after a release", () => {
  const lock = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow(FolderLockedError);
  expect(() => lockFolder(dir)).toThrow(`${dir} is already in use by process ${process.pid}`);
  lock.release();
  lock.release();
  const again = lockFolder(dir);
  expect(() => lockFolder(dir)).toThrow(FolderLockedError);
  again.release();
});

it("creates the folder", () => {
  const deep = join(dir, "a", "b");
  lockFolder(deep).release();
  expect(readdirSync(deep)).toEqual(["lock.1"]);
});

it("rejects while another process lives, but not after it was killed", async () => {
  const { child, said: output } = await otherProcess();
  expect(output).toBe("taken");
  expect(() => lockFolder(dir)).toThrow(`in use by process ${child.pid}`);
  child.kill("SIGKILL");
  await once(child, "exit");
  lockFolder(dir).release();
});

it("gives the folder to one of many processes that start together", async () => {
  // A killed holder, so that all of them have to take over.
  writeFileSync(join(dir, "lock.7"), JSON.stringify({ ...own(), pid: 2 ** 22 + 1 }));
  const started = await Promise.all(Array.from({ length: 5 }, otherProcess));
  for (const { child } of started) child.kill("SIGKILL");
  expect(started.map(({ said: output }) => output).sort()).toEqual([
    ...Array<string>(4).fill("FolderLockedError"),
    "taken",
  ]);
});

it("detects a new process with the id of a dead one", () => {
  writeFileSync(join(dir, "lock.3"), JSON.stringify({ ...own(), identity: "an earlier start" }));
  lockFolder(dir).release();
  expect(holder()).toMatchObject({ pid: process.pid, released: true });
});

it("waits until a holder on another machine is silent", () => {
  const file = join(dir, "lock.1");
  writeFileSync(file, JSON.stringify({ pid: 1, identity: "x", host: "elsewhere" }));
  expect(() => lockFolder(dir)).toThrow("already in use on elsewhere");
  const minuteAgo = Date.now() / 1000 - 60;
  utimesSync(file, minuteAgo, minuteAgo);
  lockFolder(dir).release();
});

it("takes over a folder with a truncated lock file", () => {
  writeFileSync(join(dir, "lock.1"), "");
  lockFolder(dir).release();
  expect(holder()).toMatchObject({ pid: process.pid, released: true });
});

function own() {
  const lock = lockFolder(mkdtempSync(join(dir, "own-")));
  lock.release();
  return { pid: process.pid, identity: getProcessIdentity(process.pid), host: readHost() };
}

function readHost(): unknown {
  const lock = lockFolder(dir);
  const { host } = holder();
  lock.release();
  return host;
}
