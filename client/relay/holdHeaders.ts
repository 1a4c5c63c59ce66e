/** Session storage key of the visitor's hold (`widget/booking/flow/activeHold.ts`). */
export const holdStorageKey = "daybook.holding";

/**
 * Returns the header with the token of the visitor's live hold, or none. An overloaded server still serves requests
 * with it.
 */
export function holdHeaders(
  storage: Pick<Storage, "getItem"> | undefined,
  now: number,
): Readonly<Record<string, string>> {
  try {
    const { token, until } = JSON.parse(storage?.getItem(holdStorageKey) ?? "{}") as {
      readonly token?: unknown;
      readonly until?: unknown;
    };
    const isLive = typeof token === "string" && typeof until === "number" && until > now;
    return isLive ? { "x-daybook-hold": token } : {};
  } catch {
    return {};
  }
}

export function getTabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
