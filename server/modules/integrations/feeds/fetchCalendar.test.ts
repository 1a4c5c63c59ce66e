import { type IncomingHttpHeaders, type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FetchOptions, fetchCalendar } from "./fetchCalendar.ts";

const NOTHING = { etag: null, lastModified: null };
const CALENDAR = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

let answer: RequestListener;
let requests: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
const server = createServer((request, response) => {
  requests.push({ url: request.url ?? "", headers: request.headers });
  answer(request, response);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  requests = [];
  answer = (_, response) => response.setHeader("content-type", "text/calendar; charset=utf-8").end(CALENDAR);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const resolve: FetchOptions["resolve"] = (name, done) => {
  if (name === "nowhere.example") return done(new Error("ENOTFOUND"), []);
  const secret = { address: "10.0.0.1", family: 4 };
  const publicAddress = { address: "127.0.0.1", family: 4 };
  done(
    null,
    name === "secret.example"
      ? [secret]
      : name === "half.example"
        ? [publicAddress, secret]
        : [publicAddress],
  );
};
const at = (path: string, host = "calendar.example") => `http://${host}:${port}${path}`;
const get = (
  url: string,
  rules: Partial<FetchOptions> = {},
  known = NOTHING as Parameters<typeof fetchCalendar>[1],
) =>
  fetchCalendar(url, known, {
    ports: [port],
    isAllowed: (address) => address === "127.0.0.1",
    resolve,
    ...rules,
  });

describe("fetchCalendar", () => {
  it("returns the text with its validators", async () => {
    answer = (_, response) =>
      response
        .writeHead(200, {
          "content-type": "Text/Calendar",
          etag: '"one"',
          "last-modified": "Fri, 20 Nov 2026 10:00:00 GMT",
        })
        .end(CALENDAR);
    expect(await get(at("/me.ics?key=1"))).toEqual({
      text: CALENDAR,
      version: { etag: '"one"', lastModified: "Fri, 20 Nov 2026 10:00:00 GMT" },
    });
    expect(requests).toEqual([
      { url: "/me.ics?key=1", headers: expect.objectContaining({ host: `calendar.example:${port}` }) },
    ]);
    expect(requests[0]!.headers).not.toHaveProperty("if-none-match");
  });

  it("returns null for an unchanged calendar", async () => {
    answer = (_, response) => response.writeHead(304).end();
    const known = { etag: '"one"', lastModified: "Fri, 20 Nov 2026 10:00:00 GMT" };
    expect(await get(at("/"), {}, known)).toBeNull();
    expect(requests[0]!.headers).toMatchObject({
      "if-none-match": '"one"',
      "if-modified-since": "Fri, 20 Nov 2026 10:00:00 GMT",
    });
  });

  it("follows up to three redirects", async () => {
    answer = (request, response) => {
      const redirectsLeft = Number(request.url!.slice(1));
      if (redirectsLeft > 0) response.writeHead(302, { location: `/${redirectsLeft - 1}` }).end();
      else response.writeHead(200, { "content-type": "text/plain" }).end(CALENDAR);
    };
    expect((await get(at("/3")))?.text).toBe(CALENDAR);
    expect(requests).toHaveLength(4);
    await expect(get(at("/4"))).rejects.toThrow("redirects too often");
    expect(requests).toHaveLength(8);
  });
});

describe("address that is not public", () => {
  it.each([
    ["a name that leads inside", "secret.example"],
    ["a name of which only one address does", "half.example"],
    ["an address", "10.0.0.1"],
    ["an address in another dress", "0x0a.1"],
    ["an IPv6 address", "[::ffff:a00:1]"],
  ])("%s is never connected to", async (_, host) => {
    await expect(get(at("/", host))).rejects.toThrow("the address is not public");
    expect(requests).toEqual([]);
  });

  it("on this machine is reachable in tests only", async () => {
    for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
      await expect(fetchCalendar(`http://${host}:${port}/`, NOTHING, { ports: [port] })).rejects.toThrow(
        "the address is not public",
      );
    }
    expect(requests).toEqual([]);
  });

  it.each(["http://secret.example:PORT/", "http://10.0.0.1:PORT/", "//10.0.0.1:PORT/"])(
    "is not reached through a redirect to %s",
    async (location) => {
      answer = (_, response) =>
        response.writeHead(302, { location: location.replace("PORT", String(port)) }).end();
      await expect(get(at("/"))).rejects.toThrow("the address is not public");
      expect(requests).toHaveLength(1);
    },
  );

  it.each([
    "file:///etc/passwd",
    "gopher://calendar.example/",
    "http://calendar.example:22/",
    "http://a:b@calendar.example/",
  ])("is not reached through %s", async (location) => {
    answer = (_, response) => response.writeHead(301, { location }).end();
    await expect(get(at("/"))).rejects.toThrow("is not allowed");
    expect(requests).toHaveLength(1);
  });

  it("is resolved once per connection, which defeats DNS rebinding", async () => {
    const names: string[] = [];
    const rebinding: FetchOptions["resolve"] = (name, done) => {
      names.push(name);
      done(null, [{ address: names.length === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }]);
    };
    expect((await get(at("/"), { resolve: rebinding }))?.text).toBe(CALENDAR);
    expect(names).toEqual(["calendar.example"]);
    await expect(get(at("/"), { resolve: rebinding })).rejects.toThrow("the address is not public");
  });
});

describe("fetchCalendar rejects", () => {
  it.each([
    ["a page", { "content-type": "text/html" }],
    ["something without a kind", {}],
    ["something packed", { "content-type": "text/calendar", "content-encoding": "gzip" }],
  ])("a response that is %s", async (_, headers) => {
    answer = (_request, response) => response.writeHead(200, headers).end(CALENDAR);
    await expect(get(at("/"))).rejects.toThrow("not a calendar");
  });

  it("an error status", async () => {
    answer = (_, response) => response.writeHead(404, { "content-type": "text/calendar" }).end(CALENDAR);
    await expect(get(at("/"))).rejects.toThrow("the address responded with 404");
  });

  it("an unknown host name", async () => {
    await expect(get(at("/", "nowhere.example"))).rejects.toThrow("could not be reached");
  });

  it("an endless calendar", async () => {
    answer = (_, response) => {
      response.writeHead(200, { "content-type": "text/calendar" });
      const more = () => {
        while (!response.destroyed && response.write("X".repeat(1024))) continue;
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    await expect(get(at("/"), { maxBytes: 10_000 })).rejects.toThrow("the calendar is too large");
  });

  it("a server that responds too slowly or not at all", async () => {
    answer = () => {};
    await expect(get(at("/"), { timeoutMs: 100 })).rejects.toThrow("took too long");
    answer = (_, response) =>
      void response.writeHead(200, { "content-type": "text/calendar" }).write("BEGIN");
    await expect(get(at("/"), { timeoutMs: 100 })).rejects.toThrow("took too long");
  });

  it("a server that closes the connection early", async () => {
    answer = (_, response) => {
      response.writeHead(200, { "content-type": "text/calendar", "content-length": "1000" });
      response.write("BEGIN", () => response.destroy());
    };
    await expect(get(at("/"))).rejects.toThrow("could not be reached");
  });
});
