import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { projectRoot } from "./root.ts";

/** Runs `boot` as a process of its own; `say` tells what it prints, line by line, and how it ended. */
async function run(boot: string, env: Record<string, string> = {}) {
  const lifecycle = JSON.stringify(join(import.meta.dirname, "lifecycle.ts"));
  const script = `const { runServer } = await import(${lifecycle}); runServer(async (opened) => { ${boot} });`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "development", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ready = once(child.stdout, "data").then(([first]) => String(first));
  const ended = once(child, "close");
  return {
    child,
    ready,
    ended: async () => {
      const [code] = (await ended) as [number | null];
      return { code, said: said.trim().split("\n") };
    },
  };
}

const KEEP = "setInterval(() => {}, 1000);";

it.each(["SIGTERM", "SIGINT"] as const)(
  "closes in reverse order after %s and ends with 0",
  async (signal) => {
    const { child, ready, ended } = await run(`${KEEP}
    opened.closeWith(async () => console.log("database"));
    opened.closeWith(async () => console.log("web server"));
    console.log("ready");`);
    await ready;
    // As Ctrl-C under npm: twice.
    child.kill(signal);
    child.kill(signal);
    expect(await ended()).toEqual({ code: 0, said: ["ready", "web server", "database"] });
  },
);

it("closes the rest when one part does not end", async () => {
  const { child, ready, ended } = await run(`${KEEP}
    opened.closeWith(async () => console.log("database"));
    opened.closeWith(() => new Promise(() => {}));
    opened.closeWith(() => Promise.reject(new Error("broken")));
    console.log("ready");`);
  await ready;
  child.kill("SIGTERM");
  const { code, said } = await ended();
  expect(code).toBe(0);
  expect(said.at(-1)).toBe("database");
});

it("closes what was opened when the start fails, with one line and 1", async () => {
  const { ended } = await run(`${KEEP}
    opened.closeWith(async () => console.log("database"));
    throw Object.assign(new Error("no"), { name: "ConfigError", message: "PORT must be a number" });`);
  const { code, said } = await ended();
  expect(code).toBe(1);
  expect(said.sort()).toEqual(["Daybook cannot start: PORT must be a number", "database"]);
});

it("waits for what is just being opened, and closes that too", async () => {
  const { child, ready, ended } = await run(`${KEEP}
    console.log("ready");
    await new Promise((resolve) => setTimeout(resolve, 300));
    opened.closeWith(async () => console.log("database"));`);
  await ready;
  child.kill("SIGTERM");
  expect(await ended()).toEqual({ code: 0, said: ["ready", "database"] });
});

it("says after SIGTERM that it is not ready, while jobs and requests end, and lives until they have", async () => {
  const http = (file: string) => JSON.stringify(join(import.meta.dirname, "http", file));
  const { child, ready, ended } = await run(
    `const { default: Fastify } = await import("fastify");
    const { STOPPING_OPTIONS, closeConnectionsWhileStopping } = await import(${http("stopping.ts")});
    const { addHealthRoutes } = await import(${http("health.ts")});
    const app = Fastify(STOPPING_OPTIONS);
    const later = () => { let end; return [new Promise((resolve) => (end = resolve)), end]; };
    const [job, endJob] = later(), [request, endRequest] = later();
    addHealthRoutes(app, {}, closeConnectionsWhileStopping(app, opened.isStopping));
    app.get("/slow", async () => { console.error("asked"); await request; return "whole"; });
    app.get("/end-job", async () => (endJob(), "ended"));
    app.get("/end-request", async () => (endRequest(), "ended"));
    opened.closeWith(async () => console.log("database"));
    opened.closeWith(() => app.close().then(() => console.log("web server")));
    opened.closeWith(() => job.then(() => console.log("job")));
    console.log(await app.listen({ host: "127.0.0.1", port: 0 }));`,
    // The limit of those who do not wait is two seconds.
    { NODE_ENV: "production" },
  );
  const origin = (await ready).trim();
  const status = async (path: string) => (await fetch(origin + path)).status;
  expect(await status("/readyz")).toBe(200);
  const asked = once(child.stderr, "data");
  const slow = fetch(`${origin}/slow`);
  await asked;
  child.kill("SIGTERM");
  await vi.waitFor(async () => expect(await status("/readyz")).toBe(503));
  expect(await status("/healthz")).toBe(200);
  // The job has ended: the web server is being closed, and waits for what runs.
  const closing = once(child.stdout, "data");
  expect(await status("/end-job")).toBe(200);
  await closing;
  for (const path of ["/readyz", "/readyz"]) expect([path, await status(path)]).toEqual([path, 503]);
  expect(await status("/healthz")).toBe(200);
  expect(await status("/end-request")).toBe(200);
  expect([(await slow).status, await (await slow).text()]).toEqual([200, "whole"]);
  expect(await ended()).toEqual({ code: 0, said: [origin, "asked", "job", "web server", "database"] });
});
