import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openExport } from "../insights/graphql/exports.ts";
import { toGlobalId } from "../../platform/graphql/globalIds.ts";
import { publishForm, openForm, submit } from "../../testing/questionnaires/fill.ts";
import { type TestGraph, testGraph } from "../../testing/graph.ts";
import { createGraphDeps } from "../../testing/deps/graphDeps.ts";
import { OTHER, addOtherBusiness } from "../../testing/businesses/otherBusiness.ts";
import {
  openSurvey,
  choice,
  line,
  publishSurvey,
  respond,
  slide,
  wellbeing,
} from "../../testing/questionnaires/respond.ts";
import { addApiKey } from "../access/apiKeys.ts";
import { EXPORT_PAGE } from "./exportAnswers.ts";

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

function file(kind: "FORM" | "SURVEY", name: string, secret: string | null = key) {
  const deps = createGraphDeps(graph, "export");
  const authorization = secret === null ? null : `Bearer ${secret}`;
  return openExport(deps, { kind, name }, { authorization } as never);
}
async function text(kind: "FORM" | "SURVEY", name: string): Promise<string> {
  const result = await file(kind, name);
  if (result.kind !== "file") throw new Error(result.kind);
  let whole = "";
  for await (const chunk of result.text) whole += chunk;
  return whole;
}
const records = async (kind: "FORM" | "SURVEY", name: string): Promise<string[][]> =>
  parse(await text(kind, name), { bom: true });
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

/** Several rows have the same instant. */
const rows = (slug: string, many: number) =>
  graph.database.query(
    `INSERT INTO submissions (business_id, id, form_id, version, start_id, outcome, answers, locale, created_at)
     SELECT business_id, gen_random_uuid(), id, version, gen_random_uuid(), 'ACCEPTED',
            jsonb_build_object('a', jsonb_build_object('kind', 'TEXT', 'text', 'row ' || n || repeat(' x', 200))), 'en',
            '2026-11-01T00:00:00Z'::timestamptz + (n / 7) * interval '1 minute'
       FROM forms, generate_series(1, $2::int) n WHERE slug = $1`,
    [slug, many],
  );

describe("an export", () => {
  it("contains every question of all versions once, with the labels of each version", async () => {
    const options = [
      { key: "v", label: "Vanilla, plain", score: 0 },
      { key: "l", label: "Lemon", score: 0 },
    ];
    const several = {
      ...choice("flavours", {}),
      kind: "MULTIPLE_CHOICE",
      options,
      min: null,
      max: null,
    } as never;
    await publishForm(graph, "exported", { fields: [line("gone", { label: "Old question" }), several] });
    await fill("exported", [
      { field: "gone", text: "Zoë" },
      { field: "flavours", options: ["v", "l"] },
    ]);
    graph.clock.advance(5);
    await publishForm(graph, "exported", {
      fields: [
        several,
        line("name", { label: "Version" }),
        line("more", { label: "Your name" }),
        line("again", { label: "Your name" }),
      ],
    });
    await fill("exported", [{ field: "name", text: "東京 🙂" }]);
    const whole = await text("FORM", "exported");
    expect(whole.startsWith("\ufeffSubmission,")).toBe(true);
    expect(whole.endsWith("\r\n")).toBe(true);
    const result = await records("FORM", "exported");
    const fixed = ["Submission", "Submitted at", "Version", "Outcome", "Language", "Order"];
    expect(result[0]).toEqual([
      ...fixed,
      "flavours",
      "Version (name)",
      "Your name (more)",
      "Your name (again)",
      "Old question",
    ]);
    expect(result.slice(1).map(([, ...cells]) => cells)).toEqual([
      ["2026-11-20T10:00:00.000Z", "1", "ACCEPTED", "en", "", "Vanilla, plain, Lemon", "", "", "", "Zoë"],
      ["2026-11-20T10:05:00.000Z", "2", "ACCEPTED", "en", "", "", "東京 🙂", "", "", ""],
    ]);
  });

  it("contains no formulas, neither from visitors nor from the form", async () => {
    const fields = [
      line("a", { label: "=cmd|' /C calc'!A0" }),
      line("b", { kind: "PARAGRAPH" }),
      { ...line("n"), kind: "NUMBER", min: null, max: null, decimals: 2 } as never,
      line("p", { kind: "PHONE" }),
    ];
    await publishForm(graph, "evil", { fields });
    const formulae = [
      `=HYPERLINK("http://evil.example","x")`,
      "+1+1",
      "-1+1|cmd",
      "@SUM(1)",
      `a","=1+1`,
      `";=1+1;"`,
    ];
    for (const formula of formulae) {
      graph.clock.advance(1);
      await fill("evil", [
        { field: "a", text: formula },
        { field: "b", text: `first\n${formula}\n\n"last"` },
        { field: "n", text: "-12.5" },
        { field: "p", text: "+1 212 555 0142" },
      ]);
    }
    const [head, ...result] = await records("FORM", "evil");
    expect(head!.slice(6)).toEqual(["'=cmd|' /C calc'!A0", "b", "n", "p"]);
    const cells = result.map((record) => record.slice(6));
    expect(cells.map(([a]) => a)).toEqual(
      formulae.map((formula) => (/^[=+\-@]/.test(formula) ? `'${formula}` : formula)),
    );
    expect(cells.map(([, b]) => b)).toEqual(formulae.map((formula) => `first\n${formula}\n\n"last"`));
    expect(cells[0]!.slice(2)).toEqual(["-12.5", "'+1 212 555 0142"]);
    for (const cell of result.flat()) expect(cell).not.toMatch(/^[=+@\t\r]/);
  });

  it("contains names of files, not their content", async () => {
    const field = { ...line("f"), kind: "FILE", mediaTypes: ["text/plain"], maxBytes: 100 } as never;
    await publishForm(graph, "filed", { fields: [field] });
    const [version] = await graph.database.query(
      `INSERT INTO submissions (business_id, id, form_id, version, outcome, answers, locale, created_at)
       SELECT business_id, gen_random_uuid(), id, 1, 'ACCEPTED', $1::jsonb, 'en', created_at FROM forms WHERE slug = 'filed' RETURNING version`,
      [
        JSON.stringify({
          f: { kind: "FILE", upload: "upload_01h455vb4pex5vsknk084sn02q", name: "=notes.txt" },
        }),
      ],
    );
    expect(version).toEqual({ version: 1 });
    const [, record] = await records("FORM", "filed");
    expect(record!.at(-1)).toBe("'=notes.txt");
  });

  it("contains score and path of a survey", async () => {
    const start = await openSurvey(graph);
    graph.clock.advance(2);
    await respond(graph, start, { answers: wellbeing() });
    const [head, record] = await records("SURVEY", "wellbeing-check");
    expect(head!.slice(0, 9)).toEqual([
      "Response",
      "Started at",
      "Submitted at",
      "Version",
      "Outcome",
      "Language",
      "Score",
      "Path",
      "How old are you?",
    ]);
    expect(record!.slice(1, 9)).toEqual([
      "2026-11-20T10:00:00.000Z",
      "2026-11-20T10:02:00.000Z",
      "1",
      "ACCEPTED",
      "en",
      "9",
      "you > nights > body > pressure > week > contact",
      "35 to 54",
    ]);
  });

  it("consists of headings if there are no answers", async () => {
    await publishSurvey(graph, "unanswered", {
      slides: [slide("s", { fields: [line("a", { label: "A" })] })],
    });
    expect(await records("SURVEY", "unanswered")).toEqual([
      ["Response", "Started at", "Submitted at", "Version", "Outcome", "Language", "Score", "Path", "A"],
    ]);
  });
});

describe("a large export", () => {
  it("contains each row once, oldest first, also with equal instants", async () => {
    await publishForm(graph, "large", { fields: [line("a")] });
    await rows("large", 1000);
    const [, ...result] = await records("FORM", "large");
    expect(result).toHaveLength(1000);
    expect(new Set(result.map(([id]) => id)).size).toBe(1000);
    const times = result.map((record) => record[1]!);
    expect(times).toEqual(times.toSorted());
  });

  it("is sent while it is read, with one page in memory", async () => {
    await publishForm(graph, "streamed", { fields: [line("a")] });
    await rows("streamed", 1000);
    const result = await file("FORM", "streamed");
    if (result.kind !== "file") throw new Error(result.kind);
    const statements: string[] = [];
    const stop = graph.database.onStatement((one) => statements.push(one));
    const pages = () => statements.filter((one) => one.includes("FROM submissions")).length;
    const chunkCounts: [pages: number, rows: number][] = [];
    let longest = 0;
    for await (const chunk of result.text) {
      chunkCounts.push([pages(), parse(chunk, { bom: true }).length]);
      longest = Math.max(longest, chunk.length);
    }
    stop();
    expect(chunkCounts.slice(0, 3)).toEqual([
      [0, 1],
      [1, EXPORT_PAGE],
      [2, EXPORT_PAGE],
    ]);
    expect(chunkCounts).toHaveLength(1 + 1000 / EXPORT_PAGE);
    // Columns, pages, an empty last page, and the definition of one version.
    expect(statements).toHaveLength(1 + 1000 / EXPORT_PAGE + 1 + 1);
    expect(longest).toBeLessThan(1000 * EXPORT_PAGE);
  });

  it("stops reading when the caller stops", async () => {
    await publishForm(graph, "left", { fields: [line("a")] });
    await rows("left", 500);
    const result = await file("FORM", "left");
    if (result.kind !== "file") throw new Error(result.kind);
    const sentThen = await graph.statementsOf(async () => {
      for await (const chunk of result.text) if (chunk.includes("row 1 ")) break;
    });
    expect(sentThen.filter((one) => one.includes("FROM submissions"))).toHaveLength(1);
  });
});

it("requires a key of the business", async () => {
  const slugs = [
    ["FORM", "intake"],
    ["SURVEY", "wellbeing-check"],
  ] as const;
  for (const [kind, slug] of slugs) {
    expect(await file(kind, slug)).toMatchObject({ kind: "file", name: `${slug}.csv` });
    for (const secret of [null, "", "daybook_nothing", "x".repeat(500)])
      expect(await file(kind, slug, secret)).toEqual({ kind: "unauthenticated" });
    expect(await file(kind, slug, otherKey)).toEqual({ kind: "unknown" });
  }
  const [form] = await graph.database.query<{ id: string }>("SELECT id FROM forms WHERE slug = 'intake'");
  const id = toGlobalId("Form", form!.id);
  expect(await file("FORM", id)).toMatchObject({ kind: "file", name: `${id}.csv` });
  expect(await file("FORM", id, otherKey)).toEqual({ kind: "unknown" });
  for (const name of [id.replace("form", "survey"), "nothing", "", "%", "\u0000", '";x="'])
    expect(await file("SURVEY", name)).toEqual({ kind: "unknown" });
});
