import { afterAll, beforeAll, expect, it } from "vitest";
import { BUSINESS_ID } from "../../../prisma/demo/business.ts";
import { openSiteVersions, type SiteVersions } from "./data/siteVersions.ts";
import { OTHER } from "../../testing/businesses/otherBusiness.ts";
import { createEntry, updateSite } from "./entries.ts";
import { publishEntry } from "./publishing.ts";
import { createSiteViews } from "./siteViews.ts";
import { openGraph } from "../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
let sites: SiteVersions;
beforeAll(async () => {
  sites = openSiteVersions(graph.database, { elapsed: () => 0 });
});
afterAll(() => sites.close());

const now = () => graph.clock.now();

/** Ignores the statements that load the site state after a notification. */
const recordReads = async (work: () => Promise<unknown>) =>
  (await graph.statementsOf(work)).filter((text) => !text.includes('"overdueAt"'));

it("loads a site once for concurrent requests until it changes", async () => {
  const views = createSiteViews(graph.database, sites);
  expect((await views.getView(BUSINESS_ID, now()))?.site.data.title).toBe("Northside Studio");
  const statements = await recordReads(() =>
    Promise.all([views.getView(BUSINESS_ID, now()), views.getView(BUSINESS_ID, now())]),
  );
  expect(statements).toEqual([]);
  const scope = await graph.scope();
  const outcome = await createEntry(scope, "PAGE", {
    slug: "new-here",
    data: { title: "New here", blocks: [] },
  });
  const slugs = async () => (await views.getView(BUSINESS_ID, now()))!.pages.map(({ slug }) => slug);
  expect(await slugs()).not.toContain("new-here");
  if (outcome.ok) await publishEntry(scope, outcome.value, null);
  expect(await slugs()).toContain("new-here");
});

it("returns null for a business without a site and separates businesses", async () => {
  const views = createSiteViews(graph.database, sites);
  expect(await views.getView(OTHER.businessId, now())).toBeNull();
  const scope = await graph.scope({ host: OTHER.host });
  const outcome = await updateSite(scope, { data: { title: "Harbor" } });
  expect(await views.getView(OTHER.businessId, now())).toBeNull();
  if (outcome.ok) await publishEntry(scope, outcome.value, null);
  expect((await views.getView(OTHER.businessId, now()))?.site.data.title).toBe("Harbor");
  expect((await views.getView(BUSINESS_ID, now()))?.site.data.title).toBe("Northside Studio");
});

it("evicts old sites and never caches a site above the limit", async () => {
  const size = (await createSiteViews(graph.database, sites).getView(BUSINESS_ID, now()))!.byId.size;
  const statements = async (views: ReturnType<typeof createSiteViews>, business: string) =>
    (await recordReads(() => views.getView(business, now()))).length;
  const small = createSiteViews(graph.database, sites, size - 1);
  expect([await statements(small, BUSINESS_ID), await statements(small, BUSINESS_ID)]).toEqual([1, 1]);
  const forOne = createSiteViews(graph.database, sites, size);
  expect([await statements(forOne, BUSINESS_ID), await statements(forOne, BUSINESS_ID)]).toEqual([1, 0]);
  expect([await statements(forOne, OTHER.businessId), await statements(forOne, OTHER.businessId)]).toEqual([
    1, 0,
  ]);
  expect(await statements(forOne, BUSINESS_ID)).toBe(1);
});
