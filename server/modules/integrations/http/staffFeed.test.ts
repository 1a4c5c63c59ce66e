import Fastify from "fastify";
import { expect, it } from "vitest";
import { addStaffFeedRoute } from "./staffFeed.ts";

const calendar = "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n";

async function appWith(answers: Record<string, string>) {
  const app = Fastify();
  addStaffFeedRoute(app, (key, { origin }) => Promise.resolve(answers[`${origin} ${key}`] ?? null));
  app.get("/*", (_request, reply) => reply.code(404).send("page"));
  return app;
}

it("serves a calendar, and 304 while it is unchanged", async () => {
  const app = await appWith({ "http://salon.example key": calendar });
  const ask = (headers: Record<string, string> = {}) =>
    app.inject({ url: "/feeds/key.ics", headers: { host: "salon.example", ...headers } });
  const response = await ask();
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(calendar);
  expect(response.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex, nofollow",
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
  const etag = String(response.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await ask({ "if-none-match": known });
    expect([known, again.statusCode, again.body, again.headers.etag]).toEqual([known, 304, "", etag]);
  }
  expect((await ask({ "if-none-match": '"other"' })).statusCode).toBe(200);
});

it.each(["/feeds/other.ics", "/feeds/.ics"])("returns 404 at %s", async (url) => {
  const response = await (await appWith({})).inject(url);
  expect([response.statusCode, response.body]).toEqual([404, "No calendar event found"]);
  expect(response.headers["cache-control"]).toBe("private, no-store");
});

it.each(["/feeds/key", "/feeds/a/b.ics", "/feeds"])("leaves %s to the pages", async (url) => {
  expect((await (await appWith({})).inject(url)).body).toBe("page");
});
