import { afterAll, expect, it } from "vitest";
import { openGraph } from "../../../testing/graph.ts";
import { partnerApp } from "../../../testing/servers/partnerApp.ts";

const graph = await openGraph();
const served = await partnerApp(graph, "find by post");
afterAll(() => served.close());

const query = `query ($reference: String!) { findBooking(reference: $reference, email: "ada@example.com") { __typename } }`;
const variables = { reference: "AAAAAAAA" };

it("findBooking rejects GET, because proxies log addresses", async () => {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const headers = { accept: "application/json", "apollo-require-preflight": "1" };
  const answer = await served.app.inject({ url: `/graphql?${search}`, headers });
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "POST_REQUIRED" } }] });
  const attempts = await graph.database.query("SELECT FROM attempts");
  expect(attempts).toEqual([]);
});

it("findBooking accepts POST", async () => {
  const answer = await served.app.inject({ method: "POST", url: "/graphql", payload: { query, variables } });
  expect(answer.json()).toMatchObject({ data: { findBooking: { __typename: "BookingNotFound" } } });
});
