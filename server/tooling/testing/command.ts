import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../../root.ts";

export type CommandResult = { code: number; output: string };

const MAX_OUTPUT = 200_000;

export function runTool(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return runNode([toolPath(script), ...args], env);
}

/** Searches the parent folders too, because the checkout may be a copy inside another one. */
function toolPath(script: string, from = projectRoot): string {
  const path = join(from, "node_modules", script);
  if (existsSync(path)) return path;
  if (dirname(from) === from) throw new Error(`${script} is not installed`);
  return toolPath(script, dirname(from));
}

export function runNode(
  args: string[],
  env: Record<string, string> = {},
  cwd = projectRoot,
): Promise<CommandResult> {
  return runCommand(process.execPath, args, env, cwd);
}

export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = projectRoot,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT));
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
