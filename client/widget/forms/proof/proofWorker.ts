import { solveProof } from "./proofOfWork.ts";

/** The used part of a worker's global scope. The compiler knows only the page's. */
interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<Work>) => void): void;
  postMessage(proof: string): void;
}

interface Work {
  readonly challenge: string;
  readonly bits: number;
}

const scope = globalThis as unknown as WorkerScope;
const withoutRest = { now: () => 0, rest: () => Promise.resolve() };

scope.addEventListener("message", ({ data: { challenge, bits } }) => {
  void solveProof(challenge, bits, withoutRest).then((proof) => scope.postMessage(proof));
});
