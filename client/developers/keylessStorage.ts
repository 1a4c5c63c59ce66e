/** The entry that GraphiQL's history is kept under. */
const HISTORY = "graphiql:queries";

/** A storage for GraphiQL that never keeps request headers: its history would keep the API keys in them. */
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
