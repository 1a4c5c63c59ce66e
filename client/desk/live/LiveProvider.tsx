import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import { useStableCallback } from "../../shared/useStableCallback.ts";
import type { Change, OpenChangeStream } from "./changeStream.ts";

/** `off` for a user who may not read changes. */
export type LiveState = "connecting" | "live" | "lost" | "off";

/** Null if changes may have been missed, so that everything may be out of date. */
export type ChangeBatch = readonly Change[] | null;

interface Live {
  readonly state: LiveState;
  /** Epoch milliseconds of the last moment at which the data was current. Null before the first connection. */
  readonly currentUntil: number | null;
  readonly listeners: Set<(changes: ChangeBatch) => void>;
}

const LiveContext = createContext<Live>({ state: "off", currentUntil: null, listeners: new Set() });

/** Changes within this time are announced together, so that a screen loads once. */
const BATCH_MS = 150;

interface Props {
  readonly openStream: OpenChangeStream;
  readonly children: ReactNode;
}

/** Keeps the stream of changes open while the desk is open. */
export function LiveProvider({ openStream, children }: Props) {
  const environment = useRelayEnvironment();
  const [connection, setConnection] = useState<Pick<Live, "state" | "currentUntil">>({
    state: "connecting",
    currentUntil: null,
  });
  const [listeners] = useState(() => new Set<(changes: ChangeBatch) => void>());

  useEffect(() => {
    let batch: Change[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasOpened = false;
    let wasLost = false;
    const announce = (changes: ChangeBatch) => {
      // Screens that open later load their data again.
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      listeners.forEach((listener) => listener(changes));
    };
    const flush = () => {
      const changes = batch;
      batch = [];
      timer = undefined;
      announce(changes);
    };
    const close = openStream({
      onOpen(isComplete) {
        setConnection({ state: "live", currentUntil: null });
        // The first stream opens after the first query, so a change between them could be missed. A load that was
        // running when the connection was lost may fail only later.
        if (!isComplete || !hasOpened || wasLost) announce(null);
        hasOpened = true;
        wasLost = false;
      },
      onChange(change) {
        batch.push(change);
        timer ??= setTimeout(flush, BATCH_MS);
      },
      onLost() {
        wasLost = true;
        setConnection(({ state, currentUntil }) => ({
          state: "lost",
          currentUntil: state === "live" ? Date.now() : currentUntil,
        }));
      },
      onRefused: () => setConnection({ state: "off", currentUntil: null }),
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [environment, openStream, listeners]);

  const live = useMemo(() => ({ ...connection, listeners }), [connection, listeners]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLiveState(): Pick<Live, "state" | "currentUntil"> {
  return use(LiveContext);
}

/** Calls back for changes of the business. Null means that any data may be out of date. */
export function useLive(onChanges: (changes: ChangeBatch) => void): void {
  const { listeners } = use(LiveContext);
  const callback = useStableCallback(onChanges);
  useEffect(() => {
    listeners.add(callback);
    return () => void listeners.delete(callback);
  }, [listeners, callback]);
}
