import { describe, expect, it } from "vitest";
import { helloId, testApp } from "../testApp.ts";

const figures = async () => ({ daybook_mails_due: 3 });
const json = { "content-type": "application/json" };

describe("metrics", () => {
  it("count requests by route, operations by name, and say what waits", async () => {
    const { app } = await testApp({ metrics: { token: null, figures } });
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
    const { statusCode, body, headers } = await app.inject("/metrics");
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

  it("grow by nothing that strangers send", async () => {
    const { app } = await testApp({ metrics: { token: null, figures } });
    const lines = async () => (await app.inject("/metrics")).body.split("\n").length;
    for (let i = 0; i < 3; i++) await app.inject(`/nowhere-${i}`);
    await lines();
    const before = await lines();
    for (let i = 0; i < 50; i++) {
      await app.inject(`/nowhere/${i}`);
      const query = `query Q${i} { hello }`;
      await app.inject({ method: "POST", url: "/graphql", headers: json, payload: { query } });
    }
    // The graph's own series are new.
    expect((await lines()) - before).toBeLessThan(20);
  });

  it("say so when the database does not answer", async () => {
    const { app } = await testApp({
      metrics: { token: null, figures: () => Promise.reject(new Error("gone")) },
    });
    expect((await app.inject("/metrics")).body).toContain("daybook_database_up 0");
  });
});

describe("who may read metrics", () => {
  it.each([
    ["this machine", null, {}, 200],
    ["a proxy on it, for somebody", null, { "x-forwarded-for": "203.0.113.1" }, 404],
    ["a proxy on it that says so otherwise", null, { via: "1.1 proxy" }, 404],
    ["who knows the token", "a-token-of-ours-1", { authorization: "Bearer a-token-of-ours-1" }, 200],
    ["who knows another", "a-token-of-ours-1", { authorization: "Bearer a-token-of-ours-2" }, 404],
    ["this machine without the token, where there is one", "a-token-of-ours-1", {}, 404],
  ])("%s", async (_name, token, headers, status) => {
    const { app } = await testApp({ metrics: { token, figures } });
    expect((await app.inject({ url: "/metrics", headers })).statusCode).toBe(status);
  });

  it("is nobody from elsewhere, behind a proxy that is trusted", async () => {
    const { app } = await testApp({ metrics: { token: null, figures }, trustProxy: true });
    const headers = { "x-forwarded-for": "203.0.113.1" };
    expect((await app.inject({ url: "/metrics", headers })).statusCode).toBe(404);
  });
});
