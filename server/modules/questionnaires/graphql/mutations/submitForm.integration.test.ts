import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FormField } from "../../../../shared/forms/definition.ts";
import { expectScalarErrors } from "../../../../testing/requests/scalarErrors.ts";
import {
  formId,
  intakeAnswers,
  publishForm,
  openForm,
  submit,
} from "../../../../testing/questionnaires/fill.ts";
import { type TestGraph, testGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";

let graph: TestGraph;
beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

interface StoredSubmission {
  readonly outcome: string;
  readonly version: number;
  readonly locale: string;
  readonly answers: Record<string, unknown>;
}
const loadSubmissions = () =>
  graph.database.query<StoredSubmission & object>(
    "SELECT outcome, version, locale, answers FROM submissions ORDER BY created_at, id",
  );
const listIssues = (answer: Awaited<ReturnType<typeof submit>>) =>
  (answer.issues ?? []).map(({ path, code }) => [path.join("."), code]);

const text = (key: string, more: Partial<FormField> = {}): FormField =>
  ({
    kind: "TEXT",
    key,
    label: key,
    help: "",
    isRequired: false,
    maxLength: null,
    placeholder: "",
    ...more,
  }) as FormField;

describe("an accepted submission", () => {
  it("stores the validated answers and returns the ending", async () => {
    const answers = intakeAnswers({
      goal: { text: "sport" },
      sport: { text: "  Rowing " },
      mobile: { text: "(212) 555-0142" },
      weight: { text: "150.5" },
      paper_plan: { isChecked: true },
      paper_address: {
        address: { line1: "48 Orchard Street", city: "New York", postcode: "10002", country: "us" },
      },
    });
    expect(await submit(graph, await openForm(graph), { answers, locale: "pt-BR" })).toEqual({
      __typename: "SubmitFormPayload",
      outcome: "ACCEPTED",
      ending: expect.objectContaining({ title: "Thank you", redirectUrl: null }),
    });
    const [submission] = await loadSubmissions();
    expect(submission).toMatchObject({
      outcome: "ACCEPTED",
      version: 1,
      locale: "pt-br",
      answers: {
        sport: { kind: "TEXT", text: "Rowing" },
        mobile: { kind: "TEXT", text: "+1 212 555 0142" },
        weight: { kind: "TEXT", text: "150.5" },
        conditions: { kind: "OPTIONS", options: ["none"] },
        paper_address: { kind: "ADDRESS", address: { line1: "48 Orchard Street", country: "US" } },
        health_data: { kind: "CONSENT", isGiven: true, text: expect.stringContaining("I agree") },
        source: { kind: "TEXT", text: "website" },
      },
    });
  });

  it("is stored with the text of the rule when it is disqualified", async () => {
    const answers = intakeAnswers({ conditions: { options: ["eating_disorder"] } });
    expect(await submit(graph, await openForm(graph), { answers })).toMatchObject({
      outcome: "DISQUALIFIED",
      ending: { title: "Let us talk first", text: expect.stringContaining("Please call us") },
    });
    expect((await loadSubmissions()).map((one) => one.outcome)).toEqual(["DISQUALIFIED"]);
  });

  it("stores scripts and formulas as plain text", async () => {
    const script = `<script>alert("1")</script> =HYPERLINK("http://evil.example") ' OR 1=1 --`;
    const answers = intakeAnswers({ goal: { text: "other" }, goal_other: { text: script } });
    expect(await submit(graph, await openForm(graph), { answers })).toMatchObject({ outcome: "ACCEPTED" });
    expect((await loadSubmissions())[0]!.answers["goal_other"]).toEqual({ kind: "TEXT", text: script });
  });

  it("stores no answers of hidden fields", async () => {
    const answers = intakeAnswers({
      goal_other: { text: "hidden" },
      medication: { text: "x".repeat(10_000) },
    });
    expect(await submit(graph, await openForm(graph), { answers })).toMatchObject({ outcome: "ACCEPTED" });
    expect(Object.keys((await loadSubmissions())[0]!.answers)).not.toContain("goal_other");
    expect(Object.keys((await loadSubmissions())[0]!.answers)).not.toContain("medication");
  });

  it("redirects to own paths and allowed origins only", async () => {
    const rule = (url: string) => ({
      match: "ALL" as const,
      conditions: [{ field: "a", operator: "IS" as const, value: url }],
      action: { kind: "REDIRECT" as const, url },
    });
    const urls = [
      "/thanks?x=1",
      "https://allowed.example/x",
      "https://evil.example/",
      "//evil.example",
      "javascript:alert(1)",
    ];
    const thanks = { title: "T", text: "", redirectUrl: "https://evil.example/phish" };
    await publishForm(graph, "leading", { fields: [text("a")], rules: urls.map(rule), thanks });
    await graph.database.query("UPDATE businesses SET redirect_origins = '{https://allowed.example}'");
    graph.clock.advance(1);
    const redirectUrls = [];
    for (const [n, url] of urls.entries()) {
      const answers = [{ field: "a", text: url }];
      const answer = await submit(
        graph,
        await openForm(graph, "leading"),
        { answers, idempotencyKey: `leading-${n}` },
        { address: `192.0.2.${n}` },
      );
      redirectUrls.push(answer.ending?.redirectUrl);
    }
    expect(redirectUrls).toEqual(["/thanks?x=1", "https://allowed.example/x", null, null, null]);
    const { data } = await graph.run<{ business: { form: { rules: unknown[]; thanks: unknown } } }>(
      `{ business { form(id: "leading") { rules { action { __typename ... on RedirectTo { url } } } thanks { redirectUrl } } } }`,
    );
    expect(data.business.form).toEqual({
      rules: urls.slice(0, 2).map((url) => ({ action: { __typename: "RedirectTo", url } })),
      thanks: { redirectUrl: null },
    });
  });
});

describe("a rejected submission", () => {
  it.each([
    [
      "nothing at all",
      [],
      [
        ["answers.goal", "CHOOSE_ONE"],
        ["answers.conditions", "CHOOSE_ONE"],
        ["answers.diet", "CHOOSE_ONE"],
        ["answers.date_of_birth", "REQUIRED"],
        ["answers.health_data", "REQUIRED"],
      ],
    ],
    ["an unknown field", intakeAnswers({ nonsense: { text: "x" } }), [["answers.nonsense", "UNKNOWN_FIELD"]]],
    [
      "a prototype's key",
      intakeAnswers({ constructor: { text: "x" } }),
      [["answers.constructor", "UNKNOWN_FIELD"]],
    ],
    ["a wrong type", intakeAnswers({ goal: { isChecked: true } }), [["answers.goal", "WRONG_TYPE"]]],
    [
      "a text beside the options",
      intakeAnswers({ conditions: { options: ["none"], text: "x" } }),
      [["answers.conditions", "WRONG_TYPE"]],
    ],
    [
      "an option that is not offered",
      intakeAnswers({ diet: { text: "cannibal" } }),
      [["answers.diet", "UNKNOWN_OPTION"]],
    ],
    [
      "one answer twice",
      [...intakeAnswers(), { field: "goal", text: "sport" }],
      [["answers.goal", "INVALID"]],
    ],
    [
      "a required one that rules show",
      intakeAnswers({ goal: { text: "other" } }),
      [["answers.goal_other", "REQUIRED"]],
    ],
    [
      "a number that is none",
      intakeAnswers({ weight: { text: "1e3" } }),
      [["answers.weight", "INVALID_NUMBER"]],
    ],
    [
      "a date that does not exist",
      intakeAnswers({ last_checkup: { text: "2025-02-29" } }),
      [["answers.last_checkup", "INVALID_DATE"]],
    ],
    [
      "a birth in the future",
      intakeAnswers({ date_of_birth: { text: "2026-11-21" } }),
      [["answers.date_of_birth", "OUT_OF_RANGE"]],
    ],
    [
      "a phone number that does not exist",
      intakeAnswers({ mobile: { text: "+1 123 456 7890" } }),
      [["answers.mobile", "INVALID_PHONE"]],
    ],
    [
      "a file that was never sent",
      intakeAnswers({ blood_results: { text: "upload_01h455vb4pex5vsknk084sn02q" } }),
      [["answers.blood_results", "NOT_FOUND"]],
    ],
    [
      "a consent that is not given",
      intakeAnswers({ health_data: { isChecked: false } }),
      [["answers.health_data", "REQUIRED"]],
    ],
    [
      "much text",
      intakeAnswers({ goal: { text: "other" }, goal_other: { text: "x".repeat(1_000_000) } }),
      [["answers.goal_other", "TOO_LONG"]],
    ],
    [
      "control characters",
      intakeAnswers({ goal: { text: "other" }, goal_other: { text: "a\u0000b" } }),
      [["answers.goal_other", "CONTROL_CHARACTERS"]],
    ],
  ] as const)("%s", async (_, answers, issues) => {
    const answer = await submit(graph, await openForm(graph), { answers });
    expect([answer.__typename, listIssues(answer)]).toEqual(["InvalidInput", issues]);
    expect(await loadSubmissions()).toEqual([]);
  });

  it("has the specified message for a required field", async () => {
    const { issues } = await submit(graph, await openForm(graph), { answers: [] });
    expect(issues!.map((one) => one.message)).toEqual([
      "Please choose at least one option",
      "Please choose at least one option",
      "Please choose at least one option",
      "This field is required.",
      "This field is required.",
    ]);
  });

  it.each([
    [{ locale: "english" }, ["locale", "INVALID"]],
    [{ idempotencyKey: "short" }, ["idempotencyKey", "INVALID"]],
  ])("%j", async (changes, expected) => {
    expect(listIssues(await submit(graph, await openForm(graph), changes))).toEqual([expected]);
  });

  it.each([
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ locale: "../../etc" }, "locale"],
  ])("%j is an error of its field", async (changes, path) => {
    await expectScalarErrors(submit(graph, await openForm(graph), changes), path);
  });

  it("has an issue for thousands of answers", async () => {
    const answers = Array.from({ length: 5000 }, (_, n) => ({ field: `f${n}`, text: "x" }));
    const answer = await submit(graph, await openForm(graph), { answers });
    expect(answer.__typename).toBe("InvalidInput");
    expect(answer.issues!.length).toBeLessThan(200);
  });
});

describe("a start", () => {
  it("is invalid when forged, or of another business", async () => {
    const good = await openForm(graph);
    const foreign = await (async () => {
      await publishForm(graph, "theirs", {}, OTHER.businessId);
      return openForm(graph, "theirs", { host: OTHER.host });
    })();
    for (const start of [`${good.slice(0, -2)}AA`, foreign, "", "x".repeat(10_000), good.slice(0, 20)])
      expect(listIssues(await submit(graph, start))).toEqual([["start", "ALTERED"]]);
    expect(listIssues(await submit(graph, good, {}, { host: OTHER.host }))).toEqual([["start", "ALTERED"]]);
    expect(await loadSubmissions()).toEqual([]);
  });

  it("is valid for a day", async () => {
    const [first, second] = [await openForm(graph), await openForm(graph)];
    graph.clock.advance(24 * 60 - 1);
    expect(await submit(graph, first)).toMatchObject({ outcome: "ACCEPTED" });
    graph.clock.advance(1);
    expect(await submit(graph, second)).toMatchObject({ code: "START_EXPIRED" });
    expect(await submit(graph, first)).toMatchObject({ outcome: "ACCEPTED" });
    expect(await loadSubmissions()).toHaveLength(1);
  });

  it("is submitted once; the same request returns the same result, others conflict", async () => {
    const start = await openForm(graph);
    const first = await submit(graph, start);
    expect(await submit(graph, start)).toEqual(first);
    // A restored page has no idempotency key.
    expect(await submit(graph, start, { idempotencyKey: "another-key" })).toEqual(first);
    const other = { answers: intakeAnswers({ diet: { text: "vegan" } }) };
    expect(await submit(graph, start, other)).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await submit(graph, start, { ...other, idempotencyKey: "another-key" })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
    expect(await loadSubmissions()).toHaveLength(1);
  });

  it("can be submitted with corrected answers under the same key after a failure", async () => {
    const start = await openForm(graph);
    expect(await submit(graph, start, { answers: [] })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await submit(graph, start)).toMatchObject({ outcome: "ACCEPTED" });
  });

  it("is independent of another start of the same visitor", async () => {
    await submit(graph, await openForm(graph));
    await submit(graph, await openForm(graph));
    expect(await loadSubmissions()).toHaveLength(2);
  });

  it("stores one submission for twenty equal concurrent requests", async () => {
    const start = await openForm(graph);
    const askers = Array.from({ length: 20 }, (_, n) => ({ address: `198.51.100.${n}` }));
    const answers = await Promise.all(askers.map((asker) => submit(graph, start, {}, asker)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ outcome: "ACCEPTED" });
    expect(await loadSubmissions()).toHaveLength(1);
  });

  it("stores one submission for twenty different concurrent requests", async () => {
    const start = await openForm(graph);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        submit(
          graph,
          start,
          { idempotencyKey: `key-number-${n}`, answers: intakeAnswers({ weight: { text: `${100 + n}` } }) },
          { address: `198.51.100.${n}` },
        ),
      ),
    );
    const codes = answers.map((one) => one.outcome ?? one.code).toSorted();
    expect(codes).toEqual(["ACCEPTED", ...Array.from({ length: 19 }, () => "IDEMPOTENCY_CONFLICT")]);
    expect(await loadSubmissions()).toHaveLength(1);
  });
});

describe("versions", () => {
  it("validate a submission against the version of its start", async () => {
    await publishForm(graph, "changing", { fields: [text("old", { isRequired: true })] });
    const before = await openForm(graph, "changing");
    await publishForm(graph, "changing", { fields: [text("new", { isRequired: true })] });
    const after = await openForm(graph, "changing");
    const old = [{ field: "old", text: "x" }];
    expect(await submit(graph, before, { answers: old })).toMatchObject({ outcome: "ACCEPTED" });
    expect(listIssues(await submit(graph, after, { answers: old }))).toEqual([
      ["answers.old", "UNKNOWN_FIELD"],
      ["answers.new", "REQUIRED"],
    ]);
    expect((await loadSubmissions()).map((one) => one.version)).toEqual([1]);
  });

  it("end with FORM_NOT_FOUND for new submissions after unpublishing", async () => {
    await publishForm(graph, "leaving", { fields: [text("a")] });
    const [sent, late] = [await openForm(graph, "leaving"), await openForm(graph, "leaving")];
    const changes = { answers: [{ field: "a", text: "x" }] };
    const first = await submit(graph, sent, changes);
    await graph.database.query("UPDATE forms SET publication = 'ARCHIVED' WHERE slug = 'leaving'");
    expect(await submit(graph, late, changes)).toMatchObject({
      code: "FORM_NOT_FOUND",
      message: "This form could not be found.",
    });
    expect(await submit(graph, sent, changes)).toEqual(first);
  });
});

describe("reading a form", () => {
  const FORM = `__typename id slug version title fields { __typename key label isRequired } rules { match action { __typename } } start { uploadUrl }`;

  it("returns every kind of field with its own type", async () => {
    const { data } = await graph.run<{
      business: { form: { id: string; fields: { __typename: string; key: string }[] } };
    }>(`{ business { form(id: "intake") { ${FORM} } } }`);
    expect(data.business.form).toMatchObject({
      id: formId("intake"),
      slug: "intake",
      version: 1,
      start: { uploadUrl: "/uploads" },
    });
    expect(new Set(data.business.form.fields.map((field) => field.__typename))).toEqual(
      new Set(
        [
          "Text",
          "Paragraph",
          "Email",
          "Phone",
          "Number",
          "Date",
          "DateOfBirth",
          "Address",
          "SingleChoice",
          "Dropdown",
          "MultipleChoice",
          "Checkbox",
          "Consent",
          "File",
          "Hidden",
        ].map((kind) => `${kind}FormField`),
      ),
    );
  });

  it("finds published forms of the business by id, slug and node", async () => {
    await publishForm(graph, "draft", {});
    await graph.database.query("UPDATE forms SET publication = 'DRAFT' WHERE slug = 'draft'");
    const { data } = await graph.run(
      `query ($id: ID!, $draft: ID!) { business { byId: form(id: $id) { slug } bySlug: form(id: "intake") { slug } no: form(id: "draft") { slug } none: form(id: "") { slug } }
        node(id: $id) { ... on Form { slug } } draft: node(id: $draft) { id } }`,
      { id: formId("intake"), draft: formId("draft") },
    );
    expect(data).toEqual({
      business: { byId: { slug: "intake" }, bySlug: { slug: "intake" }, no: null, none: null },
      node: { slug: "intake" },
      draft: null,
    });
    const elsewhere = await graph.run(
      `query ($id: ID!) { node(id: $id) { id } business { form(id: $id) { id } } }`,
      { id: formId("intake") },
      { host: OTHER.host },
    );
    expect(elsewhere.data).toEqual({ node: null, business: { form: null } });
  });

  it("returns the published forms of a service in order with fixed statements", async () => {
    await publishForm(graph, "second", { fields: [text("a")] });
    await publishForm(graph, "hidden", {});
    await graph.database.query("UPDATE forms SET publication = 'DRAFT' WHERE slug = 'hidden'");
    await graph.ask("nutrition", "second", "hidden", "intake");
    const document = `{ business { service(id: "nutrition") { forms { slug title fields { key } rules { match } thanks { title } } } } }`;
    const ask = () =>
      graph.run<{ business: { service: { forms: { slug: string; title: string }[] } } }>(document);
    const statements = await graph.statementsOf(async () => {
      const { data } = await ask();
      expect(data.business.service.forms.map((form) => [form.slug, form.title])).toEqual([
        ["second", "A form"],
        ["intake", "Before we meet"],
      ]);
    });
    expect(statements.filter((one) => one.includes("form_versions"))).toHaveLength(1);
  });

  it("hides the internal name from visitors", async () => {
    const { errors } = await graph.run(`{ business { form(id: "intake") { name publication } } }`);
    expect(errors.map((one) => one.code)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
  });
});
