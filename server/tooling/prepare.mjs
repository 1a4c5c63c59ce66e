// Installs packages and runs generators and builds that are out of date.
// Plain JavaScript with Node only, because nothing is installed yet.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compressFiles.mjs";
import { TaskError, step } from "./report.mjs";
import { root, run, runTool } from "./run.mjs";
import { unlessDone } from "./stamps.mjs";

const LOCK = "package-lock.json";

/** Installs all packages of the lock file, because the server is built here. */
export async function install() {
  if (!isInstalled()) await step("Installing the locked packages", installPackages);
}

function isInstalled() {
  const locked = packagesIn(LOCK);
  const present = packagesIn("node_modules/.package-lock.json");
  if (locked === null || present === null) return false;
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (path === "") return true;
    // A missing optional package belongs to another platform.
    const there = present[path];
    return there === undefined ? optional === true : there.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}

export const generate = () =>
  unlessDone(
    {
      stamp: ".build/stamps/generate",
      inputs: ["prisma/schema.prisma", "prisma/prisma.config.ts", LOCK],
      outputs: ["server/platform/database/prisma/client.ts", "server/platform/graphql/prisma-types.ts"],
    },
    () => step("Generating the database client", generateClient),
  );

export async function build() {
  const client = ["client", "server/shared", "schema.graphql", "relay.config.js", LOCK];
  const server = ["server", "prisma", LOCK];
  await unlessDone(
    {
      stamp: ".build/stamps/client",
      inputs: client,
      outputs: [".build/client", ".build/ssr", ".build/desk", ".build/developers"],
    },
    () => step("Building the pages", buildClient),
  );
  await unlessDone(
    { stamp: ".build/stamps/server", inputs: server, outputs: [".build/server/main.cjs"] },
    () =>
      step("Building the server", () =>
        runTool("vite/bin/vite.js", ["build", "--config", "server/vite.config.ts"]),
      ),
  );
}

/**
 * Everything at once, by one process at a time: two starts in one checkout would write the same files.
 *
 * @param {{ build: boolean }} want
 */
export async function prepare(want) {
  const release = await alone();
  try {
    await install();
    await generate();
    if (want.build) await build();
  } finally {
    release();
  }
}

async function installPackages() {
  const npm = process.env["npm_execpath"];
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
  const { code, output } = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args])
    : await run(process.platform === "win32" ? "npm.cmd" : "npm", args);
  if (code === 0) return;
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|network/i.test(output)) {
    throw new TaskError(
      "The package registry cannot be reached: check the network (or npm's proxy settings) and start again.",
    );
  }
  throw new TaskError(`The packages could not be installed:\n${output.trim()}`);
}

async function generateClient() {
  // The command requires a schema engine, which it would download but not use.
  await runTool("prisma/build/index.js", ["generate", "--schema", "prisma/schema.prisma"], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  });
}

async function buildClient() {
  const vite = (/** @type {string} */ config, /** @type {string[]} */ ...args) =>
    runTool("vite/bin/vite.js", ["build", "--config", config, ...args], { NODE_ENV: "production" });
  await Promise.all([
    vite("client/vite.config.ts"),
    vite("client/vite.config.ts", "--ssr"),
    vite("client/vite.desk.config.ts"),
    vite("client/developers/vite.config.ts"),
  ]);
  await Promise.all(
    [".build/client", ".build/desk", ".build/developers"].map((folder) => compressFiles(join(root, folder))),
  );
}

/** Waits for other processes that prepare this checkout, then takes the lock. */
async function alone() {
  const file = join(root, ".build", "preparing");
  mkdirSync(join(root, ".build"), { recursive: true });
  for (let isReported = false; ;) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    }
    if (!isRunning(file)) rmSync(file, { force: true });
    else {
      if (!isReported) console.log("  Waiting: another command is preparing this checkout …");
      isReported = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** @param {string} file */
function isRunning(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
