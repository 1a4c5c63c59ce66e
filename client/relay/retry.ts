/** No response arrived, or not one of the graph. */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
  /** Milliseconds that the server requests before the next attempt. 0 if none. */
  readonly waitMilliseconds: number = 0;
}

export class BusyError extends ConnectionError {
  override readonly name = "BusyError";
  override readonly waitMilliseconds: number;

  constructor(waitMilliseconds: number) {
    super("The server is overloaded");
    this.waitMilliseconds = waitMilliseconds;
  }
}

/**
 * The server responded with status 500 or more and no GraphQL response. `isTransient` marks 502, 503 and 504, for which
 * a retry may succeed.
 */
export class ServerError extends Error {
  override readonly name = "ServerError";
  readonly isTransient: boolean;

  constructor(status: number, isTransient: boolean) {
    super(`The server responded with status ${status}`);
    this.isTransient = isTransient;
  }
}

/** Milliseconds before the second, third and fourth attempt. */
const delaysMilliseconds = [300, 1_000, 3_000] as const;

export type Sleep = (milliseconds: number) => Promise<void>;

/**
 * Retries after a `ConnectionError` or a transient `ServerError`, up to four attempts, and never before the time that
 * the server requests. Random jitter of up to a half spreads the load.
 */
export async function withRetry<Value>(
  attempt: () => Promise<Value>,
  sleep: Sleep = sleepFor,
  random: () => number = Math.random,
): Promise<Value> {
  for (const delay of delaysMilliseconds) {
    let minDelay: number = delay;
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof ConnectionError) minDelay = Math.max(delay, error.waitMilliseconds);
      else if (!(error instanceof ServerError && error.isTransient)) throw error;
    }
    await sleep(minDelay * (1 + random() / 2));
  }
  return attempt();
}

function sleepFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
