import type { IEnvironment } from "relay-runtime";

const listeners = new WeakMap<IEnvironment, Set<() => void>>();

/** Calls back after each response to a mutation of the desk. Returns a function that ends it. */
export function onResponse(environment: IEnvironment, listener: () => void): () => void {
  const known = listeners.get(environment) ?? new Set();
  listeners.set(environment, known.add(listener));
  return () => void known.delete(listener);
}

export function notifyOfResponse(environment: IEnvironment): void {
  listeners.get(environment)?.forEach((listener) => listener());
}
