import { Agent, get } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { createTestApp } from "../../app/http/createTestApp.ts";

type TestApp = Awaited<ReturnType<typeof createTestApp>>["app"];

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

async function listen(app: TestApp): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

function ask(port: number, path: string, options: { agent?: Agent; headers?: Record<string, string> } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    get({ port, path, host: "127.0.0.1", ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on("error", reject);
  });
}

describe("server on a real connection", () => {
  it("compresses larger responses", async () => {
    const { app } = await createTestApp();
    const port = await listen(app);
    const answer = await ask(port, "/widget/x?long", { headers: { "accept-encoding": "br, gzip" } });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.body).toString()).toContain("/widget/x");
  });

  it("finishes running requests during a stop and closes all connections", async () => {
    let answerPing = () => {};
    const ping = vi.fn(() => new Promise<void>((resolve) => (answerPing = resolve)));
    const { app } = await createTestApp({ pingDatabase: ping });
    const port = await listen(app);
    const agent = new Agent({ keepAlive: true });

    const idle = await ask(port, "/healthz", { agent });
    expect(idle.headers["connection"]).toBe("keep-alive");
    const running = ask(port, "/readyz", { agent });
    await vi.waitFor(() => expect(ping).toHaveBeenCalled());
    const closed = app.close();
    // While that request runs, new and old connections get a response that closes the connection.
    for (const requestOptions of [{ agent }, {}, {}]) {
      const ready = await ask(port, "/readyz", requestOptions);
      expect([ready.status, ready.body.toString()]).toEqual([503, '{"status":"stopping"}']);
      const health = await ask(port, "/healthz", requestOptions);
      expect([health.status, health.body.toString()]).toEqual([200, '{"status":"ok"}']);
      expect(health.headers["connection"]).toBe("close");
    }
    expect((await ask(port, "/widget/x")).status).toBe(200);
    expect(ping).toHaveBeenCalledOnce();
    answerPing();
    const answer = await running;
    expect(answer.status).toBe(200);
    expect(answer.headers["connection"]).toBe("close");
    await closed;
    agent.destroy();
    await expect(ask(port, "/healthz")).rejects.toThrow("ECONNREFUSED");
  });

  it("reports the stop before any part of it is closed", async () => {
    let isStopping = false;
    const { app } = await createTestApp({ isStopping: () => isStopping });
    const port = await listen(app);
    expect((await ask(port, "/readyz")).status).toBe(200);
    isStopping = true;
    expect((await ask(port, "/readyz")).status).toBe(503);
    expect((await ask(port, "/healthz")).status).toBe(200);
  });

  it("does not wait for a client that has disconnected", async () => {
    const ping = vi.fn(() => new Promise<void>(() => {}));
    const { app } = await createTestApp({ pingDatabase: ping });
    const socket = connect(await listen(app), "127.0.0.1");
    socket.write("GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await vi.waitFor(() => expect(ping).toHaveBeenCalled());
    const closed = app.close();
    socket.destroy();
    await closed;
    expect(app.server.listening).toBe(false);
  });
});

describe("slow headers", () => {
  it("end the request like a slow body", async () => {
    const { app } = await createTestApp({ headerTimeoutMs: 50 });
    const socket = connect(await listen(app), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ");
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("end the request even if single bytes arrive", async () => {
    const { app } = await createTestApp({ headerTimeoutMs: 100 });
    const socket = connect(await listen(app), "127.0.0.1");
    socket.on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n");
    const drip = setInterval(() => socket.write("x-a: b\r\n"), 20);
    await closed;
    clearInterval(drip);
    expect(socket.destroyed).toBe(true);
  });

  it("may take fifteen seconds in production", async () => {
    const { app } = await createTestApp();
    expect(app.server.headersTimeout).toBe(15_000);
    expect(app.server.requestTimeout).toBe(120_000);
  });
});

describe("body that does not arrive", () => {
  it("ends the connection after the time limit", async () => {
    const { app } = await createTestApp({ bodyTimeoutMs: 20 });
    const socket = connect(await listen(app), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query":',
    );
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
  });

  it("is not expected without a body or after it arrived", async () => {
    const { app } = await createTestApp({ bodyTimeoutMs: 20 });
    const port = await listen(app);
    const headers = { "x-requested-with": "x" };
    expect((await ask(port, "/graphql?query={hello}", { headers })).status).toBe(200);
    const payload = JSON.stringify({ query: "{ hello }" });
    const posted = await app.inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect(posted.statusCode).toBe(200);
  });
});

describe("health", () => {
  it("is alive without the database, but ready only with it", async () => {
    const { app } = await createTestApp({ pingDatabase: () => Promise.reject(new Error("refused")) });
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
    const ready = await app.inject("/readyz");
    expect(ready.statusCode).toBe(503);
    expect(ready.headers["cache-control"]).toBe("no-store");
  });

  it("reports the parts that do not work", async () => {
    const { app } = await createTestApp({
      readiness: {
        migrations: async () => {},
        queue: () => Promise.reject(new Error("the queue is not running")),
      },
    });
    const ready = await app.inject("/readyz");
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: "unavailable", checks: { database: "ok", migrations: "ok", queue: "unavailable" } },
    ]);
  });

  it.each([
    ["this machine", {}, true],
    ["a proxy on this machine", { "x-forwarded-for": "203.0.113.1" }, false],
    ["a proxy that adds X-Real-IP alone", { "x-real-ip": "203.0.113.1" }, false],
    ["another host name", { host: "evil.example" }, false],
    ["the token", { host: "evil.example", authorization: "Bearer a-token-of-ours-1" }, true],
    ["another token", { host: "evil.example", authorization: "Bearer a-token-of-ours-2" }, false],
  ])("names its parts to %s: %o", async (_name, headers, isNamed) => {
    const { app } = await createTestApp({
      metrics: { token: "a-token-of-ours-1", gauges: async () => ({}) },
    });
    const ready = await app.inject({ url: "/readyz", headers });
    expect(ready.json()).toEqual({ status: "ok", ...(isNamed && { checks: { database: "ok" } }) });
  });

  it.each([
    ["this machine", {}, { mail: "pending", checks: { database: "ok" } }],
    ["another machine", { host: "evil.example" }, { mail: "pending" }],
    ["a proxy", { "x-forwarded-for": "203.0.113.1" }, { mail: "pending" }],
  ])("reports pending mails to %s and stays ready", async (_name, headers, details) => {
    const { app } = await createTestApp({ mailState: "pending" });
    const ready = await app.inject({ url: "/readyz", headers });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ok", ...details }]);
  });

  it("checks its parts once for concurrent callers and again later", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      let isLost = false;
      const ping = vi.fn(async () => (isLost ? Promise.reject(new Error("refused")) : undefined));
      const { app } = await createTestApp({ pingDatabase: ping });
      const status = async () => (await app.inject("/readyz")).statusCode;
      expect(await Promise.all([status(), status(), status()])).toEqual([200, 200, 200]);
      isLost = true;
      expect(await status()).toBe(200);
      expect(ping).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(750);
      expect(await status()).toBe(503);
      isLost = false;
      vi.advanceTimersByTime(750);
      expect(await status()).toBe(200);
      expect(ping).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it("has no routes under its former names", async () => {
    const { app } = await createTestApp();
    for (const url of ["/health", "/ready"]) expect((await app.inject(url)).statusCode).toBe(404);
  });

  it("stops waiting for a database that hangs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { app } = await createTestApp({ pingDatabase: () => new Promise(() => {}) });
      const ready = app.inject("/readyz");
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await ready).statusCode).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });
});
