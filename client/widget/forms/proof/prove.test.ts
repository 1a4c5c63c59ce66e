import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { type ProofWorker, prove } from "./prove.ts";

let works = 0;
const work = (bits = 8) => ({ challenge: `work ${works++} `, bits });
const isProof = (challenge: string, proof: string) =>
  createHash("sha256")
    .update(challenge + proof)
    .digest()[0] === 0;

/** A worker that returns this proof for any work. With null it fails to load. */
function workerWith(proof: string | null) {
  const listeners = new Map<string, (event: MessageEvent<string>) => void>();
  const terminate = vi.fn();
  const worker: ProofWorker = {
    addEventListener: (type: string, listener: (event: MessageEvent<string>) => void) =>
      void listeners.set(type, listener),
    postMessage: () =>
      listeners.get(proof === null ? "error" : "message")?.({ data: proof } as MessageEvent<string>),
    terminate,
  };
  return { start: vi.fn(() => worker), terminate };
}

test("prove returns the worker's proof and terminates the worker", async () => {
  const { start, terminate } = workerWith("found");
  expect(await prove(work(), start)).toBe("found");
  expect(terminate).toHaveBeenCalledOnce();
});

test("prove solves the same work once", async () => {
  const { start } = workerWith("found");
  const one = work();
  expect(await Promise.all([prove(one, start), prove(one, start)])).toEqual(["found", "found"]);
  expect(await prove(one, start)).toBe("found");
  expect(start).toHaveBeenCalledOnce();
});

test("prove solves on the page when the worker fails to load", async () => {
  const { start, terminate } = workerWith(null);
  const one = work();
  expect(isProof(one.challenge, await prove(one, start))).toBe(true);
  expect(terminate).toHaveBeenCalledOnce();
});

test("prove solves on the page without workers", async () => {
  const one = work();
  expect(isProof(one.challenge, await prove(one))).toBe(true);
});
