import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FormField } from "../../shared/forms/definition.ts";
import { publishForm, openForm } from "../../testing/questionnaires/fill.ts";
import { type TestGraph, testGraph } from "../../testing/graph.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { submitForm } from "./submitForm.ts";
import { uploadId } from "./answerFiles.ts";
import { newId } from "../../platform/ids/ids.ts";

/** Including BEGIN and COMMIT. */
const MOST = 6;

let graph: TestGraph;
let scope: Scope;
beforeAll(async () => {
  graph = await testGraph();
  scope = await graph.scope();
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

const number = (n: number): FormField => ({
  kind: "NUMBER",
  key: `n${n}`,
  label: `Number ${n}`,
  help: "",
  isRequired: true,
  min: 0,
  max: null,
  decimals: 0,
});
const file = (n: number): FormField => ({
  kind: "FILE",
  key: `f${n}`,
  label: `File ${n}`,
  help: "",
  isRequired: true,
  mediaTypes: ["text/plain"],
  maxBytes: 100,
});

async function waiting(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId(graph.clock.now(), scope.random));
  await graph.database.query(
    `INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, expires_at)
     SELECT $1, id, 'f', 'a.txt', 'text/plain', 1, 'a', $3, $3::timestamptz + interval '1 day' FROM unnest($2::uuid[]) AS id`,
    [scope.business.id, ids, new Date(graph.clock.now()).toISOString()],
  );
  return ids.map(uploadId);
}

it.each([
  [1, 0],
  [50, 0],
  [40, 10],
])("%i answers and %i files take no more than six", async (numbers, files) => {
  const fields = [
    ...Array.from({ length: numbers }, (_, n) => number(n)),
    ...Array.from({ length: files }, (_, n) => file(n)),
  ];
  await publishForm(graph, "long", { fields });
  const uploads = await waiting(files);
  const input = {
    start: await openForm(graph, "long"),
    idempotencyKey: "long-form-key",
    answers: [
      ...Array.from({ length: numbers }, (_, n) => ({ field: `n${n}`, text: `${n}` })),
      ...uploads.map((text, n) => ({ field: `f${n}`, text })),
    ],
    locale: "en",
    timeZone: "UTC",
    clientAddress: "192.0.2.1",
  };
  const sent = await graph.statementsOf(async () =>
    expect(await submitForm(scope, input)).toMatchObject({ ok: true, value: { outcome: "ACCEPTED" } }),
  );
  expect(sent).toHaveLength(MOST);
  const again = await graph.statementsOf(async () =>
    expect(await submitForm(scope, input)).toMatchObject({ ok: true, value: { outcome: "ACCEPTED" } }),
  );
  expect(again.length).toBeLessThanOrEqual(MOST);
  const counted = await graph.database.query(
    "SELECT (SELECT count(*)::int FROM submissions) AS submissions, (SELECT count(*)::int FROM uploads WHERE submission_id IS NOT NULL AND expires_at IS NULL) AS files",
  );
  expect(counted).toEqual([{ submissions: 1, files }]);
});
