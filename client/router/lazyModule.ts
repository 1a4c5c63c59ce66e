import { useEffect, useReducer } from "react";
import { loadChunk } from "./chunks.ts";

/** A piece of a page's code that not every visitor comes to: loaded by those who do, or ahead when there is time. */
export interface Part<Value = unknown> {
  /** Null until it has been loaded. */
  readonly loaded: () => Value | null;
  /** Loads it, once. Rejects with `ChunkError`; the next call tries again. */
  readonly load: () => Promise<Value>;
}

/** Makes a part of a dynamic import. */
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
 * A part where it is wanted, null until it is there: what was shown before stays meanwhile, so that nothing jumps.
 * A part that cannot be loaded is thrown to the error boundary, which loads the page anew. What an address alone
 * wants is named by `Page.parts` as well, and then here at once.
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

/** Loads parts when the browser has nothing else to do. What fails then is told by whoever wants it. */
export function usePrefetch(parts: readonly Part[]): void {
  useEffect(() => {
    const waiting = parts.filter((part) => part.loaded() === null);
    if (waiting.length === 0) return undefined;
    return whenIdle(() => waiting.forEach((part) => part.load().catch(() => {})));
  }, [parts]);
}

/** Safari has no idle callbacks: there a moment after the page stands. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(act, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 1_000);
  return () => clearTimeout(timer);
}
