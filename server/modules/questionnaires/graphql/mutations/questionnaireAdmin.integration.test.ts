import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FormDefinition } from "../../../../shared/forms/definition.ts";
import type { Slide, SurveyDefinition } from "../../../../shared/surveys/definition.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { audit, rowChanges } from "../../../../testing/audit/audit.ts";
import { toFormInput, toSurveyInput } from "../../../../testing/questionnaires/definitionInput.ts";
import { type TestCaller, type TestGraph, testGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import { choice, line, slide, survey } from "../../../../testing/questionnaires/respond.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

let graph: TestGraph;
let key: string;
let otherKey: string;
beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
  ({ secret: key } = await addApiKey(await graph.scope(), "owner"));
  ({ secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other"));
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
  readonly made?: {
    readonly id: string;
    readonly slug: string;
    readonly version: number;
    readonly publication: string;
    readonly definition: object | null;
    readonly updatedAt: string;
  };
}

const form = (more: Partial<FormDefinition> = {}): FormDefinition => ({
  title: "A form",
  intro: "",
  fields: [line("a")],
  rules: [],
  submitLabel: null,
  thanks: { title: "Thank you", text: "", redirectUrl: null },
  disqualified: { title: "Sorry", text: "", redirectUrl: null },
  ...more,
});

const NOUNS = [
  {
    typeName: "Form",
    fieldName: "form",
    asks: (field: string): object => form({ fields: [line(field)] }),
    inputOf: (definition: object) => toFormInput(definition as FormDefinition),
    fieldPath: ["fields", "0"],
  },
  {
    typeName: "Survey",
    fieldName: "survey",
    asks: (field: string): object => survey({ slides: [slide("s", { fields: [line(field)] })] }),
    inputOf: (definition: object) => toSurveyInput(definition as SurveyDefinition),
    fieldPath: ["slides", "0", "fields", "0"],
  },
] as const;

const send = async (
  typeName: string,
  verb: string,
  input: object,
  asker: TestCaller = { key },
): Promise<Answer> => {
  const fieldName = typeName.toLowerCase();
  const invalid = ["create", "update"].includes(verb) ? "... on InvalidInput { issues { path code } }" : "";
  const { data, errors } = await graph.run<{ answer: Answer }>(
    `mutation ($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}${typeName}Input!) { answer: ${verb}${typeName}(input: $input) {
      __typename ... on Failure { code } ${invalid}
      ... on ${verb[0]!.toUpperCase()}${verb.slice(1)}${typeName}Payload { made: ${fieldName} { id slug name version publication definition createdAt updatedAt exportUrl } } } }`,
    { input },
    asker,
  );
  return errors.length > 0 ? (errors[0] as never) : data.answer;
};

const loadPublic = async (fieldName: string, slug: string, asker?: TestCaller) =>
  (
    await graph.run<{ business: Record<string, { title: string; version: number } | null> }>(
      `query ($slug: ID!) { business { ${fieldName}(id: $slug) { title version } } }`,
      { slug },
      asker,
    )
  ).data.business[fieldName];

describe.each(NOUNS)("a $noun", ({ typeName, fieldName, asks, inputOf, fieldPath }) => {
  const sends = (field: string) => inputOf(asks(field));
  const create = (input: object, asker?: TestCaller) =>
    send(typeName, "create", { name: "Mine", ...sends("a"), ...input }, asker);
  const update = (slug: string, input: object, asker?: TestCaller) =>
    send(typeName, "update", { id: slug, ...input }, asker);
  const notFound = `${typeName.toUpperCase()}_NOT_FOUND`;

  it("is created as a draft, published and unpublished", async () => {
    const answer = await create({ slug: "made", name: "  Mine " });
    expect(answer).toEqual({
      __typename: `Create${typeName}Payload`,
      made: {
        id: expect.stringMatching(new RegExp(`^${fieldName}_`)),
        slug: "made",
        name: "Mine",
        version: 1,
        publication: "DRAFT",
        definition: asks("a"),
        createdAt: "2026-11-20T10:00:00.000Z",
        updatedAt: "2026-11-20T10:00:00.000Z",
        exportUrl: `/exports/${fieldName}s/${answer.made!.id}.csv`,
      },
    });
    expect(await loadPublic(fieldName, "made")).toBeNull();
    const change = async (verb: string) => (await send(typeName, verb, { id: "made" })).made;
    for (let i = 0; i < 2; i++) {
      expect(await change("publish")).toMatchObject({ publication: "PUBLISHED", version: 1 });
      expect(await loadPublic(fieldName, "made")).toMatchObject({ version: 1 });
    }
    expect(await change("restore")).toMatchObject({ publication: "PUBLISHED" });
    for (const verb of ["archive", "unpublish"]) {
      const publication = verb === "archive" ? "ARCHIVED" : "DRAFT";
      expect(await change(verb)).toMatchObject({ publication });
      expect(await loadPublic(fieldName, "made")).toBeNull();
    }
    await change("archive");
    expect(await change("restore")).toMatchObject({ publication: "DRAFT" });
    expect((await create({ slug: "at-once", publication: "PUBLISHED" })).made).toBeDefined();
    expect(await loadPublic(fieldName, "at-once")).not.toBeNull();
    expect(await audit(graph.database)).toEqual({});
  });

  it("gets a version for each changed definition, and none for the same one", async () => {
    const { made } = await create({ slug: "versions" });
    graph.clock.advance(10);
    expect((await update("versions", sends("a"))).made).toEqual(made);
    const turned = Object.fromEntries(Object.entries(sends("a")).toReversed());
    expect((await update("versions", turned)).made).toEqual(made);
    const second = await update(made!.id, { ...sends("b"), name: "Yours" });
    expect(second.made).toMatchObject({ version: 2, name: "Yours", definition: asks("b") });
    expect(second.made!.updatedAt).toBe("2026-11-20T10:10:00.000Z");
    expect((await update("versions", { ...sends("b"), name: "Yours" })).made).toEqual(second.made);
    expect((await update("versions", { name: "Ours" })).made).toMatchObject({ version: 2, name: "Ours" });
    expect((await update("versions", {})).made).toMatchObject({ version: 2, name: "Ours" });
    expect((await update("versions", sends("a"))).made).toMatchObject({ version: 3 });
    const { data } = await graph.run(
      `query ($id: ID!) { node(id: $id) { ... on ${typeName} { first: definition(version: 1) second: definition(version: 2) none: definition(version: 9) } } }`,
      { id: made!.id },
      { key },
    );
    expect(data).toEqual({ node: { first: asks("a"), second: asks("b"), none: null } });
  });

  it("rejects a change that is based on an older version", async () => {
    await create({ slug: "edited" });
    const updateResults = [await update("edited", { version: 1, ...sends("b") })];
    updateResults.push(await update("edited", { version: 1, ...sends("c"), name: "Lost" }));
    expect(updateResults).toMatchObject([
      { made: { version: 2 } },
      { issues: [{ path: ["version"], code: "OLD_VERSION" }] },
    ]);
    expect((await update("edited", {})).made).toMatchObject({ name: "Mine", definition: asks("b") });
  });

  it("applies concurrent changes one after the other", async () => {
    await create({ slug: "busy" });
    const equal = await Promise.all(Array.from({ length: 5 }, () => update("busy", sends("b"))));
    expect(equal.map(({ made }) => made?.version)).toEqual([2, 2, 2, 2, 2]);
    await Promise.all(["c", "d", "e"].map((one) => update("busy", sends(one))));
    expect((await update("busy", {})).made).toMatchObject({ version: 5 });
  });

  it("rejects a taken slug", async () => {
    const input = { slug: `taken-${fieldName}` };
    await create(input);
    const taken = { issues: [{ path: ["slug"], code: "TAKEN" }] };
    const changes = await rowChanges(graph.database, async () =>
      expect(await create(input)).toMatchObject(taken),
    );
    expect(changes).toEqual({});
    await create({ slug: `free-${fieldName}` });
    expect(await update(`free-${fieldName}`, { slug: input.slug, ...sends("z") })).toMatchObject(taken);
    expect((await update(`free-${fieldName}`, {})).made).toMatchObject({
      slug: `free-${fieldName}`,
      version: 1,
    });
    expect((await update(`free-${fieldName}`, { slug: `freed-${fieldName}` })).made).toMatchObject({
      slug: `freed-${fieldName}`,
      version: 1,
    });
    expect((await update(`freed-${fieldName}`, { slug: `freed-${fieldName}` })).made).toBeDefined();
    const race = await Promise.all(["a", "b"].map((name) => create({ slug: `race-${fieldName}`, name })));
    expect(race.map(({ __typename }) => __typename).toSorted()).toEqual([
      `Create${typeName}Payload`,
      "InvalidInput",
    ]);
    expect((await create(input, { key: otherKey })).made).toBeDefined();
  });

  it.each([
    ["no slug", { slug: " " }, "slug", "REQUIRED"],
    ["a slug with spaces", { slug: "a b" }, "slug", "INVALID"],
    ["a long slug", { slug: "a".repeat(40) }, "slug", "TOO_LONG"],
    ["no name", { name: " " }, "name", "REQUIRED"],
    ["a long name", { name: "a".repeat(121) }, "name", "TOO_LONG"],
    ["a name that turns round", { name: "a\u202Eb" }, "name", "CONTROL_CHARACTERS"],
  ])("is rejected with %s without changes", async (_, input, path, code) => {
    await create({ slug: "there" });
    const changes = await rowChanges(graph.database, async () => {
      const issues = [{ path: [path], code }];
      expect(await create({ slug: "fine", ...input })).toMatchObject({ issues });
      expect(await update("there", { ...sends("q"), ...input })).toMatchObject({ issues });
    });
    expect(changes).toEqual({});
  });

  it("is rejected with an invalid definition, with the path of each issue", async () => {
    await create({ slug: "sound" });
    const rejected = async (input: object) => {
      const [created, updated] = [await create({ slug: "bad", ...input }), await update("sound", input)];
      expect(created.issues).toEqual(updated.issues);
      return created.issues;
    };
    const longLabel = inputOf(
      fieldName === "form"
        ? form({ fields: [line("a", { label: "x".repeat(201) })] })
        : survey({ slides: [slide("s", { fields: [line("a", { label: "x".repeat(201) })] })] }),
    );
    const changes = await rowChanges(graph.database, async () => {
      expect(await rejected({ title: " " })).toEqual([{ path: ["title"], code: "REQUIRED" }]);
      expect(await rejected({ [fieldPath[0]!]: [] })).toEqual([{ path: [fieldPath[0]], code: "REQUIRED" }]);
      expect(await rejected({ title: "\u0007" })).toEqual([{ path: ["title"], code: "CONTROL_CHARACTERS" }]);
      expect(await rejected({ title: "x".repeat(200_000) })).toEqual([{ path: ["title"], code: "TOO_LONG" }]);
      expect(await rejected(longLabel)).toEqual([
        { path: [...fieldPath, "text", "label"], code: "TOO_LONG" },
      ]);
      const thanks = { title: "T", text: "", redirectUrl: "https://evil.example/" };
      expect(await rejected({ thanks })).toEqual([
        { path: ["thanks", "redirectUrl"], code: "REDIRECT_NOT_ALLOWED" },
      ]);
      expect((await create({ slug: "a b", name: "", title: "" })).issues).toEqual([
        { path: ["slug"], code: "INVALID" },
        { path: ["name"], code: "REQUIRED" },
        { path: ["title"], code: "REQUIRED" },
      ]);
      expect((await update("sound", { slug: "a b", title: "" })).issues).toEqual([
        { path: ["slug"], code: "INVALID" },
        { path: ["title"], code: "REQUIRED" },
      ]);
      const notOne = { text: { key: "a", label: "A" }, email: { key: "b", label: "B" } };
      const list = (field: object) => (fieldName === "form" ? [field] : [{ key: "s", fields: [field] }]);
      for (const input of [
        { [fieldPath[0]!]: list(notOne) },
        { [fieldPath[0]!]: list({}) },
        { [fieldPath[0]!]: list({ text: null }) },
        { [fieldPath[0]!]: "x" },
        { extra: 1 },
        { title: null },
        { title: 7 },
        { thanks: [] },
      ])
        expect(await create({ slug: "bad", ...input })).not.toHaveProperty("made");
    });
    expect(changes).toEqual({});
  });

  it("keeps the members of the definition that a change leaves out", async () => {
    await create({ slug: "partial" });
    expect((await update("partial", { title: "Another", intro: "Hello" })).made).toMatchObject({
      version: 2,
      definition: { ...asks("a"), title: "Another", intro: "Hello" },
    });
    expect((await update("partial", { intro: null, thanks: null })).made).toMatchObject({
      version: 3,
      definition: {
        ...asks("a"),
        title: "Another",
        intro: "",
        thanks: { title: "", text: "", redirectUrl: null },
      },
    });
    expect((await update("partial", { title: null })).issues).toEqual([
      { path: ["title"], code: "REQUIRED" },
    ]);
    expect((await update("partial", { title: "Another" })).made).toMatchObject({ version: 3 });
  });

  it("is archived and stays readable", async () => {
    const { made } = await create({ slug: "old", publication: "PUBLISHED" });
    for (let i = 0; i < 2; i++)
      expect((await send(typeName, "archive", { id: "old" })).made).toMatchObject({
        id: made!.id,
        publication: "ARCHIVED",
      });
    expect(await loadPublic(fieldName, "old")).toBeNull();
  });

  it("cannot be changed by another business", async () => {
    const { made } = await create({ slug: "private", publication: "PUBLISHED" });
    const calls = (asker: TestCaller) => [
      create({ slug: "stolen" }, asker),
      update("private", { name: "Stolen" }, asker),
      send(typeName, "publish", { id: "private" }, asker),
      send(typeName, "unpublish", { id: "private" }, asker),
      send(typeName, "archive", { id: made!.id }, asker),
      send(typeName, "restore", { id: made!.id }, asker),
    ];
    const changes = await rowChanges(graph.database, async () => {
      for (const answer of await Promise.all(calls({})))
        expect(answer).toMatchObject({ code: "UNAUTHENTICATED" });
      const [own, ...foreign] = calls({ key: otherKey });
      for (const answer of await Promise.all(foreign)) expect(answer).toMatchObject({ code: notFound });
      await own;
    });
    // Another business creates its own with the same slug.
    expect(changes).toEqual({ [`${fieldName}s`]: 1, [`${fieldName}_versions`]: 1, audit_entries: 1 });
    expect(await loadPublic(fieldName, "private")).toMatchObject({ version: 1 });
    const list = `{ business(id: "northside") { ${fieldName}s { totalCount } } }`;
    expect((await graph.run(list)).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    expect((await graph.run(list, {}, { key: otherKey })).errors).toMatchObject([{ code: "FORBIDDEN" }]);
    const node = `query ($id: ID!) { node(id: $id) { ... on ${typeName} { publication definition } } }`;
    const asStranger = await graph.run(node, { id: made!.id });
    expect(asStranger.errors.map(({ code }) => code)).toContain("UNAUTHENTICATED");
    expect((await graph.run(node, { id: made!.id }, { key: otherKey })).data).toEqual({ node: null });
    await send(typeName, "unpublish", { id: "private" });
    expect((await graph.run(`query ($id: ID!) { node(id: $id) { id } }`, { id: made!.id })).data).toEqual({
      node: null,
    });
    for (const name of ["nothing", "", "%", toGlobalId("Service", OTHER.serviceId), "x".repeat(10_000)])
      expect(await update(name, { name: "X" })).toMatchObject({ code: notFound });
  });

  it("is listed by name with a fixed number of statements", async () => {
    for (const slug of ["list-a", "list-b", "list-c"]) await create({ slug, name: `A list ${slug}` });
    const ask = (first: number, only = "DRAFT") =>
      graph.run<{ viewer: { business: Record<string, { totalCount: number; edges: unknown[] }> } }>(
        `query ($first: Int, $only: [Publication!]) { viewer { business { ${fieldName}s(first: $first, filter: { publication: $only }) { totalCount edges { node { slug title definition } } } } } }`,
        { first, only: [only] },
        { key },
      );
    await ask(1);
    const one = await graph.statementsOf(() => ask(1));
    const many = await graph.statementsOf(async () => {
      const { data } = await ask(3);
      expect(data.viewer.business[`${fieldName}s`]!.edges).toHaveLength(3);
    });
    expect(many.length).toBe(one.length);
    expect((await ask(10, "PUBLISHED")).data.viewer.business[`${fieldName}s`]!.totalCount).toBeGreaterThan(0);
  });
});

it("names the rule of a form that a change of its fields breaks", async () => {
  const definition = form({
    fields: [line("a"), line("b")],
    rules: [
      {
        match: "ALL",
        conditions: [{ field: "a", operator: "IS", value: "x" }],
        action: { kind: "SHOW", fields: ["b"] },
      },
    ],
  });
  await send("Form", "create", { slug: "ruled", name: "Ruled", ...toFormInput(definition) });
  const { fields } = toFormInput(form({ fields: [line("a")] }));
  expect((await send("Form", "update", { id: "ruled", fields })).issues).toEqual([
    { path: ["rules", "0", "action", "show", "fields", "0"], code: "NOT_FOUND" },
  ]);
});

describe("an invalid survey definition", () => {
  const jump = (to: object) => ({
    match: "ALL" as const,
    conditions: [{ field: "a", operator: "IS" as const, value: "x" }],
    to: to as never,
  });
  const create = (slides: object[]) =>
    send("Survey", "create", {
      slug: "shape",
      name: "Shape",
      ...toSurveyInput({ ...survey(), slides: slides as Slide[] }),
    });

  it("has a jump back to an earlier slide", async () => {
    const first = slide("one", { fields: [choice("a", { x: 1 })] });
    const back = slide("two", { fields: [line("b")], jumps: [jump({ kind: "SLIDE", slide: "one" })] });
    expect((await create([first, back])).issues).toMatchObject([{ code: "CYCLE" }]);
    expect((await create([{ ...first, next: "one" }])).issues).toMatchObject([{ code: "CYCLE" }]);
    const round = [
      slide("one", { next: "two" }),
      slide("two", { next: "three" }),
      slide("three", { next: "one" }),
    ];
    expect((await create(round)).issues).toMatchObject([{ code: "CYCLE" }]);
  });

  it("has an unreachable slide or a jump to an unknown one", async () => {
    const first = slide("one", { fields: [choice("a", { x: 1 })], next: "three" });
    expect((await create([first, slide("two"), slide("three")])).issues).toMatchObject([
      { code: "UNREACHABLE" },
    ]);
    const lost = slide("one", {
      fields: [choice("a", { x: 1 })],
      jumps: [jump({ kind: "SLIDE", slide: "gone" })],
    });
    expect((await create([lost])).issues).toEqual([
      { path: ["slides", "0", "jumps", "0", "to", "slide"], code: "NOT_FOUND" },
    ]);
    expect(await graph.database.query("SELECT FROM surveys WHERE slug = 'shape'")).toEqual([]);
  });
});
