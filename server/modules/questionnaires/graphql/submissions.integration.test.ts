import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FormField } from "../../../shared/forms/definition.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { intakeAnswers, publishForm, openForm, submit } from "../../../testing/questionnaires/fill.ts";
import { type TestCaller, type TestGraph, testGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import {
  openSurvey,
  choice,
  line,
  publishSurvey,
  respond,
  slide,
  wellbeing,
} from "../../../testing/questionnaires/respond.ts";
import { bookFirst, holdAndGetToken, serviceId } from "../../../testing/bookings/visit.ts";

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

interface Node {
  readonly id: string;
  readonly version: number;
  readonly outcome: string;
  readonly answers: readonly { readonly key: string; readonly label: string; readonly text: string }[];
  readonly orderReference: string | null;
}
interface Connection {
  readonly totalCount: number;
  readonly pageInfo: Record<string, unknown>;
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
}

const ARGS = `$first: Int, $last: Int, $after: String, $before: String, $search: String`;
const PASSED = `${ARGS}, $filter`
  .split(", ")
  .map((one) => one.replace(/^\$(\w+).*/, "$1: $$$1"))
  .join(", ");
const COMMON = `id createdAt outcome version locale answers { key label kind text fileUrl }`;
const SUBMISSIONS = `query ($slug: ID!, $filter: SubmissionFilter, ${ARGS}) { business { form(id: $slug) { list: submissions(${PASSED}) {
  totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${COMMON} orderReference form { slug name } bookings { reference service { slug } } } } } } } }`;
const RESPONSES = `query ($slug: ID!, $filter: SurveyResponseFilter, ${ARGS}) { business { survey(id: $slug) { list: responses(${PASSED}) {
  totalCount pageInfo { hasNextPage hasPreviousPage } edges { cursor node { ${COMMON} startedAt score band { title } path survey { slug name } } } } } } }`;

async function list(
  of: string,
  args: Record<string, unknown> = {},
  asker: TestCaller = { key },
): Promise<Connection> {
  const document = of === "wellbeing-check" || of.startsWith("survey") ? RESPONSES : SUBMISSIONS;
  const { data, errors } = await graph.run<{ business: Record<string, { list: Connection }> }>(
    document,
    { slug: of, ...args },
    asker,
  );
  expect(errors).toEqual([]);
  return Object.values(data.business)[0]!.list;
}
const nodes = async (of: string, args?: Record<string, unknown>) =>
  (await list(of, args)).edges.map(({ node }) => node);
const getTexts = (found: readonly Node[], one = "a") =>
  found.map(({ answers }) => answers.find((answer) => answer.key === one)?.text);

/** Each submission has its own address, because of the limits by address. */
let sent = 0;
const fill = async (slug: string, answers: readonly object[]) => {
  sent += 1;
  const answer = await submit(
    graph,
    await openForm(graph, slug),
    { answers },
    { address: `198.51.100.${sent % 250}` },
  );
  expect(answer).toMatchObject({ __typename: "SubmitFormPayload" });
};

const rows = (slug: string, many: number) =>
  graph.database.query(
    `INSERT INTO submissions (business_id, id, form_id, version, start_id, outcome, answers, locale, created_at)
     SELECT business_id, gen_random_uuid(), id, version, gen_random_uuid(), 'ACCEPTED',
            jsonb_build_object('a', jsonb_build_object('kind', 'TEXT', 'text', n::text)), 'en',
            '2026-11-01T00:00:00Z'::timestamptz + (n / 2) * interval '1 minute'
       FROM forms, generate_series(1, $2::int) n WHERE slug = $1`,
    [slug, many],
  );

describe("submissions", () => {
  it("show the questions of the answered version", async () => {
    const flavour = (label: string, optionLabels: Record<string, string>): FormField => ({
      ...choice("flavour", {}),
      kind: "SINGLE_CHOICE",
      label,
      options: Object.entries(optionLabels).map(([one, word]) => ({ key: one, label: word, score: 0 })),
    });
    await publishForm(graph, "asking", {
      fields: [flavour("Which one?", { v: "Vanilla", l: "Lemon" }), line("gone", { label: "And why?" })],
    });
    await fill("asking", [
      { field: "flavour", text: "l" },
      { field: "gone", text: "Because" },
    ]);
    graph.clock.advance(5);
    await publishForm(graph, "asking", {
      fields: [line("new", { label: "Your name" }), flavour("Which flavour?", { l: "Lemon sorbet" })],
    });
    await fill("asking", [
      { field: "flavour", text: "l" },
      { field: "new", text: "Ada" },
    ]);
    expect(await nodes("asking")).toEqual([
      expect.objectContaining({
        version: 2,
        createdAt: "2026-11-20T10:05:00.000Z",
        form: { slug: "asking", name: "asking" },
        answers: [
          { key: "new", label: "Your name", kind: "TEXT", text: "Ada", fileUrl: null },
          {
            key: "flavour",
            label: "Which flavour?",
            kind: "SINGLE_CHOICE",
            text: "Lemon sorbet",
            fileUrl: null,
          },
        ],
      }),
      expect.objectContaining({
        version: 1,
        createdAt: "2026-11-20T10:00:00.000Z",
        answers: [
          { key: "flavour", label: "Which one?", kind: "SINGLE_CHOICE", text: "Lemon", fileUrl: null },
          { key: "gone", label: "And why?", kind: "TEXT", text: "Because", fileUrl: null },
        ],
      }),
    ]);
    expect(await nodes("asking", { filter: { version: 1 } })).toHaveLength(1);
  });

  it("are filtered by time, outcome and text", async () => {
    await publishForm(graph, "searched", {
      fields: [
        line("a"),
        line("where", { kind: "ADDRESS" }),
        line("ok", { kind: "CONSENT", text: "You may write to Zoe" } as never),
      ],
    });
    const texts = ["Émile likes 100 % rye", "kind TEXT", "plain"];
    for (const text of texts) {
      await fill("searched", [
        { field: "a", text },
        { field: "ok", isChecked: true },
      ]);
      graph.clock.advance(60);
    }
    await fill("searched", [
      { field: "where", address: { line1: "5 Ålandsgatan", city: "Åbo", postcode: "20100", country: "FI" } },
    ]);
    const found = async (args: object) => getTexts(await nodes("searched", { ...args }));
    expect(await found({ filter: { since: "2026-11-20T11:00:00Z", until: "2026-11-20T13:00:00Z" } })).toEqual(
      ["plain", "kind TEXT"],
    );
    expect(await found({ search: " émile " })).toEqual([texts[0]]);
    expect(await found({ search: "100 %" })).toEqual([texts[0]]);
    expect(await found({ search: "ÅLANDS" })).toEqual([undefined]);
    expect(await found({ search: "text" })).toEqual([texts[1]]);
    expect(await found({ search: "zoe" })).toEqual([]);
    expect(await found({ search: "1__ %" })).toEqual([]);
    expect(await found({ filter: { outcome: ["DISQUALIFIED"] } })).toEqual([]);
    expect(
      await found({ filter: { since: "0001-01-03T00:00:00Z", until: "9999-12-29T00:00:00Z" } }),
    ).toHaveLength(4);
    expect((await list("searched", { search: "plain", first: 0 })).totalCount).toBe(1);
  });

  it("with a booking show it and are found by it", async () => {
    await graph.change("coaching", { locationKinds: ["AT_PROVIDER"] });
    await graph.ask("coaching", "intake");
    const token = await holdAndGetToken(graph, {
      service: serviceId("coaching"),
      startsAt: "2026-11-24T12:00:00Z",
    });
    const { reference } = await bookFirst(graph, token, { answers: intakeAnswers() });
    await fill("intake", intakeAnswers());
    const bookings = [{ reference, service: { slug: "coaching" } }];
    const [allSubmissions, one] = [await nodes("intake"), await nodes("intake", { search: "lovelace" })];
    expect(allSubmissions).toHaveLength(2);
    expect(one).toMatchObject([{ orderReference: reference, bookings }]);
    expect(await nodes("intake", { search: reference.toLowerCase() })).toEqual(one);
    expect(allSubmissions.find(({ orderReference }) => orderReference === null)).toMatchObject({
      bookings: [],
    });
  });

  it("have pages in both directions without gaps and duplicates", async () => {
    await publishForm(graph, "pages", { fields: [line("a")] });
    await rows("pages", 7);
    const all = getTexts(await nodes("pages"));
    expect(all.map(Number).toSorted((a, b) => b - a)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const forwards: unknown[] = [];
    for (let after: string | undefined; ;) {
      const page = await list("pages", { first: 2, ...(after && { after }) });
      forwards.push(...getTexts(page.edges.map(({ node }) => node)));
      expect(page.totalCount).toBe(7);
      if (!page.pageInfo["hasNextPage"]) break;
      after = page.pageInfo["endCursor"] as string;
    }
    expect(forwards).toEqual(all);
    const backwards: unknown[] = [];
    for (let before: string | undefined; ;) {
      const page = await list("pages", { last: 3, ...(before && { before }) });
      backwards.unshift(...getTexts(page.edges.map(({ node }) => node)));
      if (!page.pageInfo["hasPreviousPage"]) break;
      before = page.pageInfo["startCursor"] as string;
    }
    expect(backwards).toEqual(all);
    for (const after of [
      "",
      "nonsense",
      "x".repeat(5000),
      Buffer.from("99999999999999999 x").toString("base64url"),
    ]) {
      const { errors } = await graph.run(SUBMISSIONS, { slug: "pages", after }, { key });
      expect(errors).toMatchObject([{ code: "INVALID_INPUT" }]);
    }
  });

  it("need the same statements for a hundred as for one, with bookings and versions", async () => {
    for (let version = 1; version <= 4; version++) {
      await publishForm(graph, "counted", { fields: [line("a", { label: `Version ${version}` })] });
      await rows("counted", 30);
    }
    const ask = (first: number) =>
      graph.statementsOf(async () => expect((await list("counted", { first })).edges).toHaveLength(first));
    await ask(1);
    const one = await ask(1);
    const many = await ask(100);
    expect(many.length).toBe(one.length);
    // Key, business, form, page, count, versions, and the form of each.
    expect(many.length).toBeLessThanOrEqual(8);
    expect((await list("counted", { first: 1000 })).edges).toHaveLength(100);
  });
});

describe("responses", () => {
  it("show the questions of the answered version with score and path", async () => {
    const start = await openSurvey(graph);
    graph.clock.advance(2);
    await respond(graph, start, { answers: wellbeing() });
    const found = await nodes("wellbeing-check");
    expect(found).toMatchObject([
      {
        score: 9,
        band: { title: "On your way" },
        startedAt: "2026-11-20T10:00:00.000Z",
        createdAt: "2026-11-20T10:02:00.000Z",
        path: ["you", "nights", "body", "pressure", "week", "contact"],
        survey: { slug: "wellbeing-check", name: "Wellbeing check" },
      },
    ]);
    expect(found[0]!.answers.map(({ label, text }) => [label, text])).toEqual([
      ["How old are you?", "35 to 54"],
      ["How have you slept in the last two weeks?", "Some nights well, some badly"],
      ["Does anything hurt?", "No"],
      ["How often did you feel under pressure?", "Sometimes"],
      ["What do you do for yourself in a usual week?", "Walk or cycle, Meet friends"],
    ]);
  });

  it("are found by labels of options in the answered version, not by keys", async () => {
    await respond(graph, await openSurvey(graph), { answers: wellbeing() });
    const found = async (slug: string, search: string) => (await list(slug, { search, first: 0 })).totalCount;
    expect(await found("wellbeing-check", "some nights WELL")).toBe(1);
    expect(await found("wellbeing-check", "meet friends")).toBe(1);
    expect(await found("wellbeing-check", "mixed")).toBe(0);
    expect(await found("wellbeing-check", "Every night well")).toBe(0);
    const publishAskingForm = (label: string) =>
      publishForm(graph, "asking", {
        fields: [
          {
            ...choice("flavour", { l: 0 }),
            options: [{ key: "l", label, score: 0 }],
          } as FormField,
        ],
      });
    await publishAskingForm("Lemon");
    await fill("asking", [{ field: "flavour", text: "l" }]);
    await publishAskingForm("Sorbet");
    await fill("asking", [{ field: "flavour", text: "l" }]);
    expect([
      await found("asking", "lemon"),
      await found("asking", "sorbet"),
      await found("asking", "l"),
    ]).toEqual([1, 1, 1]);
  });

  it("are counted and filtered like submissions, in old versions too", async () => {
    await publishSurvey(graph, "survey-old", {
      slides: [slide("s", { fields: [line("a", { label: "Then" })] })],
    });
    await respond(graph, await openSurvey(graph, "survey-old"), { answers: [{ field: "a", text: "first" }] });
    await publishSurvey(graph, "survey-old", {
      slides: [slide("s", { fields: [line("a", { label: "Now" })] })],
    });
    graph.clock.advance(1);
    await respond(graph, await openSurvey(graph, "survey-old"), {
      answers: [{ field: "a", text: "second" }],
    });
    const found = await list("survey-old", { search: "S", first: 10 });
    expect(found.totalCount).toBe(2);
    expect(found.edges.map(({ node }) => node.answers[0]!.label)).toEqual(["Now", "Then"]);
    expect(getTexts(await nodes("survey-old", { filter: { version: 1 } }))).toEqual(["first"]);
    const ask = (first: number) => graph.statementsOf(() => list("survey-old", { first }));
    await ask(1);
    expect((await ask(2)).length).toBe((await ask(1)).length);
  });
});

it("submissions and responses are private to their business", async () => {
  await submit(graph, await openForm(graph));
  await respond(graph, await openSurvey(graph));
  const [submission] = await nodes("intake");
  const [response] = await nodes("wellbeing-check");
  for (const [document, slug] of [
    [SUBMISSIONS, "intake"],
    [RESPONSES, "wellbeing-check"],
  ] as const) {
    expect((await graph.run(document, { slug })).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const foreign = document.replace("business {", 'business(id: "northside") {');
    expect((await graph.run(foreign, { slug }, { key: otherKey })).errors).toMatchObject([
      { code: "FORBIDDEN" },
    ]);
  }
  const find = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on Submission { answers { text } } ... on SurveyResponse { score } } }`;
  const ids = [submission!.id, response!.id];
  const loadNodes = async (asker: TestCaller) =>
    (await graph.run<{ nodes: unknown[] }>(find, { ids }, asker)).data.nodes;
  expect(await loadNodes({})).toEqual([null, null]);
  expect(await loadNodes({ key: otherKey })).toEqual([null, null]);
  expect(await loadNodes({ key })).toMatchObject([
    { __typename: "Submission", answers: expect.any(Array) },
    { __typename: "SurveyResponse", score: 9 },
  ]);
});
