/**
 * Work that the server demands (`ProofRequired`). The proof is a text for which SHA-256 of `challenge` and the text
 * begins with `bits` zero bits.
 */
export interface Work {
  readonly challenge: string;
  readonly bits: number;
}

/** The used part of a `Worker`. Tests pass their own. */
export interface ProofWorker {
  addEventListener(type: "message", listener: (event: MessageEvent<string>) => void): void;
  addEventListener(type: "error", listener: () => void): void;
  postMessage(work: Work): void;
  terminate(): void;
}

/** A built file of this site, so that `worker-src 'self'` allows it. */
const startWorker = (): ProofWorker =>
  new Worker(new URL("./proofWorker.ts", import.meta.url), { type: "module" });

/** Finished and running proofs of this page, by challenge. */
const proofs = new Map<string, Promise<string>>();

/**
 * Solves work in a worker, or in slices on the page if no worker starts. Requests for the same work share one result.
 */
export function prove(work: Work, start: () => ProofWorker = startWorker): Promise<string> {
  const existingProof = proofs.get(work.challenge);
  if (existingProof) return existingProof;
  const proof = solveInWorker(work, start).catch(() => solveOnPage(work));
  proofs.set(work.challenge, proof);
  // The next call requests a chunk that failed to load again.
  proof.catch(() => proofs.delete(work.challenge));
  return proof;
}

function solveInWorker(work: Work, start: () => ProofWorker): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = start();
    worker.addEventListener("message", ({ data }) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      worker.terminate();
      reject(new Error("the worker did not start"));
    });
    worker.postMessage(work);
  });
}

async function solveOnPage({ challenge, bits }: Work): Promise<string> {
  const { solveProof } = await import("./proofOfWork.ts");
  return solveProof(challenge, bits);
}
