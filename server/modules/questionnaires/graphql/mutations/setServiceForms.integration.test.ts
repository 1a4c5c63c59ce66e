import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { rowChanges } from "../../../../testing/audit/audit.ts";
import { formId, publishForm } from "../../../../testing/questionnaires/fill.ts";
import { type TestCaller, type TestGraph, testGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import { serviceId } from "../../../../testing/bookings/visit.ts";

let graph: TestGraph;
let key: string;
let otherKey: string;
beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
  ({ secret: key } = await addApiKey(await graph.scope(), "owner"));
  ({ secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other"));
  await publishForm(graph, "second", {});
  await publishForm(graph, "draft", {});
  await graph.database.query("UPDATE forms SET publication = 'DRAFT' WHERE slug = 'draft'");
  await publishForm(graph, "theirs", {}, OTHER.businessId);
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

const set = async (service: string, forms: readonly string[], asker: TestCaller = { key }) => {
  const { data, errors } = await graph.run<{ answer: object }>(
    `mutation ($input: SetServiceFormsInput!) { answer: setServiceForms(input: $input) { __typename
       ... on SetServiceFormsPayload { service { slug forms { slug } } } ... on InvalidInput { issues { path code } } } }`,
    { input: { id: service, forms } },
    asker,
  );
  return errors.length > 0 ? errors[0]! : data.answer;
};
const loadForms = async (slug: string) =>
  (
    await graph.run<{ business: { service: { forms: { slug: string }[] } } }>(
      `query ($slug: ID!) { business { service(id: $slug) { forms { slug } } } }`,
      { slug },
    )
  ).data.business.service.forms.map((form) => form.slug);
const services = async (slug: string) =>
  (
    await graph.run<{ node: { services: { edges: { node: { slug: string } }[] } } }>(
      `query ($id: ID!) { node(id: $id) { ... on Form { services { edges { node { slug } } } } } }`,
      { id: formId(slug) },
      { key },
    )
  ).data.node.services.edges.map(({ node }) => node.slug);

it("sets the forms of a service in order without duplicates", async () => {
  expect(await set("coaching", ["second", "intake", "second"])).toEqual({
    __typename: "SetServiceFormsPayload",
    service: { slug: "coaching", forms: [{ slug: "second" }, { slug: "intake" }] },
  });
  const changes = await rowChanges(graph.database, () => set("coaching", ["second", "intake"]));
  expect(changes).toEqual({ audit_entries: 1 });
  await set(serviceId("coaching"), [formId("intake"), "second"]);
  expect(await loadForms("coaching")).toEqual(["intake", "second"]);
  await set("massage", ["intake"]);
  expect(await services("intake")).toEqual(expect.arrayContaining(["massage", "coaching"]));
  await set("coaching", ["second"]);
  expect([await loadForms("coaching"), await loadForms("massage")]).toEqual([["second"], ["intake"]]);
  await set("coaching", []);
  expect(await loadForms("coaching")).toEqual([]);
  expect(await services("intake")).toEqual(["massage"]);
});

it("shows a draft form once it is published", async () => {
  await set("coaching", ["draft", "intake"]);
  expect(await loadForms("coaching")).toEqual(["intake"]);
  await graph.database.query("UPDATE forms SET publication = 'PUBLISHED' WHERE slug = 'draft'");
  expect(await loadForms("coaching")).toEqual(["draft", "intake"]);
  await graph.database.query("UPDATE forms SET publication = 'DRAFT' WHERE slug = 'draft'");
});

it("removes an archived form", async () => {
  await set("coaching", ["second", "intake"]);
  const { errors } = await graph.run(
    `mutation { archiveForm(input: { id: "second" }) { ... on ArchiveFormPayload { form { publication services { totalCount } } } } }`,
    {},
    { key },
  );
  expect(errors).toEqual([]);
  await graph.database.query("UPDATE forms SET publication = 'PUBLISHED' WHERE slug = 'second'");
  expect(await loadForms("coaching")).toEqual(["intake"]);
});

it.each([
  ["an unknown service", "nothing", ["intake"], "id"],
  ["an unknown form", "coaching", ["intake", "nothing"], "forms.1"],
  ["a foreign form", "coaching", [formId("theirs")], "forms.0"],
  ["a service for a form", "coaching", [serviceId("coaching")], "forms.0"],
])("rejects %s without changes", async (_, service, forms, path) => {
  await set("coaching", ["second"]);
  const changes = await rowChanges(graph.database, async () =>
    expect(await set(service, forms)).toMatchObject({
      issues: [{ path: path.split("."), code: "NOT_FOUND" }],
    }),
  );
  expect(changes).toEqual({});
});

it("accepts at most ten forms", async () => {
  const many = Array.from({ length: 11 }, () => "intake");
  expect(await set("coaching", many)).toMatchObject({ issues: [{ path: ["forms"], code: "OUT_OF_RANGE" }] });
  expect(
    await set(
      "coaching",
      Array.from({ length: 101 }, () => "intake"),
    ),
  ).toMatchObject({
    code: "BAD_USER_INPUT",
  });
});

it("requires a permission of the business", async () => {
  await set("coaching", ["second"]);
  expect(await set("coaching", [], {})).toMatchObject({ code: "UNAUTHENTICATED" });
  expect(await set("coaching", [], { key: otherKey })).toMatchObject({
    issues: [{ path: ["id"], code: "NOT_FOUND" }],
  });
  expect(await loadForms("coaching")).toEqual(["second"]);
});
