import { randomKey } from "../../shared/webStorage.ts";

/** Idempotency keys by input. */
export interface RequestKeys {
  /** Returns the same key for the same input. */
  readonly get: (input: object) => string;
  /** Called after a response, which ends the attempt. */
  readonly clear: () => void;
}

/**
 * Keeps the keys of an attempt without a response. The server may have booked before the connection was lost, so the
 * next press must be the same request.
 */
export function createRequestKeys(): RequestKeys {
  const keys = new Map<string, string>();
  return {
    get(input) {
      const text = JSON.stringify(input);
      const key = keys.get(text) ?? randomKey();
      keys.set(text, key);
      return key;
    },
    clear: () => keys.clear(),
  };
}
