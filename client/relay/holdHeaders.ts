/** Where a tab keeps what it knows of the visitor's hold (`widget/booking/ownHold.ts`). */
export const holdingKey = "daybook.holding";

/** The token of the visitor's hold, while it lives. An overloaded server still answers a visitor who holds a time. */
export function holdHeaders(
  storage: Pick<Storage, "getItem"> | undefined,
  now: number,
): Readonly<Record<string, string>> {
  try {
    const { token, until } = JSON.parse(storage?.getItem(holdingKey) ?? "{}") as {
      readonly token?: unknown;
      readonly until?: unknown;
    };
    const isLive = typeof token === "string" && typeof until === "number" && until > now;
    return isLive ? { "x-daybook-hold": token } : {};
  } catch {
    return {};
  }
}

/** The tab's storage; undefined where there is none or it is forbidden. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
