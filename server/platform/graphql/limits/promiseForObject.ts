/**
 * Replaces the function of that name in graphql-js (`jsutils/promiseForObject`) in the built server. It awaits the fields of an object
 * that are promises. The function of graphql-js awaits every field, and each costs two promises.
 */
export function promiseForObject(
  object: Record<string, unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const names = Object.keys(object).filter((name) => isPromiseLike(object[name]));
  const set = (values: readonly unknown[]) => {
    for (const [place, name] of names.entries()) object[name] = values[place];
    return object;
  };
  return Promise.all(names.map((name) => object[name])).then(set);
}

function isPromiseLike(value: unknown): boolean {
  return typeof (value as { then?: unknown } | null)?.then === "function";
}
