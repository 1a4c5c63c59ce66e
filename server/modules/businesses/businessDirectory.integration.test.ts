import { beforeEach, expect, it } from "vitest";
import { OTHER } from "../../testing/businesses/otherBusiness.ts";
import { type BusinessDirectory, createBusinessDirectory } from "./businessDirectory.ts";
import { openGraph } from "../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
let directory: BusinessDirectory;
beforeEach(() => {
  directory = createBusinessDirectory(graph.database, graph.clock);
});

it("finds a business by its host, and the default one for unknown hosts", async () => {
  expect(await directory.byHost(OTHER.host)).toMatchObject({ slug: "harbor" });
  for (const host of ["localhost", "", "HARBOR.EXAMPLE", "x".repeat(10_000)])
    expect(await directory.byHost(host)).toMatchObject({ slug: "northside" });
  expect(await directory.byId(OTHER.businessId)).toMatchObject({ slug: "harbor" });
  expect(await directory.byId(OTHER.staffId)).toBeNull();
});

it("loads once for concurrent callers, and again after five seconds", async () => {
  const ask = () => Promise.all(Array.from({ length: 20 }, () => directory.byHost(OTHER.host)));
  expect(await graph.statementsOf(ask)).toHaveLength(1);
  expect(await graph.statementsOf(ask)).toHaveLength(0);
  await graph.database.query("UPDATE businesses SET name = 'Harbour' WHERE slug = 'harbor'");
  graph.clock.advance(4.9 / 60);
  expect(await directory.byHost(OTHER.host)).toMatchObject({ name: "Harbor" });
  graph.clock.advance(0.101 / 60);
  expect(await directory.byHost(OTHER.host)).toMatchObject({ name: "Harbour" });
});

it("caches a limited number of host names", async () => {
  await directory.byHost("first.example");
  for (let n = 0; n < 1_000; n++)
    await directory.byId(`00000000-0000-0000-0000-${String(n).padStart(12, "0")}`);
  expect(await graph.statementsOf(() => directory.byHost("first.example"))).toHaveLength(1);
});

it("does not cache a failure", async () => {
  await expect(directory.byId("no id")).rejects.toThrow("no id");
  expect(await graph.statementsOf(() => directory.byId("no id").catch(() => {}))).toHaveLength(1);
});
