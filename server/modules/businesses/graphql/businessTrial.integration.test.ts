import { afterAll, describe, expect, it } from "vitest";
import { type PartnerApp, partnerApp } from "../../../testing/servers/partnerApp.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph();
const apps: PartnerApp[] = [];

afterAll(() => Promise.all(apps.map((app) => app.close())));

async function isTrial(mode: { readonly isTrial?: boolean }): Promise<unknown> {
  const served = await partnerApp(graph, `mode ${apps.length}`, mode);
  apps.push(served);
  const response = await fetch(`${served.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ business { isTrial } }" }),
  });
  return response.json();
}

describe("Business.isTrial", () => {
  it.each([
    [true, { isTrial: true }],
    [false, { isTrial: false }],
    [false, {}],
  ])("is %s on a server with %o", async (expected, mode) => {
    expect(await isTrial(mode)).toMatchObject({ data: { business: { isTrial: expected } } });
  });
});
