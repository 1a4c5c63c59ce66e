import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BUSINESS_ID } from "../../../../prisma/demo/business.ts";
import { contentApp, HOUSE_ORIGIN } from "../../../testing/servers/contentApp.ts";
import { type TestGraph, testGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/otherBusiness.ts";

let graph: TestGraph;
let served: Awaited<ReturnType<typeof contentApp>>;

beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
  await graph.database.prisma.businessHost.create({
    data: { host: "studio.example", businessId: BUSINESS_ID },
  });
  served = await contentApp(graph);
});
afterAll(async () => {
  await served.close();
  await graph.close();
});
afterEach(async () => {
  await graph.database.prisma.business.updateMany({ data: { origin: null } });
  // What is remembered of businesses is old by then.
  graph.clock.advance(1);
});

const get = async (url: string, host: string) => (await served.app.inject({ url, headers: { host } })).body;

/** Every origin that is named where the site is told of. */
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
  const found = texts.join("\n").match(/https?:\/\/[a-z.]*\.(example|test)(:\d+)?(?=[/"#<])/g) ?? [];
  return [...new Set(found)].filter((one) => !one.includes("instagram")).toSorted();
}

const INVENTED = ["evil.test", "studio.example.evil.test", "localhost:1", "x".repeat(200), "[::1]", "a b"];

describe("a site says that it is", () => {
  it.each(INVENTED)("where the house is, when %s is asked for", async (host) => {
    expect(await origins(host)).toEqual([HOUSE_ORIGIN]);
  });

  it("at the host that is written down for it, in whatever case and at no port of somebody's own", async () => {
    expect(await origins("studio.example")).toEqual(["http://studio.example"]);
    expect(await origins("STUDIO.example")).toEqual(["http://studio.example"]);
    expect(await origins("studio.example:8443")).toEqual(["http://studio.example"]);
  });

  it("at the origin that is stored for it, whatever host is asked for", async () => {
    await graph.database.prisma.business.updateMany({
      where: { id: BUSINESS_ID },
      data: { origin: "https://northside.example" },
    });
    graph.clock.advance(1);
    for (const host of ["studio.example", ...INVENTED])
      expect([host, await origins(host)]).toEqual([host, ["https://northside.example"]]);
  });

  it("nowhere that is another business's", async () => {
    expect(await get("/robots.txt", OTHER.host)).toContain(`Sitemap: http://${OTHER.host}/sitemap.xml`);
    const home = await served.app.inject({ url: "/", headers: { host: OTHER.host } });
    expect(home.statusCode).toBe(200);
    expect(home.body).not.toContain("Northside");
  });
});

it("hosts that are invented share the pages that are kept: none of them is made or read anew", async () => {
  const first = await get("/about", "evil.test");
  const statements = await graph.statementsOf(async () => {
    for (let i = 0; i < 20; i += 1) expect(await get("/about", `evil-${i}.test:${i + 1}`)).toBe(first);
  });
  // Whose host it is has to be asked.
  expect(statements.filter((text) => !/business/i.test(text) || /sites|entries/.test(text))).toEqual([]);
});
