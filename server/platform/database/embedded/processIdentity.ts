import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A text that tells this run of a process from a later process with the same number: when it started, in
 * the kernel's own words. `null` when no such process runs. Where the system cannot say when a process
 * started, the text is empty: then only the number tells.
 */
export function processIdentity(pid: number): string | null {
  if (!isRunning(pid)) return null;
  if (process.platform === "linux") return linuxIdentity(pid);
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
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function linuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command's name (field 2) may hold spaces and brackets; what follows its last bracket is regular.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === "Z" || state === "X") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${startTicks}`;
  } catch {
    return "";
  }
}
