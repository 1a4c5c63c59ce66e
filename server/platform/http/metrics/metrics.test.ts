import { get } from "node:http";
import { describe, expect, it } from "vitest";
import { helloId, createTestApp } from "../../../app/http/createTestApp.ts";
import { openMetricsPort } from "./metricsPort.ts";

const figures = async () => ({ daybook_mails_due: 3 });
const token = "a-token-of-ours-1";
const request = { url: "/metrics", headers: { authorization: `Bearer ${token}` } };
const json = { "content-type": "application/json" };

describe("metrics", () => {
  it("count requests by route, operations by name, and pending work", async () => {
    const { app } = await createTestApp({ metrics: { token, gauges: figures } });
    await app.inject("/widget/booking/Aa1_secret-key?email=ann@example.com");
    await app.inject("/widget/booking/Bb2_other-key");
    await app.inject({ method: "POST", url: "/graphql", headers: json, payload: { id: helloId } });
    for (const query of [
      "query Ann { hello }",
      "query Ben { hello }",
      "query Zoe { nope }",
      "query Eve { broken }",
    ])
      await app.inject({ method: "POST", url: "/graphql", headers: json, payload: { query } });
    const { statusCode, body, headers } = await app.inject(request);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(body.split("\n")).toEqual(
      expect.arrayContaining([
        'daybook_http_requests_total{method="GET",route="/x",status="200"} 2',
        'daybook_http_requests_total{method="POST",route="/graphql",status="200"} 5',
        'daybook_http_request_seconds_count{route="/graphql"} 5',
        'daybook_graph_operations_total{operation="Hello",outcome="answered"} 1',
        'daybook_graph_operations_total{operation="other",outcome="answered"} 2',
        'daybook_graph_operations_total{operation="other",outcome="refused"} 1',
        'daybook_graph_operations_total{operation="other",outcome="broken"} 1',
        "daybook_mails_due 3",
        "daybook_database_up 1",
      ]),
    );
    expect(body).toMatch(/^daybook_memory_bytes\{kind="resident"\} \d+$/m);
    expect(body).not.toMatch(/secret-key|ann@|Ann|Ben|Zoe/);
  });

  it("do not grow by input of callers", async () => {
    const { app } = await createTestApp({ metrics: { token, gauges: figures } });
    const lines = async () => (await app.inject(request)).body.split("\n").length;
    for (let i = 0; i < 3; i++) await app.inject(`/nowhere-${i}`);
    await lines();
    const before = await lines();
    for (let i = 0; i < 50; i++) {
      await app.inject(`/nowhere/${i}`);
      const query = `query Q${i} { hello }`;
      await app.inject({ method: "POST", url: "/graphql", headers: json, payload: { query } });
    }
    // Only the series of the GraphQL route are new.
    expect((await lines()) - before).toBeLessThan(20);
  });

  it("report an outage of the database", async () => {
    const { app } = await createTestApp({
      metrics: { token, gauges: () => Promise.reject(new Error("gone")) },
    });
    expect((await app.inject(request)).body).toContain("daybook_database_up 0");
  });
});

describe("access to metrics", () => {
  it.each([
    ["the token", token, { authorization: `Bearer ${token}` }, 200],
    ["another token", token, { authorization: "Bearer a-token-of-ours-2" }, 404],
    ["no token", token, {}, 404],
    ["no token from this machine, when none is set", null, {}, 404],
    ["any token, when none is set", null, { authorization: "Bearer null" }, 404],
  ])("responds to a caller with %s", async (_name, known, headers, status) => {
    const { app } = await createTestApp({ metrics: { token: known, gauges: figures } });
    expect((await app.inject({ url: "/metrics", headers })).statusCode).toBe(status);
  });
});

describe("port of metrics", () => {
  const ask = (port: number, path: string, host: string, method = "GET") =>
    new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
      get({ agent: false, port, path, host: "127.0.0.1", method, headers: { host } }, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve([response.statusCode, text]));
      }).on("error", reject);
    });

  it("serves loopback names without a token, and no other name", async () => {
    const { port, close } = await openMetricsPort(0, async () => "daybook_x 1");
    expect(await ask(port, "/metrics", `localhost:${port}`)).toEqual([200, "daybook_x 1"]);
    expect(await ask(port, "/metrics", "127.0.0.1")).toEqual([200, "daybook_x 1"]);
    for (const [path, host, method] of [
      ["/metrics", "evil.example", "GET"],
      ["/metrics", "localhost", "POST"],
      ["/", "localhost", "GET"],
    ] as const)
      expect((await ask(port, path, host, method))[0]).toBe(404);
    await close();
    await expect(ask(port, "/metrics", "localhost")).rejects.toThrow("ECONNREFUSED");
  });

  it("opens and closes with the server", async () => {
    const free = await openMetricsPort(0, async () => "");
    await free.close();
    const { app } = await createTestApp({ metrics: { token: null, port: free.port, gauges: figures } });
    await app.ready();
    const [status, text] = await ask(free.port, "/metrics", "localhost");
    expect([status, text]).toEqual([200, expect.stringContaining("daybook_mails_due 3")]);
    const second = await createTestApp({ metrics: { token: null, port: free.port, gauges: figures } });
    await expect(second.app.ready()).rejects.toThrow("EADDRINUSE");
    await app.close();
    await expect(ask(free.port, "/metrics", "localhost")).rejects.toThrow("ECONNREFUSED");
  });
});
