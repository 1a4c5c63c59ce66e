import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

/** What the thread works on. Without a socket it only makes the data folder and ends. */
export type ThreadTask = { dataDir: string; socketPath: string | null };

/** The thread that PostgreSQL runs in. */
export type EmbeddedThread = {
  /** Calls back once when it ends by itself, with a reason in one line. */
  onFailure(listener: (reason: string) => void): void;
  /** Lets it write everything down, and waits for its end. */
  stop(): Promise<void>;
};

/** Starts the thread and waits until the database answers; rejects with a reason in one line. */
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
      void failed.then((why) => (stopping ? undefined : listener(why)));
    },
    async stop() {
      stopping = true;
      worker.postMessage("stop");
      await exited;
    },
  };
}

/**
 * Makes the data folder in a thread of its own, which then ends: making it takes 200 MB that a thread which goes on
 * would keep.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
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
 * How much of the engine's code runs, in bytes of a function, before V8 compiles that function anew to be faster. V8's own 1.8 million has it
 * compile most of PostgreSQL during a start: 0.6 seconds of a processor and 40 MB, for statements that then
 * take as long as before.
 */
const TIERING_BUDGET = 400_000_000;
/** The engine's memory is outside of JavaScript's heap: this part holds messages alone. */
const YOUNG_GENERATION_MB = 4;

function startWorker(workerData: ThreadTask): Worker {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  return new Worker(new URL("./embeddedWorker.mjs", import.meta.url), {
    workerData,
    // The worker is plain JavaScript: it needs none of the loaders of the process that starts it.
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
