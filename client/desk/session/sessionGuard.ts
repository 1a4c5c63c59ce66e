import type { Execute } from "../../relay/environment.ts";

/** Requests of the desk wait for the next sign-in when the session has ended, so that nothing typed is lost. */
export interface SessionGuard {
  readonly execute: Execute;
  /** Before it, a request without a session fails, and the desk leads to the sign-in. */
  start(): void;
  readonly isSignedOut: () => boolean;
  subscribe(onChange: () => void): () => void;
  /** Sends the waiting requests again. */
  resume(): void;
}

export function createSessionGuard(execute: Execute): SessionGuard {
  let isStarted = false;
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());

  return {
    async execute(request) {
      for (;;) {
        const response = await execute(request);
        const isRejected = response.errors?.some(
          ({ extensions }) => extensions?.["code"] === "UNAUTHENTICATED",
        );
        if (!isStarted || !isRejected) return response;
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          announce();
        });
      }
    },
    start() {
      isStarted = true;
    },
    isSignedOut: () => waiting.length > 0,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    resume() {
      const requests = waiting;
      waiting = [];
      announce();
      requests.forEach((send) => send());
    },
  };
}
