import { execFile, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { type Binaries, findBinaries, unprivilegedUser } from "./postgresBinaries.ts";

export type PostgresServer = {
  url: string;
  description: string;
  stop(): Promise<void>;
};

/** Tests fill tables within seconds, so statistics are collected often, with minimal WAL. */
export const TEST_SETTINGS = {
  autovacuum_naptime: "10s",
  shared_buffers: "128MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  checkpoint_timeout: "1h",
};

const run = promisify(execFile);
const START_MS = 30_000;

/** A socket's path has at most 103 bytes on macOS and 107 on Linux. */
const MAX_FOLDER = 70;

/**
 * Returns the server of `TEST_DATABASE_URL`, or else starts one from installed programs or the npm package.
 *
 * @param settings override `serverSettings` when a server is started here
 * @throws with every reason if no server is available
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const configuredUrl = process.env["TEST_DATABASE_URL"];
  if (configuredUrl) return { url: configuredUrl, description: "TEST_DATABASE_URL", stop: async () => {} };
  const reasons: string[] = [];
  for (const binaries of findBinaries()) {
    try {
      return await startFrom(binaries, settings);
    } catch (error) {
      reasons.push(`${binaries.folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`no PostgreSQL server for the tests: ${reasons.join("; ") || "no programs found"}`);
}

async function startFrom(
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const cluster = await createCluster(binaries, settings);
  try {
    const { version, stop } = await cluster.launch();
    return {
      url: cluster.url,
      description: `PostgreSQL ${version} (${binaries.origin})`,
      async stop() {
        await stop();
        cluster.remove();
      },
    };
  } catch (error) {
    cluster.remove();
    throw error;
  }
}

export interface Cluster {
  readonly url: string;
  readonly data: string;
  /**
   * Starts the server and waits until it accepts connections.
   * @throws with the end of its log
   */
  launch(): Promise<RunningPostgres>;
  remove(): void;
}

export interface RunningPostgres {
  readonly version: string;
  stop(): Promise<void>;
}

export async function createCluster(
  binaries: Binaries,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir().length <= MAX_FOLDER ? tmpdir() : "/tmp", "daybook-pg-"));
  const user = unprivilegedUser();
  const options = { ...user, cwd: home, env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" } };
  const data = join(home, "data");
  const url = `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(home)}`;
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    if (user) chownSync(home, user.uid, user.gid);
    chmodSync(home, 0o700);
    const bin = await reachable(binaries.folder, home, user);
    await run(
      join(bin, "initdb"),
      ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
      options,
    );
    const launch = async (): Promise<RunningPostgres> => {
      // The shell stops the server when its standard input closes, so the server ends with this process.
      const script = '"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server';
      const child = spawn(
        "/bin/sh",
        ["-c", script, join(bin, "postgres"), ...serverSettings(home, data, settings)],
        {
          ...options,
          stdio: ["pipe", "ignore", "pipe"],
        },
      );
      let log = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => (log = (log + text).slice(-2_000)));
      child.stdin.on("error", () => {});
      const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      const stop = async () => {
        child.stdin.end();
        await ended;
      };
      try {
        return { version: await untilReady(url), stop };
      } catch (error) {
        await stop();
        throw new Error(`${error instanceof Error ? error.message : String(error)} ${log}`.trim(), {
          cause: error,
        });
      }
    };
    return { url, data, launch, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function serverSettings(home: string, data: string, more: Readonly<Record<string, string>>): string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: home,
    port: "5432",
    max_connections: "300",
    shared_buffers: "64MB",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    // Reveals a connection that does not set its time zone.
    timezone: "Asia/Kathmandu",
    log_timezone: "UTC",
    ...more,
  };
  return ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Copies the programs to where the unprivileged account can run them, because root's home is closed to it. */
async function reachable(
  folder: string,
  home: string,
  user: { uid: number; gid: number } | null,
): Promise<string> {
  if (!user) return folder;
  const works = await run(join(folder, "postgres"), ["--version"], { ...user, cwd: home }).then(
    () => true,
    () => false,
  );
  if (works) return folder;
  const copy = join(home, "native");
  mkdirSync(copy);
  chownSync(copy, user.uid, user.gid);
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

/**
 * Waits until the server accepts connections. Returns its version.
 * @throws if a required extension is missing
 */
async function untilReady(url: string): Promise<string> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_MS });
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string; missing: string | null }>(
        `SELECT current_setting('server_version') AS version,
                (SELECT string_agg(x, ', ') FROM unnest(ARRAY['btree_gin', 'btree_gist', 'pg_trgm']) x
                  WHERE x NOT IN (SELECT name FROM pg_available_extensions)) AS missing`,
      );
      await client.end();
      const [row] = rows;
      if (!row || row.missing !== null) throw new Error(`it has no ${row?.missing ?? "answer"}`);
      return row.version;
    } catch (error) {
      const starting = ["ECONNREFUSED", "ENOENT", "57P03"].includes((error as { code?: string }).code ?? "");
      if (!starting || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
