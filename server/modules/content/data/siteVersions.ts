import pg from "pg";
import { poolConfig, SITE_CHANNEL, type Target } from "../../../platform/database/connect.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Raises the site version and notifies every process at commit. Every change of published content calls it in its own
 * transaction.
 */
export async function raiseSiteVersion(query: Sql["query"], businessId: string, now: number): Promise<void> {
  await query(
    `WITH raised AS (
       INSERT INTO sites (business_id, version, changed_at) VALUES ($1, 1, $2)
       ON CONFLICT (business_id) DO UPDATE SET version = sites.version + 1, changed_at = excluded.changed_at
       RETURNING business_id)
     SELECT pg_notify('${SITE_CHANNEL}', business_id::text) FROM raised`,
    [businessId, new Date(now).toISOString()],
  );
}

/**
 * Like `raiseSiteVersion`, but does nothing if the business has no site. For changes of services and other data that
 * pages show.
 */
export async function touchSite(query: Sql["query"], businessId: string, now: number): Promise<void> {
  await query(
    `WITH raised AS (UPDATE sites SET version = version + 1, changed_at = $2 WHERE business_id = $1 RETURNING business_id)
     SELECT pg_notify('${SITE_CHANNEL}', business_id::text) FROM raised`,
    [businessId, new Date(now).toISOString()],
  );
}

/** Notifies every process of a changed schedule. The version stays, because nothing public has changed. */
export async function tellOfSchedule(query: Sql["query"], businessId: string): Promise<void> {
  await query(`SELECT pg_notify('${SITE_CHANNEL}', $1)`, [businessId]);
}

/** The cache key of everything that is derived from a site. */
export interface SiteState {
  readonly version: number;
  /** Time of the latest due transition that is not settled, in epoch milliseconds, or null. */
  readonly overdueAt: number | null;
  readonly nextDueAt: number | null;
}

export interface SiteVersions {
  stateOf(businessId: string, now: number): Promise<SiteState>;
  close(): Promise<void>;
}

export interface SiteVersionOptions {
  /** Monotonic clock in milliseconds. */
  readonly elapsed?: () => number;
  readonly onError?: (error: unknown) => void;
  readonly retryMs?: number;
}

/** Milliseconds. Bounds how stale a state is if a notification is lost. */
const KEPT_MS = 10_000;
/** The same without a listening connection. */
const KEPT_DEAF_MS = 500;
const RETRY_MS = 1_000;
const MOST_KEPT = 10_000;

interface Kept {
  readonly state: Promise<SiteState>;
  known: SiteState | null;
  readonly since: number;
}

/**
 * Caches states until a notification. A server database uses a dedicated `LISTEN` connection. A process also receives
 * its own notifications, before its COMMIT returns.
 */
export function openSiteVersions(database: Database, options: SiteVersionOptions = {}): SiteVersions {
  const elapsed = options.elapsed ?? (() => performance.now());
  const kept = new Map<string, Kept>();
  const stop = database.onNotice((businessId) =>
    businessId === "" ? kept.clear() : kept.delete(businessId),
  );
  const listener =
    database.target.kind === "server"
      ? listen(database.target, {
          onNotice: database.tellNotice,
          onChange: () => database.tellNotice(""),
          onError: options.onError ?? (() => {}),
          retryMs: options.retryMs ?? RETRY_MS,
        })
      : null;

  const load = (businessId: string, now: number): Kept => {
    if (kept.size >= MOST_KEPT) kept.clear();
    // A notification during the load removes this entry, so no older state is cached.
    const entry: Kept = { state: loadState(database, businessId, now), known: null, since: elapsed() };
    kept.set(businessId, entry);
    entry.state.then(
      (state) => (entry.known = state),
      () => kept.get(businessId) === entry && kept.delete(businessId),
    );
    return entry;
  };
  const find = (businessId: string, now: number): Kept => {
    const keptMs = listener === null || listener.isHearing() ? KEPT_MS : KEPT_DEAF_MS;
    const known = kept.get(businessId);
    return known && elapsed() - known.since < keptMs ? known : load(businessId, now);
  };

  const isOver = ({ nextDueAt }: SiteState, now: number) => nextDueAt !== null && now >= nextDueAt;
  const settled = async (businessId: string, entry: Kept, now: number): Promise<SiteState> => {
    const state = await entry.state;
    if (!isOver(state, now)) return state;
    // A transition became due. Another request may have loaded the new state already.
    const other = kept.get(businessId);
    return (other === entry || !other ? load(businessId, now) : other).state;
  };

  return {
    stateOf(businessId, now) {
      const entry = find(businessId, now);
      return entry.known && !isOver(entry.known, now) ? entry.state : settled(businessId, entry, now);
    },
    async close() {
      stop();
      await listener?.close();
    },
  };
}

const NO_SITE: SiteState = { version: 0, overdueAt: null, nextDueAt: null };

async function loadState({ query }: Database, businessId: string, now: number): Promise<SiteState> {
  const millis = (instant: string) => `(extract(epoch FROM ${instant}) * 1000)::float8`;
  const [row] = await query<SiteState>(
    `SELECT s.version, ${millis("max(d.at) FILTER (WHERE d.at <= $2::timestamptz)")} AS "overdueAt",
            ${millis("min(d.at) FILTER (WHERE d.at > $2::timestamptz)")} AS "nextDueAt"
       FROM sites s
       LEFT JOIN entries e ON e.business_id = s.business_id AND (e.publish_at IS NOT NULL OR e.unpublish_at IS NOT NULL)
       LEFT JOIN LATERAL (VALUES (e.publish_at), (e.unpublish_at)) AS d (at) ON d.at IS NOT NULL
      WHERE s.business_id = $1 GROUP BY s.version`,
    [businessId, new Date(now).toISOString()],
    { prepare: true },
  );
  return row ?? NO_SITE;
}

interface Listening {
  readonly onNotice: (payload: string) => void;
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
  readonly retryMs: number;
}

/** Opens a dedicated `LISTEN` connection and reconnects when it is lost. */
function listen(target: Target, { onNotice, onChange, onError, retryMs }: Listening) {
  let current: pg.Client | null = null;
  let hearing = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (client: pg.Client, error: unknown) => {
    if (client !== current || closed) return;
    current = null;
    hearing = false;
    onChange();
    onError(error);
    void client.end().catch(() => {});
    timer = setTimeout(open, retryMs);
    timer.unref();
  };
  const hear = async (client: pg.Client) => {
    await client.connect();
    await client.query(`LISTEN ${SITE_CHANNEL}`);
    if (client !== current) return;
    hearing = true;
    onChange();
  };
  const open = () => {
    // The connection is idle until a publication, so timeouts are off and only TCP keep-alive detects its loss.
    const { statement_timeout: _none, query_timeout: _noneEither, ...config } = poolConfig(target);
    const client = new pg.Client(config);
    current = client;
    client.on("error", (error) => lost(client, error));
    client.on("end", () => lost(client, new Error("the connection for notices has ended")));
    client.on("notification", ({ payload }) => onNotice(payload ?? ""));
    void hear(client).catch((error: unknown) => lost(client, error));
  };
  open();
  return {
    isHearing: () => hearing,
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}
