import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

/** Without a socket path the worker only creates the data folder. */
export type ThreadTask = { dataDir: string; socketPath: string | null };

export type EmbeddedThread = {
  onFailure(listener: (reason: string) => void): void;
  stop(): Promise<void>;
};

export async function startThread(task: ThreadTask): Promise<EmbeddedThread> {
  const worker = startWorker(task);
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const failed = new Promise<string>((resolve) => {
    worker.once("error", (error) => resolve(oneLine(error)));
    worker.once("exit", (code) => resolve(`its thread ended with code ${code}`));
    worker.on("message", (message: Message) => {
      if (message.kind === "failed") resolve(oneLine(message.message));
    });
  });
  const ready = new Promise<null>((resolve) => {
    worker.on("message", (message: Message) => {
      if (message.kind === "ready") resolve(null);
    });
  });
  const reason = await Promise.race([ready, failed]);
  if (reason !== null) {
    await worker.terminate();
    throw new Error(reason);
  }
  let stopping = false;
  return {
    onFailure(listener) {
      void failed.then((failureReason) => (stopping ? undefined : listener(failureReason)));
    },
    async stop() {
      stopping = true;
      worker.postMessage("stop");
      await exited;
    },
  };
}

/** Creates the data folder in a separate thread, because a running thread would keep the 200 MB that this needs. */
export async function createDataFolder(dataDir: string): Promise<void> {
  const worker = startWorker({ dataDir, socketPath: null });
  await new Promise<void>((resolve, reject) => {
    worker.once("error", (error) => reject(new Error(oneLine(error))));
    worker.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`its thread ended with code ${code}`)),
    );
  });
}

type Message = { kind: "ready" } | { kind: "failed"; message: string };

/**
 * Bytes of a function that run before V8 optimizes it. With the default of 1.8 million a start optimizes most of
 * PostgreSQL: 0.6 seconds of CPU and 40 MB without faster statements.
 */
const TIERING_BUDGET = 400_000_000;
/** The engine's memory is outside the JavaScript heap. */
const YOUNG_GENERATION_MB = 4;

function startWorker(workerData: ThreadTask): Worker {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  return new Worker(new URL("./embeddedWorker.mjs", import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    stdout: true,
    stderr: true,
  });
}

function oneLine(reason: unknown): string {
  const text = reason instanceof Error ? reason.message : String(reason);
  return (text.split("\n")[0] ?? "").slice(0, 200);
}
