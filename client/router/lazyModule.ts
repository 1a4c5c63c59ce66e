import { useEffect, useReducer } from "react";
import { loadChunk } from "./chunks.ts";

export interface Part<Value = unknown> {
  readonly loaded: () => Value | null;
  /** Loads the module once. Rejects with `ChunkError`; the next call retries. */
  readonly load: () => Promise<Value>;
}

export function definePart<Value>(load: () => Promise<Value>): Part<Value> {
  let loaded: Value | null = null;
  let loading: Promise<Value> | null = null;
  const start = async () => {
    try {
      return (loaded = await loadChunk(load));
    } finally {
      loading = null;
    }
  };
  return {
    loaded: () => loaded,
    load: () => (loaded === null ? (loading ??= start()) : Promise.resolve(loaded)),
  };
}

/**
 * Returns the module when it is needed and loaded, else null, so that the previous content stays meanwhile. Modules in
 * `Page.lazyModules` are loaded before the first render.
 *
 * @throws ChunkError during rendering, for the error boundary
 */
export function useLazyModule<Value>(part: Part<Value>, isWanted: boolean): Value | null {
  const [failure, settle] = useReducer((_: unknown, error: unknown) => ({ error }), null);
  useEffect(() => {
    if (!isWanted || part.loaded() !== null) return undefined;
    let isOver = false;
    const told = (error: unknown) => {
      if (!isOver) settle(error);
    };
    part.load().then(() => told(null), told);
    return () => {
      isOver = true;
    };
  }, [part, isWanted]);
  if (isWanted && failure?.error && part.loaded() === null) throw failure.error;
  return isWanted ? part.loaded() : null;
}

/** Loads modules when the browser is idle. A failure is reported when the module is used. */
export function usePrefetch(parts: readonly Part[]): void {
  useEffect(() => {
    const waiting = parts.filter((part) => part.loaded() === null);
    if (waiting.length === 0) return undefined;
    return whenIdle(() => waiting.forEach((part) => part.load().catch(() => {})));
  }, [parts]);
}

/** Safari has no idle callbacks, so it waits a second. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(act, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 1_000);
  return () => clearTimeout(timer);
}
