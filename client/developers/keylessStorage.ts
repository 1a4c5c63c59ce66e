const HISTORY = "graphiql:queries";

/** A storage for GraphiQL that drops request headers from the history, because they contain API keys. */
export function keylessStorage(
  storage: Storage,
): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear" | "length"> {
  return {
    getItem: (name) => storage.getItem(name),
    setItem: (name, value) => storage.setItem(name, name === HISTORY ? withoutHeaders(value) : value),
    removeItem: (name) => storage.removeItem(name),
    clear: () => storage.clear(),
    get length() {
      return storage.length;
    },
  };
}

function withoutHeaders(history: string): string {
  return JSON.stringify(JSON.parse(history), (name, value: unknown) =>
    name === "headers" ? undefined : value,
  );
}
