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
import { getProcessIdentity } from "./processIdentity.ts";

export class FolderLockedError extends Error {
  override name = "FolderLockedError";
}

export type FolderLock = { release(): void };

type Holder = { pid: number; identity: string; host: string; released?: true };

const HEARTBEAT_MS = 2_000;
/** Time without a heartbeat after which a holder on another machine is considered dead. */
const STALE_MS = 20_000;

/**
 * Locks the folder. The highest of the files `lock.<n>` names the holder, and creating the next number succeeds only
 * once. It is never deleted, so an outdated listing cannot win. Process id and start time detect a killed holder.
 * @throws {FolderLockedError} when a live process holds the lock
 */
export function lockFolder(dir: string): FolderLock {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const me: Holder = {
    pid: process.pid,
    identity: getProcessIdentity(process.pid) ?? "",
    host: hostname(),
  };
  for (;;) {
    const last = findHighestNumber(dir);
    if (last > 0) rejectIfHeld(dir, last);
    const ownNumber = last + 1;
    if (createLockFile(dir, ownNumber, me) && findHighestNumber(dir) === ownNumber)
      return keepLock(dir, ownNumber, me);
  }
}

function keepLock(dir: string, number: number, me: Holder): FolderLock {
  for (const older of listNumbers(dir)) if (older < number) rmSync(lockPath(dir, older), { force: true });
  const timer = setInterval(() => touch(lockPath(dir, number)), HEARTBEAT_MS);
  timer.unref();
  let isHeld = true;
  return {
    release() {
      if (!isHeld) return;
      isHeld = false;
      clearInterval(timer);
      replaceLockFile(dir, lockPath(dir, number), { ...me, released: true });
    },
  };
}

function rejectIfHeld(dir: string, number: number): void {
  const path = lockPath(dir, number);
  const holder = readHolder(path);
  if (holder === null || holder.released) return;
  if (holder.host === hostname()) {
    const running = getProcessIdentity(holder.pid);
    if (running === null || (running !== holder.identity && running !== "" && holder.identity !== "")) return;
    throw new FolderLockedError(
      `${dir} is already in use by process ${holder.pid}: stop that one, or set DAYBOOK_DIR to another folder`,
    );
  }
  const silentFor = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (silentFor > STALE_MS) return;
  throw new FolderLockedError(
    `${dir} is already in use on ${holder.host}: stop it there (if it is gone, try again in ${STALE_MS / 1000} seconds), or set DAYBOOK_DIR`,
  );
}

function createLockFile(dir: string, number: number, holder: Holder): boolean {
  const draft = join(dir, `.lock-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    // A link appears with its whole content and fails if the name exists.
    linkSync(draft, lockPath(dir, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replaceLockFile(dir: string, path: string, holder: Holder): void {
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

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch {
    return null;
  }
}

function listNumbers(dir: string): number[] {
  return readdirSync(dir).flatMap((name) => {
    const match = /^lock\.(\d+)$/.exec(name);
    return match ? [Number(match[1])] : [];
  });
}

const findHighestNumber = (dir: string): number => Math.max(0, ...listNumbers(dir));
const lockPath = (dir: string, number: number): string => join(dir, `lock.${number}`);
