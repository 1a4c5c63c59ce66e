import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { BUSINESS_ID } from "../../../../prisma/demo/business.ts";
import { SERVER_ORIGIN } from "../../../testing/servers/contentApp.ts";
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
afterEach(async () => {
  await graph.database.prisma.business.updateMany({ data: { origin: null } });
  graph.clock.advance(1);
});

const get = async (url: string, host: string) => (await served.app.inject({ url, headers: { host } })).body;

const FILES = [
  "/",
  "/about",
  "/about?from=mail",
  "/sitemap.xml",
  "/feed.xml",
  "/journal/feed.xml",
  "/robots.txt",
];
async function origins(host: string): Promise<string[]> {
  const texts = await Promise.all(FILES.map((url) => get(url, host)));
  const matches = texts.join("\n").match(/https?:\/\/[a-z.]*\.(example|test)(:\d+)?(?=[/"#<])/g) ?? [];
  return [...new Set(matches)].filter((one) => !one.includes("instagram")).toSorted();
}

const INVENTED = ["evil.test", "studio.example.evil.test", "localhost:1", "x".repeat(200), "[::1]", "a b"];

describe("site files", () => {
  it.each(INVENTED)("name the server's origin when the host is %s", async (host) => {
    expect(await origins(host)).toEqual([SERVER_ORIGIN]);
  });

  it("name the configured host in any letter case, without a port of the request", async () => {
    expect(await origins("studio.example")).toEqual(["http://studio.example"]);
    expect(await origins("STUDIO.example")).toEqual(["http://studio.example"]);
    expect(await origins("studio.example:8443")).toEqual(["http://studio.example"]);
  });

  it("name the stored origin whatever the host is", async () => {
    await graph.database.prisma.business.updateMany({
      where: { id: BUSINESS_ID },
      data: { origin: "https://northside.example" },
    });
    graph.clock.advance(1);
    for (const host of ["studio.example", ...INVENTED])
      expect([host, await origins(host)]).toEqual([host, ["https://northside.example"]]);
  });

  it("name no origin of another business", async () => {
    expect(await get("/robots.txt", OTHER.host)).toContain(`Sitemap: http://${OTHER.host}/sitemap.xml`);
    const home = await served.app.inject({ url: "/", headers: { host: OTHER.host } });
    expect(home.statusCode).toBe(200);
    expect(home.body).not.toContain("Northside");
  });
});

it("invented hosts share the cached pages and load nothing", async () => {
  const first = await get("/about", "evil.test");
  // A server database drops what is kept once more when its listening connection opens.
  await vi.waitFor(async () => {
    const statements = await graph.statementsOf(async () => {
      for (let i = 0; i < 20; i += 1) expect(await get("/about", `evil-${i}.test:${i + 1}`)).toBe(first);
    });
    // Only the lookup of the business of a host is allowed.
    expect(statements.filter((text) => !/business/i.test(text) || /sites|entries/.test(text))).toEqual([]);
  });
});
