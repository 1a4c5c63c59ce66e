import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answers } from "../../../../shared/forms/definition.ts";
import { expectScalarErrors } from "../../../../testing/requests/scalarErrors.ts";
import { audit, rowChanges } from "../../../../testing/audit/audit.ts";
import { formId, openForm } from "../../../../testing/questionnaires/fill.ts";
import { type TestGraph, testGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import {
  openSurvey,
  choice,
  line,
  publishSurvey,
  respond,
  slide,
  wellbeing,
} from "../../../../testing/questionnaires/respond.ts";

let graph: TestGraph;
beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

interface StoredResponse {
  readonly outcome: string;
  readonly version: number;
  readonly locale: string;
  readonly score: number;
  readonly path: readonly string[];
  readonly answers: Answers;
  readonly seconds: number;
}
const loadResponses = () =>
  graph.database.query<StoredResponse>(
    `SELECT outcome, version, locale, score, path, answers, extract(epoch FROM created_at - started_at)::int AS seconds
       FROM survey_responses ORDER BY created_at, id`,
  );
const listIssues = (answer: Awaited<ReturnType<typeof respond>>) =>
  (answer.issues ?? []).map(({ path, code }) => [path.join("."), code]);

describe("an accepted response", () => {
  it("follows the jumps and returns score and band", async () => {
    const start = await openSurvey(graph);
    graph.clock.advance(3);
    const answers = wellbeing({ hours: { text: "6.5" }, email: { text: "ada@example.com" } });
    expect(await respond(graph, start, { answers, locale: "pt-BR" })).toEqual({
      __typename: "SubmitSurveyPayload",
      outcome: "ACCEPTED",
      score: 9,
      band: { title: "On your way", text: expect.stringContaining("Small changes") },
      ending: { title: "Thank you", text: expect.stringContaining("free"), redirectUrl: null },
    });
    expect(await loadResponses()).toEqual([
      {
        outcome: "ACCEPTED",
        version: 1,
        locale: "pt-br",
        score: 9,
        path: ["you", "nights", "body", "pressure", "week", "contact"],
        answers: {
          age: { kind: "TEXT", text: "35_54" },
          sleep: { kind: "TEXT", text: "mixed" },
          hours: { kind: "TEXT", text: "6.5" },
          pain: { kind: "TEXT", text: "no" },
          stress: { kind: "TEXT", text: "sometimes" },
          habits: { kind: "OPTIONS", options: ["walk", "friends"] },
          email: { kind: "TEXT", text: "ada@example.com" },
        },
        seconds: 180,
      },
    ]);
    expect(await audit(graph.database)).toEqual({});
  });

  it("stores no answers of slides outside its path", async () => {
    const answers = wellbeing({ where: { options: ["back"] }, story: { text: "x".repeat(100_000) } });
    expect(await respond(graph, await openSurvey(graph), { answers })).toMatchObject({ outcome: "ACCEPTED" });
    const [response] = await loadResponses();
    expect(Object.keys(response!.answers)).not.toContain("where");
    expect(Object.keys(response!.answers)).not.toContain("story");
    expect(response!.path).not.toContain("pains");
  });

  it("requires answers on its path only", async () => {
    const start = await openSurvey(graph);
    const hurting = { pain: { text: "often" } };
    const answer = await respond(graph, start, { answers: wellbeing(hurting) });
    expect(listIssues(answer)).toEqual([["answers.where", "CHOOSE_ONE"]]);
    const answers = wellbeing({ ...hurting, where: { options: ["back"] } });
    expect(await respond(graph, start, { answers })).toMatchObject({ score: 6, outcome: "ACCEPTED" });
    expect((await loadResponses())[0]!.path).toContain("pains");
  });

  it("is stored when it is disqualified immediately", async () => {
    const answers = wellbeing({ age: { text: "under_18" } });
    expect(await respond(graph, await openSurvey(graph), { answers })).toMatchObject({
      outcome: "DISQUALIFIED",
      ending: { title: "This check is for adults" },
    });
    expect(await loadResponses()).toMatchObject([
      { outcome: "DISQUALIFIED", path: ["you"], answers: { age: { text: "under_18" } } },
    ]);
    expect(Object.keys((await loadResponses())[0]!.answers)).toEqual(["age"]);
  });

  it("is disqualified at the end if the survey says so", async () => {
    const jumps = [
      {
        match: "ALL" as const,
        conditions: [{ field: "a", operator: "IS" as const, value: "no" }],
        to: { kind: "DISQUALIFY" as const },
      },
    ];
    const slides = [
      slide("one", { fields: [choice("a", { yes: 1, no: 0 })], jumps }),
      slide("two", { fields: [line("b", { isRequired: true })] }),
    ];
    await publishSurvey(graph, "late", { slides, disqualifies: "AT_END" });
    const start = await openSurvey(graph, "late");
    const no = { field: "a", text: "no" };
    expect(listIssues(await respond(graph, start, { answers: [no] }))).toEqual([["answers.b", "REQUIRED"]]);
    const answers = [no, { field: "b", text: "all of it" }];
    expect(await respond(graph, start, { answers })).toMatchObject({
      outcome: "DISQUALIFIED",
      ending: { title: "Sorry" },
      score: null,
      band: null,
    });
    expect(await loadResponses()).toMatchObject([{ path: ["one", "two"] }]);
  });

  it("redirects to own paths and allowed origins only", async () => {
    const to = (redirectUrl: string) => ({ thanks: { title: "T", text: "", redirectUrl } });
    const redirectUrls = [];
    await graph.database.query("UPDATE businesses SET redirect_origins = '{https://allowed.example}'");
    // The directory caches a business for some seconds.
    graph.clock.advance(7 * 24 * 60);
    const urls = ["/journal", "https://allowed.example/x", "https://evil.example/", "javascript:alert(1)"];
    for (const [n, url] of urls.entries()) {
      await publishSurvey(graph, `leading-${n}`, to(url));
      const { ending } = await respond(graph, await openSurvey(graph, `leading-${n}`), { answers: [] });
      redirectUrls.push(ending?.redirectUrl);
    }
    expect(redirectUrls).toEqual(["/journal", "https://allowed.example/x", null, null]);
    await graph.database.query("UPDATE businesses SET redirect_origins = '{}'");
  });

  it("stores scripts and formulas as plain text", async () => {
    await publishSurvey(graph, "texts");
    const text = `=HYPERLINK("http://evil.example") <script>alert(1)</script>`;
    await respond(graph, await openSurvey(graph, "texts"), { answers: [{ field: "a", text }] });
    expect((await loadResponses())[0]!.answers["a"]).toEqual({ kind: "TEXT", text });
  });

  it("needs the same number of statements for fifty answers as for one", async () => {
    const keys = Array.from({ length: 50 }, (_, n) => `f${n}`);
    const slides = [0, 1, 2, 3, 4].map((n) =>
      slide(`s${n}`, { fields: keys.slice(n * 10, n * 10 + 10).map((key) => line(key)) }),
    );
    await publishSurvey(graph, "long", { slides });
    const scope = await graph.scope();
    const { submitSurvey } = await import("../../submitSurvey.ts");
    const send = async (many: number) => {
      const input = {
        start: await openSurvey(graph, "long"),
        idempotencyKey: "respond-key-1",
        answers: keys.slice(0, many).map((field) => ({ field, text: field })),
        locale: "en",
        timeZone: "Europe/London",
        clientAddress: "192.0.2.1",
      };
      const first = await graph.statementsOf(async () =>
        expect(await submitSurvey(scope, input)).toMatchObject({ ok: true }),
      );
      const again = await graph.statementsOf(async () =>
        expect(await submitSurvey(scope, input)).toMatchObject({ ok: true }),
      );
      return [first.length, again.length];
    };
    expect(await send(50)).toEqual([5, 1]);
    expect(await send(1)).toEqual([5, 1]);
    expect((await loadResponses()).map(({ answers }) => Object.keys(answers).length)).toEqual([50, 1]);
  });
});

describe("a rejected response", () => {
  it.each([
    ["nothing at all", [], [["answers.age", "CHOOSE_ONE"]]],
    ["an unknown field", wellbeing({ nonsense: { text: "x" } }), [["answers.nonsense", "UNKNOWN_FIELD"]]],
    [
      "a prototype's key",
      wellbeing({ __proto__x: { text: "x" } }),
      [["answers.__proto__x", "UNKNOWN_FIELD"]],
    ],
    ["a wrong type", wellbeing({ age: { isChecked: true } }), [["answers.age", "WRONG_TYPE"]]],
    [
      "an option that is not offered",
      wellbeing({ habits: { options: ["walk", "sleep"] } }),
      [["answers.habits", "UNKNOWN_OPTION"]],
    ],
    ["one answer twice", [...wellbeing(), { field: "age", text: "18_34" }], [["answers.age", "INVALID"]]],
    ["a number out of bounds", wellbeing({ hours: { text: "25" } }), [["answers.hours", "TOO_LARGE"]]],
    ["an e-mail that is none", wellbeing({ email: { text: "ada" } }), [["answers.email", "INVALID_EMAIL"]]],
  ] as const)("%s", async (_, answers, issues) => {
    const answer = await respond(graph, await openSurvey(graph), { answers });
    expect([answer.__typename, listIssues(answer)]).toEqual(["InvalidInput", issues]);
    expect(await loadResponses()).toEqual([]);
  });

  it.each([
    [{ locale: "english" }, ["locale", "INVALID"]],
    [{ idempotencyKey: "short" }, ["idempotencyKey", "INVALID"]],
  ])("%j", async (changes, expected) => {
    expect(listIssues(await respond(graph, await openSurvey(graph), changes))).toEqual([expected]);
  });

  it.each([
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ locale: "../../etc" }, "locale"],
  ])("%j is an error of its field", async (changes, path) => {
    await expectScalarErrors(respond(graph, await openSurvey(graph), changes), path);
  });
});

describe("a start", () => {
  it("is invalid when forged, of another business or of a form", async () => {
    const good = await openSurvey(graph);
    await publishSurvey(graph, "theirs", {}, OTHER.businessId);
    const foreign = await openSurvey(graph, "theirs", { host: OTHER.host });
    for (const start of [`${good.slice(0, -2)}AA`, foreign, await openForm(graph), "", "x".repeat(10_000)])
      expect(listIssues(await respond(graph, start))).toEqual([["start", "ALTERED"]]);
    expect(listIssues(await respond(graph, good, {}, { host: OTHER.host }))).toEqual([["start", "ALTERED"]]);
    expect(await loadResponses()).toEqual([]);
  });

  it("is valid for a day, and a replay succeeds later", async () => {
    const [first, second] = [await openSurvey(graph), await openSurvey(graph)];
    graph.clock.advance(24 * 60 - 1);
    expect(await respond(graph, first)).toMatchObject({ outcome: "ACCEPTED" });
    graph.clock.advance(1);
    expect(await respond(graph, second)).toMatchObject({
      code: "START_EXPIRED",
      message: "Please start again: this page was open for too long.",
    });
    expect(await respond(graph, first)).toMatchObject({ outcome: "ACCEPTED" });
    expect(await loadResponses()).toHaveLength(1);
  });

  it("is answered once; the same answers return the same result, others conflict", async () => {
    const start = await openSurvey(graph);
    const first = await respond(graph, start);
    expect(await respond(graph, start)).toEqual(first);
    // A reloaded page has another idempotency key.
    expect(await respond(graph, start, { idempotencyKey: "another-key" })).toEqual(first);
    const other = { answers: wellbeing({ stress: { text: "rarely" } }) };
    for (const changes of [other, { ...other, idempotencyKey: "another-key" }, { answers: [] }])
      expect(await respond(graph, start, changes)).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await loadResponses()).toHaveLength(1);
  });

  it("can be submitted with corrected answers under the same key after a failure", async () => {
    const start = await openSurvey(graph);
    expect(await respond(graph, start, { answers: [] })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await respond(graph, start)).toMatchObject({ outcome: "ACCEPTED" });
  });

  it("stores one response for twenty equal concurrent requests", async () => {
    const start = await openSurvey(graph);
    const askers = Array.from({ length: 20 }, (_, n) => ({ address: `198.51.100.${n}` }));
    const answers = await Promise.all(askers.map((asker) => respond(graph, start, {}, asker)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ outcome: "ACCEPTED" });
    expect(await loadResponses()).toHaveLength(1);
  });

  it("stores one response for twenty different concurrent requests", async () => {
    const start = await openSurvey(graph);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        respond(
          graph,
          start,
          { idempotencyKey: `key-number-${n}`, answers: wellbeing({ hours: { text: String(n / 2) } }) },
          { address: `198.51.100.${n}` },
        ),
      ),
    );
    const codes = answers.map((one) => one.outcome ?? one.code).toSorted();
    expect(codes).toEqual(["ACCEPTED", ...Array.from({ length: 19 }, () => "IDEMPOTENCY_CONFLICT")]);
    expect(await loadResponses()).toHaveLength(1);
  });
});

describe("versions", () => {
  it("validate a response against the version of its start", async () => {
    await publishSurvey(graph, "changing", { slides: [slide("s", { fields: [line("old")] })] });
    const before = await openSurvey(graph, "changing");
    await publishSurvey(graph, "changing", { slides: [slide("s", { fields: [line("new")] })] });
    const answers = [{ field: "old", text: "x" }];
    expect(await respond(graph, before, { answers })).toMatchObject({ outcome: "ACCEPTED" });
    expect(listIssues(await respond(graph, await openSurvey(graph, "changing"), { answers }))).toEqual([
      ["answers.old", "UNKNOWN_FIELD"],
    ]);
    expect((await loadResponses()).map((one) => one.version)).toEqual([1]);
  });

  it("end with SURVEY_NOT_FOUND for new responses after unpublishing", async () => {
    await publishSurvey(graph, "leaving");
    const [sent, late] = [await openSurvey(graph, "leaving"), await openSurvey(graph, "leaving")];
    const first = await respond(graph, sent, { answers: [] });
    await graph.database.query("UPDATE surveys SET publication = 'ARCHIVED' WHERE slug = 'leaving'");
    expect(await respond(graph, late, { answers: [] })).toMatchObject({
      __typename: "SurveyNotFound",
      message: "This survey could not be found.",
    });
    expect(await respond(graph, sent, { answers: [] })).toEqual(first);
  });
});

describe("programs", () => {
  it("that fill in the honeypot get a normal result, and nothing is stored", async () => {
    const honest = await respond(graph, await openSurvey(graph));
    const start = await openSurvey(graph);
    const changes = await rowChanges(graph.database, async () => {
      await graph.database.query("DELETE FROM attempts");
      expect(await respond(graph, start, { website: "https://spam.example" })).toEqual(honest);
      await graph.database.query("DELETE FROM attempts");
    });
    expect(changes["survey_responses"]).toBeUndefined();
  });

  it("that send too much need proof of work, then fail, for one survey and address", async () => {
    const codes = [];
    for (let n = 0; n < 31; n++)
      codes.push((await respond(graph, await openSurvey(graph))).code ?? "ACCEPTED");
    expect(codes.slice(0, 5)).toEqual(Array(5).fill("ACCEPTED"));
    expect(codes.slice(5, 30)).toEqual(Array(25).fill("PROOF_REQUIRED"));
    expect(codes[30]).toBe("TOO_MANY_ATTEMPTS");
    expect(await respond(graph, await openSurvey(graph), {}, { address: "192.0.2.77" })).toMatchObject({
      outcome: "ACCEPTED",
    });
    await publishSurvey(graph, "quiet");
    expect(await respond(graph, await openSurvey(graph, "quiet"), { answers: [] })).toMatchObject({
      outcome: "ACCEPTED",
    });
  });
});

describe("files", () => {
  const file = { kind: "FILE", mediaTypes: ["text/plain"], maxBytes: 100 } as const;
  const upload = async (expiresAt: string, bytes = "hello") => {
    const [{ id } = { id: "" }] = await graph.database.query<{ id: string }>(
      `INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, expires_at)
       VALUES ($1, gen_random_uuid(), 'f', 'notes.txt', 'text/plain', $2, $3, now(), $4) RETURNING id`,
      [(await graph.scope()).business.id, bytes.length, Buffer.from(bytes), expiresAt],
    );
    const { uploadId } = await import("../../answerFiles.ts");
    return uploadId(id);
  };

  it("belong to one response after it was submitted", async () => {
    await publishSurvey(graph, "files", { slides: [slide("s", { fields: [line("f", file as never)] })] });
    const text = await upload("2026-11-21T10:00:00Z");
    const start = await openSurvey(graph, "files");
    const answers = [{ field: "f", text }];
    const first = await respond(graph, start, { answers });
    expect(first).toMatchObject({ outcome: "ACCEPTED" });
    expect(await respond(graph, start, { answers })).toEqual(first);
    expect((await loadResponses())[0]!.answers["f"]).toEqual({
      kind: "FILE",
      upload: text,
      name: "notes.txt",
    });
    const [claimed] = await graph.database.query(
      "SELECT response_id IS NOT NULL AS mine, expires_at FROM uploads",
    );
    expect(claimed).toEqual({ mine: true, expires_at: null });
    expect(listIssues(await respond(graph, await openSurvey(graph, "files"), { answers }))).toEqual([
      ["answers.f", "NOT_FOUND"],
    ]);
  });

  it("that are deleted, too large or unknown are rejected", async () => {
    await publishSurvey(graph, "files", { slides: [slide("s", { fields: [line("f", file as never)] })] });
    const start = await openSurvey(graph, "files");
    const late = await upload("2026-11-20T10:00:00Z");
    const large = await upload("2026-11-21T10:00:00Z", "x".repeat(101));
    for (const text of [late, large, "upload_01h455vb4pex5vsknk084sn02q"])
      expect(listIssues(await respond(graph, start, { answers: [{ field: "f", text }] }))).toEqual([
        ["answers.f", "NOT_FOUND"],
      ]);
    expect(await loadResponses()).toEqual([]);
  });
});

describe("reading a survey", () => {
  const SURVEY = `id slug version title intro disqualifies thanks { title redirectUrl }
    slides { key title next fields { __typename key label isRequired } jumps { match conditions { field operator value } to { slide ending } } }
    start { uploadUrl }`;

  it("returns slides with every kind of field, and jumps", async () => {
    const { data, errors } = await graph.run<{ business: { survey: { slides: { fields: object[] }[] } } }>(
      `{ business { survey(id: "wellbeing-check") { ${SURVEY} } } }`,
    );
    expect(errors).toEqual([]);
    expect(data.business.survey).toMatchObject({
      slug: "wellbeing-check",
      version: 1,
      disqualifies: "AT_ONCE",
      slides: [
        {
          key: "you",
          next: null,
          fields: [{ __typename: "DropdownFormField", key: "age", isRequired: true }],
          jumps: [{ match: "ALL", to: { slide: null, ending: "DISQUALIFIED" } }],
        },
        { fields: [{ __typename: "SingleChoiceFormField" }, { __typename: "NumberFormField" }] },
        {
          jumps: [
            {
              conditions: [{ field: "pain", operator: "IS", value: "no" }],
              to: { slide: "pressure", ending: null },
            },
          ],
        },
        {
          fields: [
            { __typename: "MultipleChoiceFormField" },
            { __typename: "DateFormField" },
            { __typename: "ParagraphFormField" },
          ],
        },
        {},
        {},
        { fields: [{ __typename: "EmailFormField" }, { __typename: "ConsentFormField" }] },
      ],
    });
    // The score would reveal the rating of options.
    expect(JSON.stringify(data)).not.toContain("score");
  });

  it("finds published surveys of the business by id, slug and node", async () => {
    await publishSurvey(graph, "draft");
    await graph.database.query("UPDATE surveys SET publication = 'DRAFT' WHERE slug = 'draft'");
    const find = `query ($id: ID!) { business { survey(id: $id) { id slug } } }`;
    type Found = { business: { survey: { id: string } | null } };
    const { data } = await graph.run<Found>(find, { id: "wellbeing-check" });
    const { id } = data.business.survey!;
    expect((await graph.run(find, { id })).data).toEqual(data);
    const nothing = { business: { survey: null } };
    for (const unknown of ["draft", "nothing", "", formId("intake")])
      expect((await graph.run(find, { id: unknown })).data).toEqual(nothing);
    expect((await graph.run(find, { id }, { host: OTHER.host })).data).toEqual(nothing);
    const node = `query ($id: ID!) { node(id: $id) { ... on Survey { slug } } }`;
    expect((await graph.run(node, { id })).data).toEqual({ node: { slug: "wellbeing-check" } });
    expect((await graph.run(node, { id }, { host: OTHER.host })).data).toEqual({ node: null });
  });

  it("hides private fields from visitors", async () => {
    for (const field of [
      "name",
      "publication",
      "definition",
      "createdAt",
      "exportUrl",
      "responses { totalCount }",
    ]) {
      const { errors } = await graph.run(`{ business { survey(id: "wellbeing-check") { ${field} } } }`);
      expect([field, errors.map(({ code }) => code)]).toEqual([field, ["UNAUTHENTICATED"]]);
    }
  });
});
