import { afterAll, beforeAll, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { updateService } from "../../catalogue/services.ts";
import { contentApp } from "../../../testing/servers/contentApp.ts";
import { type TestGraph, testGraph } from "../../../testing/graph.ts";

let graph: TestGraph;
let served: Awaited<ReturnType<typeof contentApp>>;

beforeAll(async () => {
  graph = await testGraph();
  served = await contentApp(graph);
});
afterAll(async () => {
  await served.close();
  await graph.close();
});

it.each([
  ["a page", "/", "massage"],
  ["a page that is not cached itself", "/?theme=dark", "physio"],
])("%s omits an archived service at the next request", async (_, url, service) => {
  const isOffered = async () =>
    (await served.app.inject(url)).body.includes(`/widget/appointment/service/${service}`);
  expect(await isOffered()).toBe(true);
  expect(await graph.statementsOf(() => served.app.inject(url))).toEqual([]);

  const change = { publication: "ARCHIVED" } as const;
  const changed = await updateService(await graph.scope(), { id: demoId("service", service) }, change);
  expect(changed.ok).toBe(true);
  expect(await isOffered()).toBe(false);
});
