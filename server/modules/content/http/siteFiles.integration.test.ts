import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { BUSINESS_ID } from "../../../../prisma/demo/business.ts";
import { contentApp } from "../../../testing/servers/contentApp.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
const served = await setUpContentApp(graph);

beforeAll(async () => {
  await graph.database.prisma.businessHost.create({
    data: { host: "studio.example", businessId: BUSINESS_ID },
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers: { host: "studio.example", ...headers } });

function parsed<T>(xml: string): T {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false }).parse(xml) as T;
}

const locations = async () => {
  const { urlset } = parsed<{ urlset: { url: { loc: string }[] } }>((await get("/sitemap.xml")).body);
  return urlset.url.map(({ loc }) => loc);
};

interface Rss {
  readonly rss: {
    readonly channel: { title: string; link: string; item: { link: string; title: string }[] };
  };
}

describe("sitemap", () => {
  it("lists every published page once at its canonical address", async () => {
    const urls = await locations();
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining([
        "http://studio.example/",
        "http://studio.example/about",
        "http://studio.example/journal/b/desk-by-four/",
        "http://studio.example/b/open-house/",
        "http://studio.example/shop/product/mat/",
      ]),
    );
    for (const url of urls) {
      const { statusCode } = await get(new URL(url).pathname);
      expect([url, statusCode]).toEqual([url, 200]);
    }
    expect(urls.join()).not.toMatch(/preview|spring-in-your-step|\/team\b/);
  });

  it("is not loaded or sent again to a client that has it", async () => {
    const first = await get("/sitemap.xml");
    expect(first.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(await graph.statementsOf(() => get("/sitemap.xml"))).toEqual([]);
    const again = await get("/sitemap.xml", { "if-none-match": String(first.headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

describe("RSS", () => {
  it("lists the posts of a blog, or of all, with their addresses", async () => {
    const { channel } = parsed<Rss>((await get("/journal/feed.xml")).body).rss;
    expect(channel.link).toBe("http://studio.example/journal");
    expect(channel.item.length).toBeGreaterThanOrEqual(6);
    for (const { link } of channel.item) {
      expect(link).toMatch(/^http:\/\/studio\.example\/journal\/b\/[a-z-]+\/$/);
      expect((await get(new URL(link).pathname)).statusCode).toBe(200);
    }
    const all = parsed<Rss>((await get("/feed.xml")).body).rss.channel.item;
    expect(all.map(({ link }) => link)).toContain("http://studio.example/b/open-house/");
    expect(all.length).toBe(channel.item.length + 1);
  });

  it.each(["/about/feed.xml", "/nothing/feed.xml", "/Journal/feed.xml", `/${"x".repeat(300)}/feed.xml`])(
    "is 404 for %s",
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

it("robots.txt names the sitemap", async () => {
  const { body, headers } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toMatch(/^User-agent: \*$/m);
  expect(body).toMatch(/^# Documentation for programs: http:\/\/studio\.example\/llms\.txt$/m);
  expect(body).toMatch(/^Sitemap: http:\/\/studio\.example\/sitemap\.xml$/m);
});

describe("business without a published site", () => {
  const host = { host: OTHER.host };

  it("has a sitemap with the calendars of its published services", async () => {
    const { statusCode, body } = await get("/sitemap.xml", host);
    expect(statusCode).toBe(200);
    expect(body).toContain("<loc>http://harbor.example/widget/appointment/service/talk</loc>");
    expect(await graph.statementsOf(() => get("/sitemap.xml", host))).toHaveLength(1);
    const { prisma } = graph.database;
    const where = { businessId_id: { businessId: OTHER.businessId, id: OTHER.serviceId } };
    await prisma.service.update({ where, data: { publication: "DRAFT" } });
    const empty = parsed<{ urlset: object | string }>((await get("/sitemap.xml", host)).body);
    expect(Object.keys(empty.urlset)).toEqual(["@_xmlns"]);
    await prisma.service.update({ where, data: { publication: "PUBLISHED" } });
  });

  it("has RSS without items and no RSS of a blog", async () => {
    const { statusCode, body } = await get("/feed.xml", host);
    expect(statusCode).toBe(200);
    const { channel } = parsed<Rss>(body).rss;
    expect([channel.title, channel.link, channel.item]).toEqual([
      "Harbor",
      "http://harbor.example/",
      undefined,
    ]);
    expect((await get("/journal/feed.xml", host)).statusCode).toBe(404);
  });

  it("has a robots.txt that allows the widget", async () => {
    const { statusCode, body } = await get("/robots.txt", host);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/^Disallow: \/(widget.*)?$/m);
  });
});

it("malformed addresses are 404 and not cached", async () => {
  const odd = [
    ..."/journal%2Fb%2Fx /%2e%2e/%2e%2e/etc/passwd /about%00 /..%5c /%F0%9F%A7%98 /b//x/ /c/ /product/ /b/ /about/b/c/d/e/f /journal/c/food/b/ /c/food/b/x/y".split(
      " ",
    ),
    `/${"a".repeat(8_000)}`,
    `/b/${"%61".repeat(1_500)}/`,
    `/${"a/".repeat(2_000)}`,
  ];
  for (const url of odd) {
    const { statusCode, headers } = await get(url);
    expect([url.slice(0, 40), statusCode]).toEqual([url.slice(0, 40), 404]);
    expect(headers["cache-control"]).not.toContain("public");
  }
});

it("the other slash and an old slug redirect permanently", async () => {
  for (const [url, location] of [
    ["/about/", "/about"],
    ["/team", "/about"],
    ["/journal/b/desk-by-four", "/journal/b/desk-by-four/"],
    ["/journal/b/desk-exercises/", "/journal/b/desk-by-four/"],
    ["/shop/product/mat", "/shop/product/mat/"],
    ["/journal/c/food/", "/journal/c/food"],
  ] as const) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode, headers["location"]]).toEqual([url, 308, location]);
    expect(headers["cache-control"]).toBe("private, no-cache");
  }
});

describe("security.txt", () => {
  const path = "/.well-known/security.txt";

  it("names the business's e-mail address, in its language", async () => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const { email } = (await graph.database.prisma.business.findUnique({ where: { id: BUSINESS_ID } }))!;
    expect(body).toContain(`Contact: mailto:${email}\n`);
    expect(body).toContain("Canonical: http://studio.example/.well-known/security.txt\n");
    expect(body).toMatch(/^Preferred-Languages: en$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)![1]!);
    expect(expires).toBeGreaterThan(graph.clock.now());
  });

  it("names the operator's contact when there is one", async () => {
    const securityContact = "https://operator.example/report";
    const app = await contentApp(graph, securityContact);
    const { body } = await app.app.inject({ url: path, headers: { host: "studio.example" } });
    expect(body).toContain(`Contact: ${securityContact}\n`);
    await app.close();
  });
});
