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
const withoutPauses = { now: () => 0, pause: () => Promise.resolve() };

scope.addEventListener("message", ({ data: { challenge, bits } }) => {
  void solveProof(challenge, bits, withoutPauses).then((proof) => scope.postMessage(proof));
});
