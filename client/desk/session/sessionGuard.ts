import type { Execute, GraphResponse } from "../../relay/environment.ts";
import { isRecord } from "../../shared/isRecord.ts";

/** Requests of the desk wait for the next sign-in when the session has ended, so that nothing typed is lost. */
export interface SessionGuard {
  readonly execute: Execute;
  /** Before it, a request without a session fails, and the desk leads to the sign-in. */
  start(): void;
  readonly isSignedOut: () => boolean;
  subscribe(onChange: () => void): () => void;
  /** Sends the waiting requests again. */
  resume(): void;
  /** Asks for the sign-in. Resolves after it. */
  askForSignIn(): Promise<void>;
  /** Resolves after the next sign-in, without asking for it. */
  whenSignedIn(): Promise<void>;
}

/** A public field has no error without a session, so the missing viewer counts as well. */
function isSignedOut({ data, errors = [] }: GraphResponse): boolean {
  if (isRecord(data) && data["viewer"] === null) return true;
  return errors.some(({ extensions }) => extensions?.["code"] === "UNAUTHENTICATED");
}

export function createSessionGuard(execute: Execute): SessionGuard {
  let isStarted = false;
  let waiting: (() => void)[] = [];
  let signInWaits: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());
  const askForSignIn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      announce();
    });

  return {
    async execute(request) {
      for (;;) {
        const response = await execute(request);
        if (!isStarted || !isSignedOut(response)) return response;
        await askForSignIn();
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
      const resolves = signInWaits;
      signInWaits = [];
      [...requests, ...resolves].forEach((resolve) => resolve());
    },
    askForSignIn,
    whenSignedIn: () => new Promise((resolve) => signInWaits.push(resolve)),
  };
}
