import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Returns the start of a process, which distinguishes it from a later one with the same id. Null if it does not run.
 * Empty if the system does not report it.
 */
export function getProcessIdentity(pid: number): string | null {
  if (!isRunning(pid)) return null;
  if (process.platform === "linux") return getLinuxIdentity(pid);
  try {
    const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return started.trim() === "" ? null : started.trim();
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs under another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function getLinuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Field 2, the command's name, may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === "Z" || state === "X") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${startTicks}`;
  } catch {
    return "";
  }
}
