import { solveProof } from "./proofOfWork.ts";

/** The part of a worker's global scope that is used; the compiler knows the page's alone. */
interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<Work>) => void): void;
  postMessage(proof: string): void;
}

/** Work that the server demands: see `ProofRequired` in the graph. */
interface Work {
  readonly challenge: string;
  readonly bits: number;
}

const scope = globalThis as unknown as WorkerScope;
/** A worker has nothing else to do: it neither rests nor looks at the clock. */
const withoutRest = { now: () => 0, rest: () => Promise.resolve() };

scope.addEventListener("message", ({ data: { challenge, bits } }) => {
  void solveProof(challenge, bits, withoutRest).then((proof) => scope.postMessage(proof));
});
