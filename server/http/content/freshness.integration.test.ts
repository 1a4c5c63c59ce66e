import { afterAll, beforeAll, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { updateService } from "../../services/configure/services.ts";
import { contentApp } from "../../testing/contentApp.ts";
import { type TestGraph, testGraph } from "../../testing/graph.ts";

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

it("a page no longer offers what cannot be booked any more, at the next request", async () => {
  const isOffered = async () =>
    (await served.app.inject("/")).body.includes("/widget/appointment/service/massage");
  expect(await isOffered()).toBe(true);
  expect(await graph.statementsOf(() => served.app.inject("/"))).toEqual([]);

  const change = { publication: "ARCHIVED" } as const;
  const changed = await updateService(await graph.scope(), { id: demoId("service", "massage") }, change);
  expect(changed.ok).toBe(true);
  expect(await isOffered()).toBe(false);
});
