import pg from "pg";
import { type Timers, systemTimers } from "../work/timers.ts";
import { poolConfig, type Target } from "./connect.ts";
import type { Database } from "./database.ts";

export interface ListenOptions {
  readonly onNotice: (payload: string) => void;
  /** Called when the connection was lost, and when it listens again. Notices between the two are lost. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
  readonly retryMs: number;
  /** Interval of a query that finds out whether the connection still works. Without it only TCP keep-alive does. */
  readonly probe?: { readonly everyMs: number; readonly timers: Timers };
}

export const RETRY_MS = 1_000;

/** Opens a dedicated `LISTEN` connection and reconnects when it is lost. */
export function listen(
  target: Target,
  channel: string,
  { onNotice, onChange, onError, retryMs, probe }: ListenOptions,
) {
  let current: pg.Client | null = null;
  let isConnected = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let isProbing = false;

  const handleLoss = (client: pg.Client, error: unknown) => {
    if (client !== current || closed) return;
    current = null;
    isConnected = false;
    isProbing = false;
    onChange();
    onError(error);
    void client.end().catch(() => {});
    timer = setTimeout(open, retryMs);
    timer.unref();
  };
  const startListening = async (client: pg.Client) => {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    if (client !== current) return;
    isConnected = true;
    onChange();
  };
  const open = () => {
    // The connection is idle until a notice, so timeouts are off and only TCP keep-alive detects its loss.
    const {
      statement_timeout: _statementTimeout,
      query_timeout: _queryTimeout,
      ...config
    } = poolConfig(target);
    const client = new pg.Client(config);
    current = client;
    client.on("error", (error) => handleLoss(client, error));
    client.on("end", () => handleLoss(client, new Error("the connection for notices has ended")));
    client.on("notification", ({ payload }) => onNotice(payload ?? ""));
    void startListening(client).catch((error: unknown) => handleLoss(client, error));
  };
  const test = () => {
    const client = current;
    if (!client || !isConnected) return;
    if (isProbing) return handleLoss(client, new Error("the connection for notices does not reply"));
    isProbing = true;
    client.query("SELECT 1").then(
      () => client === current && (isProbing = false),
      (error: unknown) => handleLoss(client, error),
    );
  };
  const stopProbing = probe?.timers.every(probe.everyMs, test);
  open();
  return {
    isListening: () => isConnected,
    async close() {
      closed = true;
      stopProbing?.();
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}

export interface NoticeOptions {
  readonly onNotice: (payload: string) => void;
  /** Called when notices arrive again after some may have been lost. */
  readonly onListening: () => void;
  readonly onError: (error: unknown) => void;
  readonly retryMs?: number;
  readonly probeMs?: number;
  readonly timers?: Timers;
}

const PROBE_MS = 15_000;

/** Subscribes to a channel: by a dedicated connection to a server, or by the only connection of the embedded database. */
export function subscribeNotices(
  database: Database,
  channel: string,
  options: NoticeOptions,
): { close(): Promise<void> } {
  const { onNotice, onListening, onError, retryMs = RETRY_MS, probeMs = PROBE_MS } = options;
  if (database.target.kind === "embedded") {
    const stop = database.onNotice((from, payload) => {
      if (from === channel) onNotice(payload);
    });
    return { close: async () => stop() };
  }
  const listener = listen(database.target, channel, {
    onNotice,
    onChange: () => {
      if (listener.isListening()) onListening();
    },
    onError,
    retryMs,
    probe: { everyMs: probeMs, timers: options.timers ?? systemTimers },
  });
  return listener;
}
