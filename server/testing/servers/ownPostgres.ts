import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findBinaries } from "./postgresBinaries.ts";
import { createCluster } from "./postgresServer.ts";

/** A PostgreSQL server that one test file may stop or kill. */
export interface OwnPostgres {
  readonly url: string;
  sql<Row extends object = object>(text: string, on?: "maintenance" | "database"): Promise<Row[]>;
  connect(): Promise<pg.Client>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Kills the postmaster with SIGKILL and waits for its backends to end. */
  kill(): Promise<void>;
  terminateSessions(): Promise<void>;
  acceptConnections(isAccepting: boolean): Promise<void>;
  close(): Promise<void>;
}

const DATABASE = "outage";
const PAUSE_MS = 20;

/**
 * Starts a server with one empty database.
 * @throws if the machine has no PostgreSQL programs
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const [binaries] = findBinaries();
  if (!binaries) throw new Error("no PostgreSQL programs found");
  // Acknowledged commits must survive a killed server.
  const cluster = await createCluster(binaries, { synchronous_commit: "on" });
  let running = await cluster.launch();
  const address = new URL(cluster.url);
  address.pathname = `/${DATABASE}`;

  const open = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const sql = async <Row extends object>(text: string, on: "maintenance" | "database" = "maintenance") => {
    const client = await open(on === "maintenance" ? cluster.url : address.href);
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  const terminateSessions = async () => {
    await sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${DATABASE}' AND pid <> pg_backend_pid()`,
    );
  };
  await sql(`CREATE DATABASE ${DATABASE}`);
  return {
    url: address.href,
    sql,
    connect: () => open(address.href),
    stop: () => running.stop(),
    async start() {
      running = await cluster.launch();
    },
    async kill() {
      const postmaster = Number(readFileSync(join(cluster.data, "postmaster.pid"), "utf8").split("\n")[0]);
      const backends = listChildren(postmaster);
      process.kill(postmaster, "SIGKILL");
      await running.stop();
      // A new server does not start while a backend uses the old one's memory.
      for (const pid of backends) while (isRunning(pid)) await pause();
    },
    terminateSessions,
    async acceptConnections(isAccepting) {
      await sql(`ALTER DATABASE ${DATABASE} ALLOW_CONNECTIONS ${isAccepting}`);
      if (!isAccepting) await terminateSessions();
    },
    async close() {
      await running.stop();
      cluster.remove();
    },
  };
}

function listChildren(parent: number): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
