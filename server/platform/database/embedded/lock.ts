import { randomUUID } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { processIdentity } from "./processIdentity.ts";

export class FolderLockedError extends Error {
  override name = "FolderLockedError";
}

export type FolderLock = { release(): void };

type Holder = { pid: number; identity: string; host: string; released?: true };

const BEAT_MS = 2_000;
/** Time without a heartbeat after which a holder on another machine is considered dead. */
const SILENT_MS = 20_000;

/**
 * Locks the folder. The highest of the files `lock.<n>` names the holder, and creating the next number succeeds only
 * once. It is never deleted, so an outdated listing cannot win. Process id and start time detect a killed holder.
 * @throws {FolderLockedError} when a live process holds the lock
 */
export function lockFolder(dir: string): FolderLock {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const me: Holder = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? "",
    host: hostname(),
  };
  for (;;) {
    const last = highest(dir);
    if (last > 0) refuseIfHeld(dir, last);
    const mine = last + 1;
    if (create(dir, mine, me) && highest(dir) === mine) return hold(dir, mine, me);
  }
}

function hold(dir: string, number: number, me: Holder): FolderLock {
  for (const older of numbers(dir)) if (older < number) rmSync(file(dir, older), { force: true });
  const beat = setInterval(() => touch(file(dir, number)), BEAT_MS);
  beat.unref();
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
      clearInterval(beat);
      write(dir, file(dir, number), { ...me, released: true });
    },
  };
}

function refuseIfHeld(dir: string, number: number): void {
  const path = file(dir, number);
  const holder = read(path);
  if (holder === null || holder.released) return;
  if (holder.host === hostname()) {
    const running = processIdentity(holder.pid);
    if (running === null || (running !== holder.identity && running !== "" && holder.identity !== "")) return;
    throw new FolderLockedError(
      `${dir} is already in use by process ${holder.pid}: stop that one, or set DAYBOOK_DIR to another folder`,
    );
  }
  const silentFor = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (silentFor > SILENT_MS) return;
  throw new FolderLockedError(
    `${dir} is already in use on ${holder.host}: stop it there (if it is gone, try again in ${SILENT_MS / 1000} seconds), or set DAYBOOK_DIR`,
  );
}

function create(dir: string, number: number, holder: Holder): boolean {
  const draft = join(dir, `.lock-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    // A link appears with its whole content and fails if the name exists.
    linkSync(draft, file(dir, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(dir: string, path: string, holder: Holder): void {
  const draft = join(dir, `.lock-${randomUUID()}`);
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
    renameSync(draft, path);
  } catch {}
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {}
}

function read(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch {
    return null;
  }
}

function numbers(dir: string): number[] {
  return readdirSync(dir).flatMap((name) => {
    const match = /^lock\.(\d+)$/.exec(name);
    return match ? [Number(match[1])] : [];
  });
}

const highest = (dir: string): number => Math.max(0, ...numbers(dir));
const file = (dir: string, number: number): string => join(dir, `lock.${number}`);
