import { describe, expect, it } from "vitest";
import { createEntry } from "../entries.ts";
import { archiveEntry, publishDue, publishEntry, unpublishEntry } from "../publishing.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph();
const served = await setUpContentApp(graph);
const scope = await graph.scope();

const get = (url: string) => served.app.inject(url);
/** Several connections receive one notification, so each may load the state once more. */
async function isKept(url: string): Promise<void> {
  await expect.poll(() => graph.statementsOf(() => get(url))).toEqual([]);
}
const inMinutes = (minutes: number) => graph.clock.now() + minutes * 60_000;

async function post(slug: string): Promise<string> {
  const data = { title: `Says ${slug}`, blog: "journal", blocks: [] };
  return unwrap(await createEntry(scope, "POST", { slug, data }));
}

describe("cached pages expire when an entry is published or unpublished on schedule", () => {
  it("before the sweep, for pages rendered before or after the due time", async () => {
    const id = await post("goes-early");
    unwrap(await publishEntry(scope, id, null));
    const before = await get("/journal");
    expect(before.body).toContain("Says goes-early");
    expect((await get("/journal/b/goes-early/")).statusCode).toBe(200);
    unwrap(await unpublishEntry(scope, id, inMinutes(1)));
    await isKept("/journal");
    graph.clock.advance(0.999);
    expect((await get("/journal")).body).toContain("Says goes-early");
    graph.clock.advance(0.001);
    expect((await get("/journal/b/goes-early/")).statusCode).toBe(404);
    const headers = { "if-none-match": String(before.headers["etag"]) };
    const after = await served.app.inject({ url: "/journal", headers });
    expect([after.statusCode, after.body.includes("goes-early")]).toEqual([200, false]);
    for (const url of ["/sitemap.xml", "/journal/feed.xml", "/"])
      expect((await get(url)).body).not.toContain("goes-early");
    await isKept("/journal");
    await publishDue(graph.database, graph.clock);
    expect((await get("/journal")).body).not.toContain("goes-early");
    await isKept("/journal");
  });

  it("several times in a row", async () => {
    const ids = [await post("first-out"), await post("second-out")];
    unwrap(await publishEntry(scope, ids[0]!, inMinutes(1)));
    unwrap(await publishEntry(scope, ids[1]!, inMinutes(2)));
    unwrap(await unpublishEntry(scope, ids[0]!, inMinutes(3)));
    const visibleSlugs: string[] = [];
    for (let minute = 0; minute <= 3; minute += 1) {
      await publishDue(graph.database, graph.clock);
      const { body } = await get("/journal");
      visibleSlugs.push(
        ["first-out", "second-out"].filter((slug) => body.includes(`Says ${slug}`)).join(" "),
      );
      graph.clock.advance(1);
    }
    expect(visibleSlugs).toEqual(["", "first-out", "first-out second-out", "second-out"]);
    for (const id of ids) unwrap(await archiveEntry(scope, id));
  });

  it("but not at a time that was cancelled", async () => {
    const id = await post("stays");
    unwrap(await publishEntry(scope, id, null));
    unwrap(await unpublishEntry(scope, id, inMinutes(1)));
    expect((await get("/journal")).body).toContain("Says stays");
    unwrap(await unpublishEntry(scope, id, null));
    unwrap(await publishEntry(scope, id, null));
    expect((await get("/journal")).body).toContain("Says stays");
    graph.clock.advance(2);
    await isKept("/journal");
    expect((await get("/journal")).body).toContain("Says stays");
    unwrap(await archiveEntry(scope, id));
  });
});
