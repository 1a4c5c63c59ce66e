import { expect, it, vi } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { updateService } from "../../catalogue/services.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph();
const served = await setUpContentApp(graph);

it.each([
  ["a page", "/", "massage"],
  ["a page that is not cached itself", "/?theme=dark", "physio"],
])("%s omits an archived service at the next request", async (_, url, service) => {
  const isOffered = async () =>
    (await served.app.inject(url)).body.includes(`/widget/appointment/service/${service}`);
  expect(await isOffered()).toBe(true);
  // A server database drops what is kept once more when its listening connection opens.
  await vi.waitFor(async () => expect(await graph.statementsOf(() => served.app.inject(url))).toEqual([]));

  const change = { publication: "ARCHIVED" } as const;
  const changed = await updateService(await graph.scope(), { id: demoId("service", service) }, change);
  expect(changed.ok).toBe(true);
  expect(await isOffered()).toBe(false);
});
