/** No answer came, or none that the graph wrote: the connection dropped, or something in between is overloaded. */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
  /** Milliseconds that the server asks for before the next attempt. 0 if it names none. */
  readonly waitMilliseconds: number = 0;
}

/** The server is overloaded and rejected the request before executing it. */
export class BusyError extends ConnectionError {
  override readonly name = "BusyError";
  override readonly waitMilliseconds: number;

  constructor(waitMilliseconds: number) {
    super("The server is overloaded");
    this.waitMilliseconds = waitMilliseconds;
  }
}

/**
 * The server responded with a status of 500 or more, without an answer of the graph. Its message differs from that of a lost connection.
 * `isPassing` marks a status that a proxy or a stopping server sends (502, 503, 504): another attempt may succeed.
 */
export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly isPassing: boolean;

  constructor(status: number, isPassing: boolean) {
    super(`The server responded with status ${status}`);
    this.isPassing = isPassing;
  }
}

/** Waits before the second, third and fourth attempt, in milliseconds. */
const pauses = [300, 1_000, 3_000] as const;

/** How to wait; tests bring their own. */
export type Sleep = (milliseconds: number) => Promise<void>;

/**
 * Tries again after a `ConnectionError` or a passing `ServerError`, four attempts in all, none sooner than the server asked for; other errors pass at once. Every pause is
 * stretched by up to a half at random, so that a room full of visitors does not return in step.
 */
export async function withRetry<Value>(
  attempt: () => Promise<Value>,
  sleep: Sleep = sleepFor,
  random: () => number = Math.random,
): Promise<Value> {
  for (const pause of pauses) {
    let least: number = pause;
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof ConnectionError) least = Math.max(pause, error.waitMilliseconds);
      else if (!(error instanceof ServerError && error.isPassing)) throw error;
    }
    await sleep(least * (1 + random() / 2));
  }
  return attempt();
}

function sleepFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
