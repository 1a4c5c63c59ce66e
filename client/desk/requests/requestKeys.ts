import { isRecord } from "../../shared/isRecord.ts";
import { getSessionStorage, randomKey } from "../../shared/webStorage.ts";

const STORAGE_KEY = "daybook.desk.openRequests";

/** The same input after this time is a new wish, for example the same delay on the next morning. */
const LIFETIME_MS = 3_600_000;

interface OpenRequest {
  readonly key: string;
  /** Epoch milliseconds of the first attempt. */
  readonly since: number;
}

export interface RequestKey {
  readonly idempotencyKey: string;
  /** Called after a response, which ends the attempt. */
  readonly close: () => void;
}

/**
 * Returns the idempotency key of a request. The server may have done the request before the connection was lost. So the
 * same request has the same key until a response arrives, also after a reload.
 */
export function openRequest(name: string, input: object): RequestKey {
  const request = JSON.stringify([name, input]);
  const { key, since } = readOpenRequests().get(request) ?? { key: randomKey(), since: Date.now() };
  changeOpenRequests((requests) => requests.set(request, { key, since }));
  return { idempotencyKey: key, close: () => changeOpenRequests((requests) => requests.delete(request)) };
}

function readOpenRequests(): Map<string, OpenRequest> {
  try {
    const stored: unknown = JSON.parse(getSessionStorage()?.getItem(STORAGE_KEY) ?? "[]");
    return new Map((Array.isArray(stored) ? stored : []).flatMap(readEntry));
  } catch {
    return new Map();
  }
}

function readEntry(entry: unknown): [string, OpenRequest][] {
  const [request, value]: unknown[] = Array.isArray(entry) ? entry : [];
  if (typeof request !== "string" || !isRecord(value)) return [];
  const { key, since } = value;
  const isOpen = typeof since === "number" && Date.now() - since < LIFETIME_MS;
  return isOpen && typeof key === "string" ? [[request, { key, since }]] : [];
}

function changeOpenRequests(change: (requests: Map<string, OpenRequest>) => void): void {
  const requests = readOpenRequests();
  change(requests);
  if (requests.size === 0) getSessionStorage()?.removeItem(STORAGE_KEY);
  else getSessionStorage()?.setItem(STORAGE_KEY, JSON.stringify([...requests]));
}
