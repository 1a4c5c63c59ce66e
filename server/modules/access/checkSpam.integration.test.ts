import { describe, expect, it } from "vitest";
import { intakeAnswers, publishForm, openForm, submit } from "../../testing/questionnaires/fill.ts";
import { dryRun } from "../content/dryRun.ts";
import { zeroBits } from "./proofOfWork.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { SPAM_LIMITS } from "./checkSpam.ts";
import { submitForm } from "../questionnaires/submitForm.ts";
import { openGraph } from "../../testing/graph.ts";

const graph = await openGraph({ isReset: true });

function solve({ challenge, bits }: { challenge?: string; bits?: number }): string {
  for (let nonce = 0; ; nonce++) if (zeroBits(`${challenge}${nonce}`) >= bits!) return String(nonce);
}
const submissions = async () => (await graph.database.query("SELECT id FROM submissions")).length;

it("zeroBits counts the zero bits at the start of a hash", () => {
  // printf %s abc | sha256sum: ba7816bf…; printf %s 39 | sha256sum: 0b918943…
  expect([zeroBits("abc"), zeroBits("39")]).toEqual([0, 4]);
});

describe("a filled honeypot field", () => {
  it("gets the same result as others, and nothing is stored", async () => {
    const honest = await submit(graph, await openForm(graph));
    const start = await openForm(graph);
    expect(await submit(graph, start, { website: "http://buy.example" })).toEqual(honest);
    expect(await submit(graph, start, { website: "x", answers: [] })).toMatchObject({
      code: "INVALID_INPUT",
    });
    expect(await submissions()).toBe(1);
  });

  it("is ignored when empty", async () => {
    await submit(graph, await openForm(graph), { website: "" });
    expect(await submissions()).toBe(1);
  });
});

describe("a submission faster than a reader", () => {
  const send = async (changes: object, scope?: Scope) =>
    submitForm(
      { ...(scope ?? (await graph.scope())), spamLimits: SPAM_LIMITS },
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

  it("requires proof of work", async () => {
    const start = await openForm(graph);
    const outcome = await send({ start });
    expect(outcome).toMatchObject({ failure: { code: "PROOF_REQUIRED", bits: 16 } });
    if (outcome.ok || outcome.failure.code !== "PROOF_REQUIRED") throw new Error("nothing was asked");
    expect(await send({ start, proof: solve(outcome.failure) })).toMatchObject({ ok: true });
    expect(await submissions()).toBe(1);
  });

  it("requires proof of work once in a preview", async () => {
    const start = await openForm(graph);
    const dry = async (changes: object) =>
      dryRun(await graph.scope(), "spring-draft", (scope) => send(changes, scope));
    const outcome = await dry({ start });
    if (outcome.ok || outcome.failure.code !== "PROOF_REQUIRED") throw new Error("nothing was asked");
    expect(await dry({ start, proof: solve(outcome.failure) })).toMatchObject({ ok: true });
    expect(await submissions()).toBe(0);
  });

  it("requires none two seconds later", async () => {
    const start = await openForm(graph);
    graph.clock.advance(2 / 60);
    expect(await send({ start })).toMatchObject({ ok: true });
  });
});

describe("attempts of one address at one form", () => {
  const from = (n: number) => ({ address: `198.51.100.${n}` });

  it("require growing proof of work from the sixth on and fail after thirty", async () => {
    const bits: (number | string)[] = [];
    for (let n = 0; n < 31; n++) {
      const answer = await submit(graph, await openForm(graph), {}, from(1));
      bits.push(answer.bits ?? answer.code ?? answer.outcome!);
    }
    expect(bits.slice(0, 6)).toEqual([...Array.from({ length: 5 }, () => "ACCEPTED"), 16]);
    expect(bits.slice(5, 30)).toEqual([...Array(13).fill(16), ...Array(12).fill(17)]);
    expect(bits[30]).toBe("TOO_MANY_ATTEMPTS");
    expect(await submissions()).toBe(5);
  });

  it("accept a proof only for its own start", async () => {
    for (let n = 0; n < 5; n++) await submit(graph, await openForm(graph), {}, from(2));
    const [start, other] = [await openForm(graph), await openForm(graph)];
    const outcome = await submit(graph, start, {}, from(2));
    expect(outcome).toMatchObject({ code: "PROOF_REQUIRED", bits: 16 });
    const proof = solve(outcome);
    for (const wrong of ["nonsense", "x".repeat(200)])
      expect(await submit(graph, start, { proof: wrong }, from(2))).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await submit(graph, other, { proof }, from(2))).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await submit(graph, start, { proof }, from(2))).toMatchObject({ outcome: "ACCEPTED" });
  });

  it("do not count for other addresses, other forms and later windows", async () => {
    await publishForm(graph, "elsewhere", {});
    for (let n = 0; n < 6; n++) await submit(graph, await openForm(graph), {}, from(4));
    expect(await submit(graph, await openForm(graph), {}, from(4))).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await submit(graph, await openForm(graph), {}, from(5))).toMatchObject({ outcome: "ACCEPTED" });
    expect(await submit(graph, await openForm(graph, "elsewhere"), { answers: [] }, from(4))).toMatchObject({
      outcome: "ACCEPTED",
    });
    graph.clock.advance(10);
    expect(await submit(graph, await openForm(graph), {}, from(4))).toMatchObject({ outcome: "ACCEPTED" });
  });

  it("do not include replays", async () => {
    const start = await openForm(graph);
    const first = await submit(graph, start, {}, from(6));
    for (let n = 0; n < 40; n++) expect(await submit(graph, start, {}, from(6))).toEqual(first);
  });

  it("store no address", async () => {
    await submit(graph, await openForm(graph), {}, from(9));
    const rows = await graph.database.query(
      "SELECT a::text AS kept FROM attempts a UNION ALL SELECT s::text FROM submissions s",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain("198.51.100");
  });
});
