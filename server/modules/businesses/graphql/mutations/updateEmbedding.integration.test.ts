import { beforeEach, expect, it } from "vitest";
import { setUpOtherOwner, setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";

const UPDATE = `mutation ($input: UpdateEmbeddingInput!) { answer: updateEmbedding(input: $input) { __typename
  ... on UpdateEmbeddingPayload { business { frameOrigins } } ... on InvalidInput { code issues { path code } } } }`;

const graph = await openGraph({ hasOther: true });
const owner = await setUpOwner(graph);
const other = await setUpOtherOwner(graph);
beforeEach(async () => {
  await graph.database.query("UPDATE businesses SET frame_origins = '{}'", []);
});

async function update(frameOrigins: readonly string[], asker: TestCaller = owner) {
  const { data, errors } = await graph.run<{ answer: object }>(UPDATE, { input: { frameOrigins } }, asker);
  return errors[0] ?? data.answer;
}

const loadOrigins = (slug = "northside") =>
  graph.database
    .query<{ origins: string[] }>("SELECT frame_origins AS origins FROM businesses WHERE slug = $1", [slug])
    .then(([row]) => row?.origins);

it("updateEmbedding sets the origins, and an empty list allows all", async () => {
  const payload = {
    __typename: "UpdateEmbeddingPayload",
    business: { frameOrigins: ["https://example.com", "https://*.example.org"] },
  };
  const origins = ["https://Example.com/", "https://*.example.org", "https://example.com"];
  expect(await update(origins)).toEqual(payload);
  expect(await update(origins)).toEqual(payload);
  expect(await loadOrigins()).toEqual(payload.business.frameOrigins);
  expect(await loadOrigins("harbor")).toEqual([]);
  expect(await update([])).toMatchObject({ business: { frameOrigins: [] } });
});

it("updateEmbedding rejects an invalid origin with its path and changes nothing", async () => {
  await update(["https://example.com"]);
  expect(await update(["https://a.example", "https://b.example/path"])).toEqual({
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    issues: [{ path: ["frameOrigins", "1"], code: "INVALID" }],
  });
  expect(await loadOrigins()).toEqual(["https://example.com"]);
});

it("updateEmbedding requires the permission", async () => {
  expect(await update(["https://evil.example"], {})).toMatchObject({ code: "UNAUTHENTICATED" });
  await update(["https://evil.example"], other);
  expect(await loadOrigins()).toEqual([]);
  expect(await loadOrigins("harbor")).toEqual(["https://evil.example"]);
});

it("the database rejects more than fifty origins", async () => {
  await expect(
    graph.database.query("UPDATE businesses SET frame_origins = $1 WHERE slug = 'northside'", [
      Array.from({ length: 51 }, (_, i) => `https://a${i}.example`),
    ]),
  ).rejects.toThrow();
});
