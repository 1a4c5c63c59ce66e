import pg from "pg";
import { poolConfig, SITE_CHANNEL, type Target } from "../../../platform/database/connect.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * Says that what the public sees of a business's site has changed: raises its version, and tells every process when the
 * transaction is done. One statement. Every change of published content does so in its own transaction.
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

/** The same for what pages only show of something else, a service say: where there is no site, none is begun. One statement. */
export async function touchSite(query: Sql["query"], businessId: string, now: number): Promise<void> {
  await query(
    `WITH raised AS (UPDATE sites SET version = version + 1, changed_at = $2 WHERE business_id = $1 RETURNING business_id)
     SELECT pg_notify('${SITE_CHANNEL}', business_id::text) FROM raised`,
    [businessId, new Date(now).toISOString()],
  );
}

/** The same for what will come out or go at another time than was known: nothing is raised, for nobody sees it yet. */
export async function tellOfSchedule(query: Sql["query"], businessId: string): Promise<void> {
  await query(`SELECT pg_notify('${SITE_CHANNEL}', $1)`, [businessId]);
}

/** Where a site stands at a time; whoever keeps something of it keeps it under all of that. */
export interface SiteState {
  /** Raised whenever the public sees something else; 0: there is no site. */
  readonly version: number;
  /** The last time at which something came out or went that nobody has settled yet; null: all is settled. Epoch milliseconds. */
  readonly overdueAt: number | null;
  /** The next time at which something comes out or goes; null: none is known. */
  readonly nextDueAt: number | null;
}

/** Knows where each site stands, without asking the database each time. */
export interface SiteVersions {
  /** Where a business's site stands at a time (epoch milliseconds). */
  stateOf(businessId: string, now: number): Promise<SiteState>;
  close(): Promise<void>;
}

/** What the tests of it set. */
export interface SiteVersionOptions {
  /** Milliseconds, only ever growing. */
  readonly elapsed?: () => number;
  /** Hears that the connection for notices is lost, and tried again. */
  readonly onError?: (error: unknown) => void;
  /** Between attempts to listen again, in milliseconds. */
  readonly retryMs?: number;
}

/** A version that nobody contradicted is asked for again after so long, should a notice ever have been lost. */
const KEPT_MS = 10_000;
/** The same while nobody could tell us. */
const KEPT_DEAF_MS = 500;
const RETRY_MS = 1_000;
const MOST_KEPT = 10_000;

interface Kept {
  readonly state: Promise<SiteState>;
  /** The same once it is there. */
  known: SiteState | null;
  readonly since: number;
}

/**
 * Versions in memory until a notice says otherwise. Embedded there is one connection, and it hears its own changes; on a
 * server a connection of its own hears everybody's, and those that change something hear it before their COMMIT is answered.
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
          // What was missed while nobody listened.
          onChange: () => database.tellNotice(""),
          onError: options.onError ?? (() => {}),
          retryMs: options.retryMs ?? RETRY_MS,
        })
      : null;

  const load = (businessId: string, now: number): Kept => {
    if (kept.size >= MOST_KEPT) kept.clear();
    // A notice that comes while this is read takes it out again, so nothing older than the notice stays.
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
    // Its time has come: what was known is over, whoever settles it when. Somebody else may have asked already.
    const other = kept.get(businessId);
    return (other === entry || !other ? load(businessId, now) : other).state;
  };

  return {
    stateOf(businessId, now) {
      const entry = find(businessId, now);
      // Every page asks: what is known is answered at once.
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
  /** It began or ceased to hear. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
  readonly retryMs: number;
}

/** A connection that does nothing but listen, opened anew whenever it is lost. */
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
    // It is silent for as long as nothing is published; only keep-alive tells that it still lives.
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
