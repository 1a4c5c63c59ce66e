import { useEffect, useReducer } from "react";
import { loadChunk } from "./chunks.ts";

export interface LazyModule<Value = unknown> {
  readonly loaded: () => Value | null;
  /** Loads the module once. Rejects with `ChunkError`; the next call retries. */
  readonly load: () => Promise<Value>;
}

export function defineLazyModule<Value>(load: () => Promise<Value>): LazyModule<Value> {
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
export function useLazyModule<Value>(lazyModule: LazyModule<Value>, isNeeded: boolean): Value | null {
  const [failure, setOutcome] = useReducer((_: unknown, error: unknown) => ({ error }), null);
  useEffect(() => {
    if (!isNeeded || lazyModule.loaded() !== null) return undefined;
    let isUnmounted = false;
    const onSettled = (error: unknown) => {
      if (!isUnmounted) setOutcome(error);
    };
    lazyModule.load().then(() => onSettled(null), onSettled);
    return () => {
      isUnmounted = true;
    };
  }, [lazyModule, isNeeded]);
  if (isNeeded && failure?.error && lazyModule.loaded() === null) throw failure.error;
  return isNeeded ? lazyModule.loaded() : null;
}

/** Loads modules when the browser is idle. A failure is reported when the module is used. */
export function usePrefetch(lazyModules: readonly LazyModule[]): void {
  useEffect(() => {
    const unloaded = lazyModules.filter((lazyModule) => lazyModule.loaded() === null);
    if (unloaded.length === 0) return undefined;
    return whenIdle(() => unloaded.forEach((lazyModule) => lazyModule.load().catch(() => {})));
  }, [lazyModules]);
}

/** Safari has no idle callbacks, so it waits a second. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(callback, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 1_000);
  return () => clearTimeout(timer);
}
