import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { projectRoot } from "../root.ts";
import { type PlainModules, buildPlainModules } from "../testing/modules/plainModules.ts";

let modules: PlainModules;

beforeAll(async () => {
  const http = [
    "platform/http/stopping",
    "platform/http/health",
    "platform/http/logging",
    "platform/http/currentRequest",
  ];
  modules = await buildPlainModules(["app/lifecycle", "app/reports", ...http]);
});
afterAll(() => modules.remove());

/** Runs `boot` in a separate process. Returns its lines and its exit. */
async function run(boot: string, env: Record<string, string> = {}) {
  const script = `const { runServer } = await import(${modules.quote("app/lifecycle")}); runServer(async (opened) => { ${boot} });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "development", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ready = once(child.stdout, "data").then(([first]) => String(first));
  const ended = once(child, "close");
  return {
    child,
    ready,
    ended: async () => {
      const [code] = (await ended) as [number | null];
      return { code, said: output.trim().split("\n") };
    },
  };
}

const KEEP = "setInterval(() => {}, 1000);";

it.each(["SIGTERM", "SIGINT"] as const)(
  "closes in reverse order after %s and exits with 0",
  async (signal) => {
    const { child, ready, ended } = await run(`${KEEP}
    opened.closeWith(async () => console.log("database"));
    opened.closeWith(async () => console.log("web server"));
    console.log("ready");`);
    await ready;
    // Ctrl-C under npm sends the signal twice.
    child.kill(signal);
    child.kill(signal);
    expect(await ended()).toEqual({ code: 0, said: ["ready", "web server", "database"] });
  },
);

it("closes the rest when one part does not end", async () => {
  const { child, ready, ended } = await run(
    `${KEEP}
    opened.closeWith(async () => console.log("database"));
    opened.closeWith(() => new Promise(() => {}));
    opened.closeWith(() => Promise.reject(new Error("broken")));
    console.log("ready");`,
    // The limit in development leaves a busy machine too little time after the part that does not end.
    { NODE_ENV: "production" },
  );
  await ready;
  child.kill("SIGTERM");
  const { code, said: output } = await ended();
  expect(code).toBe(0);
  expect(output.at(-1)).toBe("database");
});

it("closes opened parts when the start fails, with one line and exit code 1", async () => {
  const { ended } = await run(`${KEEP}
    opened.closeWith(async () => console.log("database"));
    throw Object.assign(new Error("no"), { name: "ConfigError", message: "PORT must be a number" });`);
  const { code, said: output } = await ended();
  expect(code).toBe(1);
  expect(output.sort()).toEqual(["Daybook cannot start: PORT must be a number", "database"]);
});

it("waits for a part that is being opened and closes it too", async () => {
  const { child, ready, ended } = await run(`${KEEP}
    console.log("ready");
    await new Promise((resolve) => setTimeout(resolve, 300));
    opened.closeWith(async () => console.log("database"));`);
  await ready;
  child.kill("SIGTERM");
  expect(await ended()).toEqual({ code: 0, said: ["ready", "database"] });
});

it("is not ready after SIGTERM and lives until jobs and requests have ended", async () => {
  const { child, ready, ended } = await run(
    `const { default: Fastify } = await import("fastify");
    const { STOPPING_OPTIONS, closeConnectionsWhileStopping } = await import(${modules.quote("platform/http/stopping")});
    const { addHealthRoutes } = await import(${modules.quote("platform/http/health")});
    const app = Fastify(STOPPING_OPTIONS);
    const later = () => { let end; return [new Promise((resolve) => (end = resolve)), end]; };
    const [job, endJob] = later(), [request, endRequest] = later();
    const isStopping = closeConnectionsWhileStopping(app, opened.isStopping);
    addHealthRoutes(app, { needed: {}, isStopping, isOperator: () => false });
    app.get("/slow", async () => { console.error("asked"); await request; return "whole"; });
    app.get("/end-job", async () => (endJob(), "ended"));
    app.get("/end-request", async () => (endRequest(), "ended"));
    opened.closeWith(async () => console.log("database"));
    opened.closeWith(() => app.close().then(() => console.log("web server")));
    opened.closeWith(() => job.then(() => console.log("job")));
    console.log(await app.listen({ host: "127.0.0.1", port: 0 }));`,
    // The limit in development is two seconds.
    { NODE_ENV: "production" },
  );
  const origin = (await ready).trim();
  const status = async (path: string) => (await fetch(origin + path)).status;
  expect(await status("/readyz")).toBe(200);
  const requestReceived = once(child.stderr, "data");
  const slow = fetch(`${origin}/slow`);
  await requestReceived;
  child.kill("SIGTERM");
  await vi.waitFor(async () => expect(await status("/readyz")).toBe(503), { timeout: 10_000 });
  expect(await status("/healthz")).toBe(200);
  // The job has ended, and the web server waits for running requests.
  const closing = once(child.stdout, "data");
  expect(await status("/end-job")).toBe(200);
  await closing;
  for (const path of ["/readyz", "/readyz"]) expect([path, await status(path)]).toEqual([path, 503]);
  expect(await status("/healthz")).toBe(200);
  expect(await status("/end-request")).toBe(200);
  expect([(await slow).status, await (await slow).text()]).toEqual([200, "whole"]);
  expect(await ended()).toEqual({ code: 0, said: [origin, "asked", "job", "web server", "database"] });
});

/** An error of the database that quotes personal data. */
const NAMED = `Object.assign(new TypeError('no contact "Zebedee Quuxworth" <zebedee@quuxworth.example>, nor Quuxworth'),
  { code: "23505", detail: "Failing row contains (zebedee@quuxworth.example)", where: "Zebedee", cause: new Error("of Zebedee") })`;

it.each([
  ["thrown without a handler", `setImmediate(() => { throw ${NAMED}; });`, 1],
  ["rejected without a handler", `void Promise.reject(${NAMED});`, 1],
  ["thrown while starting", `throw ${NAMED};`, 1],
  ["broken by itself", `opened.fail(${NAMED});`, 1],
  [
    "thrown while closing",
    `opened.closeWith(() => Promise.reject(${NAMED})); process.kill(process.pid, "SIGTERM");`,
    0,
  ],
])("%s: logs the stack without personal data and closes everything", async (_, breaking, expected) => {
  const { ended } = await run(`${KEEP}
    opened.closeWith(async () => console.log("database"));
    ${breaking}`);
  const { code, said: output } = await ended();
  expect(code).toBe(expected);
  expect(output).toContain("database");
  const all = output.join("\n");
  expect(all).toMatch(/TypeError: no contact \[value\].* \(23505\)\n\s+at /);
  expect(all).not.toMatch(/zebedee|quuxworth/i);
});

it("continues after an unhandled rejection that a lost database caused", async () => {
  const { ready, ended } = await run(`${KEEP}
    void Promise.reject(Object.assign(new Error("no listener"), { cause: new Error("Connection terminated unexpectedly") }));
    setImmediate(() => { console.log("serving"); process.kill(process.pid, "SIGTERM"); });
    opened.closeWith(async () => console.log("database"));`);
  await ready;
  const { code, said: output } = await ended();
  expect(code).toBe(0);
  expect(output).toEqual(expect.arrayContaining(["serving", "database"]));
  const line = output.find((one) => one.startsWith("{"))!;
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: expect.stringContaining("unavailable") });
});

it("logs no personal data in production, nor before the log exists", async () => {
  const { ended } = await run(
    `const { default: Fastify, LogController } = await import("fastify");
    const { loggerOptions, logRequests } = await import(${modules.quote("platform/http/logging")});
    const { createReports } = await import(${modules.quote("app/reports")});
    const reports = createReports((line) => console.error(line));
    reports.broke("a job failed", ${NAMED});
    reports.mailFailed("notice-1", 1);
    const app = Fastify({ logger: loggerOptions({ level: "trace" }), logController: new LogController({ disableRequestLogging: true }) });
    logRequests(app);
    reports.tellTo(app.log);
    reports.broke("another job failed", ${NAMED});
    reports.mailFailed("notice-2", 2);
    app.get("/:who", async () => { throw ${NAMED}; });
    opened.closeWith(() => app.close());
    const origin = await app.listen({ host: "127.0.0.1", port: 0 });
    const headers = { authorization: "Bearer quuxworth", cookie: "zebedee=1", "user-agent": "Zebedee" };
    await fetch(origin + "/zebedee?email=quuxworth", { headers });
    await fetch(origin + "/nobody/zebedee", { headers, method: "POST", body: "quuxworth" });
    process.kill(process.pid, "SIGTERM");`,
    { NODE_ENV: "production" },
  );
  const { code, said: output } = await ended();
  expect(code).toBe(0);
  const lines = output.map((line) => JSON.parse(line) as { msg: string; level: number; time: number });
  const messages = lines.map(({ msg }) => msg);
  for (const expectedMessage of [
    "a job failed",
    "another job failed",
    "a mail was not accepted; its row in `notices` has the reason",
    "request completed",
  ])
    expect(messages).toContain(expectedMessage);
  for (const line of lines)
    expect(line).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
  expect(output.join("\n")).not.toMatch(/zebedee|quuxworth/i);
});

it("logs an unhandled rejection of a request, and ends after any other", async () => {
  const { child, ready, ended } = await run(
    `const { default: Fastify } = await import("fastify");
    const { currentRequest, trackRequests } = await import(${modules.quote("platform/http/currentRequest")});
    const app = Fastify({ genReqId: () => "request-1" });
    trackRequests(app);
    const rejectLater = () => void Promise.resolve().then(() => { throw ${NAMED}; });
    app.get("/own", async () => { rejectLater(); return "ok"; });
    app.post("/body", async () => { currentRequest().operation = "Example"; rejectLater(); return "ok"; });
    app.get("/healthz", async () => "ok");
    opened.closeWith(() => app.close());
    console.log(await app.listen({ host: "127.0.0.1", port: 0 }));
    process.on("SIGUSR2", rejectLater);`,
    { NODE_ENV: "production" },
  );
  const origin = (await ready).trim();
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: '{"a":1}' };
  expect((await fetch(`${origin}/own`)).status).toBe(200);
  expect((await fetch(`${origin}/body`, json)).status).toBe(200);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill("SIGUSR2");
  const { code, said: output } = await ended();
  expect(code).toBe(1);
  const lines = output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { level: 50, requestId: "request-1", operation: null, err: { type: "TypeError" } },
    { level: 50, requestId: "request-1", operation: "Example", err: { type: "TypeError" } },
  ]);
  expect(output.join("\n")).not.toMatch(/zebedee|quuxworth/i);
});
