import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../root.ts";
import { runCommand } from "../testing/command.ts";
import { buildSdk } from "./buildSdk.ts";

/** Builds and packs `@daybook/sdk`, and installs the tarball into `node_modules` of a folder, without the registry. */
export async function installSdk(folder: string): Promise<void> {
  mkdirSync(join(projectRoot, ".build"), { recursive: true });
  const work = mkdtempSync(join(projectRoot, ".build", "pack-"));
  try {
    await buildSdk(join(work, "sdk"));
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    await runOrThrow(npm, ["pack", "--offline", "--ignore-scripts", "--silent"], join(work, "sdk"));
    const target = join(folder, "node_modules", "@daybook", "sdk");
    mkdirSync(target, { recursive: true });
    const tarball = readdirSync(join(work, "sdk")).find((name) => name.endsWith(".tgz"));
    if (tarball === undefined) throw new Error("npm pack made no tarball");
    await runOrThrow(
      "tar",
      ["-xzf", join(work, "sdk", tarball), "--strip-components=1", "-C", target],
      folder,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function runOrThrow(command: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, args, {}, cwd);
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
}
