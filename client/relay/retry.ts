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

/** Waits before the second, third and fourth attempt, in milliseconds. */
const pauses = [300, 1_000, 3_000] as const;

/** How to wait; tests bring their own. */
export type Sleep = (milliseconds: number) => Promise<void>;

/**
 * Tries again after a `ConnectionError`, four attempts in all, none sooner than the server asked for; other errors pass at once. Every pause is
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
      if (!(error instanceof ConnectionError)) throw error;
      least = Math.max(pause, error.waitMilliseconds);
    }
    await sleep(least * (1 + random() / 2));
  }
  return attempt();
}

function sleepFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
