import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { TaskError } from "./report.mjs";

export const root = join(import.meta.dirname, "..", "..");

/** As npm does, so that tools find each other. */
const path = [join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter);

/**
 * Runs a program to its end and keeps what it says for the case that it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside the environment of this process
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk.toString()).slice(-20_000));
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/**
 * Runs one of the installed tools' JavaScript with this Node.
 *
 * @param {string} script relative to node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function runTool(script, args, env) {
  const { code, output } = await run(process.execPath, [join(root, "node_modules", script), ...args], env);
  if (code !== 0) throw new TaskError(`${script.split("/")[0]} failed:\n${output.trim()}`);
}
