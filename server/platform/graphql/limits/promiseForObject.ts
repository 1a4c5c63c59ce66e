/**
 * Replaces `jsutils/promiseForObject` of graphql-js in the built server. The original creates two promises for every
 * field; this one awaits only promises.
 */
export function promiseForObject(
  object: Record<string, unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const names = Object.keys(object).filter((name) => isPromiseLike(object[name]));
  const set = (values: readonly unknown[]) => {
    for (const [index, name] of names.entries()) object[name] = values[index];
    return object;
  };
  return Promise.all(names.map((name) => object[name])).then(set);
}

function isPromiseLike(value: unknown): boolean {
  return typeof (value as { then?: unknown } | null)?.then === "function";
}
