import { LRUCache } from "lru-cache";
import { SITE_CHANNEL } from "../../../platform/database/connect.ts";
import type { Database } from "../../../platform/database/database.ts";
import { RETRY_MS, listen } from "../../../platform/database/notices.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Raises the site version and notifies every process at commit. Every change of published content calls it in its own
 * transaction.
 */
export async function raiseSiteVersion(query: Sql["query"], businessId: string, now: number): Promise<void> {
  await query(
    `WITH changed_site AS (
       INSERT INTO sites (business_id, version, changed_at) VALUES ($1, 1, $2)
       ON CONFLICT (business_id) DO UPDATE SET version = sites.version + 1, changed_at = excluded.changed_at
       RETURNING business_id)
     SELECT pg_notify('${SITE_CHANNEL}', business_id::text) FROM changed_site`,
    [businessId, new Date(now).toISOString()],
  );
}

/** Notifies every process of a changed schedule. The version stays, because nothing public has changed. */
export async function notifyScheduleChange(query: Sql["query"], businessId: string): Promise<void> {
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
  getState(businessId: string, now: number): Promise<SiteState>;
  close(): Promise<void>;
}

export interface SiteVersionOptions {
  /** Monotonic clock in milliseconds. */
  readonly elapsed?: () => number;
  readonly onError?: (error: unknown) => void;
  readonly retryMs?: number;
}

/** Milliseconds. Bounds how stale a state is if a notification is lost. */
const MAX_AGE_MS = 10_000;
/** The same without a listening connection. */
const MAX_AGE_DISCONNECTED_MS = 500;
const MAX_CACHED = 10_000;

interface CachedState {
  readonly state: Promise<SiteState>;
  cached: SiteState | null;
  readonly loadedAt: number;
}

/**
 * Caches states until a notification. A server database uses a dedicated `LISTEN` connection. A process also receives
 * its own notifications, before its COMMIT returns.
 */
export function openSiteVersions(database: Database, options: SiteVersionOptions = {}): SiteVersions {
  const elapsed = options.elapsed ?? (() => performance.now());
  const cache = new LRUCache<string, CachedState>({ max: MAX_CACHED });
  const stop = database.onSiteChange((businessId) =>
    businessId === "" ? cache.clear() : cache.delete(businessId),
  );
  const listener =
    database.target.kind === "server"
      ? listen(database.target, SITE_CHANNEL, {
          onNotice: database.notifySiteChange,
          onChange: () => database.notifySiteChange(""),
          onError: options.onError ?? (() => {}),
          retryMs: options.retryMs ?? RETRY_MS,
        })
      : null;

  const loadEntry = (businessId: string, now: number): CachedState => {
    // A notification during the load removes this entry, so no older state is cached.
    const entry: CachedState = {
      state: loadState(database, businessId, now),
      cached: null,
      loadedAt: elapsed(),
    };
    cache.set(businessId, entry);
    entry.state.then(
      (state) => (entry.cached = state),
      () => cache.get(businessId) === entry && cache.delete(businessId),
    );
    return entry;
  };
  const getEntry = (businessId: string, now: number): CachedState => {
    const keptMs = listener === null || listener.isListening() ? MAX_AGE_MS : MAX_AGE_DISCONNECTED_MS;
    const cached = cache.get(businessId);
    return cached && elapsed() - cached.loadedAt < keptMs ? cached : loadEntry(businessId, now);
  };

  const isDue = ({ nextDueAt }: SiteState, now: number) => nextDueAt !== null && now >= nextDueAt;
  const refreshIfDue = async (businessId: string, entry: CachedState, now: number): Promise<SiteState> => {
    const state = await entry.state;
    if (!isDue(state, now)) return state;
    // A transition became due. Another request may have loaded the new state already.
    const newer = cache.get(businessId);
    return (newer === entry || !newer ? loadEntry(businessId, now) : newer).state;
  };

  return {
    getState(businessId, now) {
      const entry = getEntry(businessId, now);
      return entry.cached && !isDue(entry.cached, now) ? entry.state : refreshIfDue(businessId, entry, now);
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
