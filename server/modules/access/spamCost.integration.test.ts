import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { intakeAnswers, publishForm, started, submit } from "../../testing/fill.ts";
import { type TestGraph, testGraph } from "../../testing/graph.ts";
import { dryRun } from "../../platform/work/dryRun.ts";
import { zeroBits } from "./proofOfWork.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { SPAM_LIMITS } from "./spamCost.ts";
import { submitForm } from "../questionnaires/submitForm.ts";

let graph: TestGraph;
beforeAll(async () => {
  graph = await testGraph();
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

/** Does what a browser does. */
function solve({ challenge, bits }: { challenge?: string; bits?: number }): string {
  for (let nonce = 0; ; nonce++) if (zeroBits(`${challenge}${nonce}`) >= bits!) return String(nonce);
}
const submissions = async () => (await graph.database.query("SELECT id FROM submissions")).length;

it("counts the bits with which a hash begins", () => {
  // printf %s abc | sha256sum: ba7816bf…; printf %s 39 | sha256sum: 0b918943…
  expect([zeroBits("abc"), zeroBits("39")]).toEqual([0, 4]);
});

describe("a hidden field that is filled in", () => {
  it("is answered like anybody, and nothing is kept", async () => {
    const honest = await submit(graph, await started(graph));
    const start = await started(graph);
    expect(await submit(graph, start, { website: "http://buy.example" })).toEqual(honest);
    expect(await submit(graph, start, { website: "x", answers: [] })).toMatchObject({
      code: "INVALID_INPUT",
    });
    expect(await submissions()).toBe(1);
  });

  it("left empty it says nothing", async () => {
    await submit(graph, await started(graph), { website: "" });
    expect(await submissions()).toBe(1);
  });
});

describe("who is faster than anybody reads", () => {
  const send = async (changes: object, scope?: Scope) =>
    submitForm(
      { ...(scope ?? (await graph.scope())), spam: SPAM_LIMITS },
      {
        idempotencyKey: "fast-key-1",
        answers: intakeAnswers(),
        locale: "en",
        timeZone: "UTC",
        clientAddress: "192.0.2.7",
        start: "",
        ...changes,
      },
    );

  it("has to work for it", async () => {
    const start = await started(graph);
    const asked = await send({ start });
    expect(asked).toMatchObject({ failure: { code: "PROOF_REQUIRED", bits: 16 } });
    if (asked.ok || asked.failure.code !== "PROOF_REQUIRED") throw new Error("nothing was asked");
    expect(await send({ start, proof: solve(asked.failure) })).toMatchObject({ ok: true });
    expect(await submissions()).toBe(1);
  });

  it("has to work for it inside a preview as well, once", async () => {
    const start = await started(graph);
    const dry = async (changes: object) =>
      dryRun(await graph.scope(), "spring-draft", (scope) => send(changes, scope));
    const asked = await dry({ start });
    if (asked.ok || asked.failure.code !== "PROOF_REQUIRED") throw new Error("nothing was asked");
    expect(await dry({ start, proof: solve(asked.failure) })).toMatchObject({ ok: true });
    expect(await submissions()).toBe(0);
  });

  it("need not two seconds later", async () => {
    const start = await started(graph);
    graph.clock.advance(2 / 60);
    expect(await send({ start })).toMatchObject({ ok: true });
  });
});

describe("many attempts of one address at one form", () => {
  const from = (n: number) => ({ address: `198.51.100.${n}` });

  it("have to work from the sixth on, more and more, and are refused after thirty", async () => {
    const bits: (number | string)[] = [];
    for (let n = 0; n < 31; n++) {
      const answer = await submit(graph, await started(graph), {}, from(1));
      bits.push(answer.bits ?? answer.code ?? answer.outcome!);
    }
    expect(bits.slice(0, 6)).toEqual([...Array.from({ length: 5 }, () => "ACCEPTED"), 16]);
    expect(bits.slice(5, 30)).toEqual([...Array(13).fill(16), ...Array(12).fill(17)]);
    expect(bits[30]).toBe("TOO_MANY_ATTEMPTS");
    expect(await submissions()).toBe(5);
  });

  it("a proof is good for the start that it was asked for, and no other", async () => {
    for (let n = 0; n < 5; n++) await submit(graph, await started(graph), {}, from(2));
    const [start, other] = [await started(graph), await started(graph)];
    const asked = await submit(graph, start, {}, from(2));
    expect(asked).toMatchObject({ code: "PROOF_REQUIRED", bits: 16 });
    const proof = solve(asked);
    for (const wrong of ["nonsense", "x".repeat(200)])
      expect(await submit(graph, start, { proof: wrong }, from(2))).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await submit(graph, other, { proof }, from(2))).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await submit(graph, start, { proof }, from(2))).toMatchObject({ outcome: "ACCEPTED" });
  });

  it("other addresses, other forms and later times are not held responsible", async () => {
    await publishForm(graph, "elsewhere", {});
    for (let n = 0; n < 6; n++) await submit(graph, await started(graph), {}, from(4));
    expect(await submit(graph, await started(graph), {}, from(4))).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await submit(graph, await started(graph), {}, from(5))).toMatchObject({ outcome: "ACCEPTED" });
    expect(await submit(graph, await started(graph, "elsewhere"), { answers: [] }, from(4))).toMatchObject({
      outcome: "ACCEPTED",
    });
    graph.clock.advance(10);
    expect(await submit(graph, await started(graph), {}, from(4))).toMatchObject({ outcome: "ACCEPTED" });
  });

  it("sending the same again is no further attempt", async () => {
    const start = await started(graph);
    const first = await submit(graph, start, {}, from(6));
    for (let n = 0; n < 40; n++) expect(await submit(graph, start, {}, from(6))).toEqual(first);
  });

  it("nobody's address is kept", async () => {
    await submit(graph, await started(graph), {}, from(9));
    const rows = await graph.database.query(
      "SELECT a::text AS kept FROM attempts a UNION ALL SELECT s::text FROM submissions s",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain("198.51.100");
  });
});
