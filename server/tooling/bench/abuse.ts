import { readFileSync } from "node:fs";
import { RATE_SETTINGS } from "../../platform/http/limits/rateLimits.ts";
import { startPostgres } from "../../testing/servers/postgresServer.ts";
import { endBuiltServer, startBuiltServer } from "../builtServer.ts";
import { prepare } from "../prepare.mjs";
import { ABUSE_KINDS, type AbuseKind } from "./abuseKinds.ts";
import type { BenchRow } from "./row.ts";

/** A tenth of each limit, so that a flood is short. Processor time is multiplied accordingly. */
const LIMIT_DIVISOR = 10;
const AT_ONCE = 4;
const LONGEST_MS = 12_000;
/** Maximum processor seconds per minute that one address may cause. */
const ALLOWED_SECONDS = 15;
const TICKS_PER_SECOND = 100;

/**
 * Measures the processor time that one IPv6 /64 causes in 60 seconds within its limits, for each kind of request. A
 * flood uses a full bucket and its refill.
 */
export async function benchAbuse(): Promise<BenchRow[]> {
  await prepare({ build: true });
  const postgres = await startPostgres();
  const limits = Object.entries(RATE_SETTINGS).map(
    ([kind, count]) => `${kind}=${Math.ceil(count / LIMIT_DIVISOR)}`,
  );
  const server = await startBuiltServer({
    DATABASE_URL: postgres.url,
    TRUST_PROXY: "1",
    DAYBOOK_RATE_LIMITS: limits.join(","),
    DAYBOOK_LOAD_GATE: "off",
  });
  try {
    const pid = server.child.pid!;
    const rows: BenchRow[] = [];
    for (const [index, kind] of ABUSE_KINDS.entries()) {
      await flood(server.origin, kind, { from: `2001:db8:1:${index}::1`, mostMs: 2_000 });
      const before = cpuSeconds(pid);
      const flooded = await flood(server.origin, kind, {
        from: `2001:db8:2:${index}::1`,
        mostMs: LONGEST_MS,
      });
      rows.push(toRow(kind.name, flooded, cpuSeconds(pid) - before));
    }
    return rows;
  } finally {
    await endBuiltServer(server, "SIGTERM");
    await postgres.stop();
  }
}

interface Flooded {
  readonly responses: number;
  readonly elapsedMs: number;
  readonly isRejected: boolean;
  readonly statuses: readonly string[];
}

async function flood(
  origin: string,
  kind: AbuseKind,
  { from, mostMs }: { readonly from: string; readonly mostMs: number },
): Promise<Flooded> {
  const begun = performance.now();
  const statuses = new Set<string>();
  let responses = 0;
  let sent = 0;
  let isRejected = false;
  const client = async () => {
    while (!isRejected && performance.now() - begun < mostMs) {
      const { path, body } = kind.request(sent++);
      const response = await fetch(`${origin}${path}`, {
        ...(body && { method: "POST", body: JSON.stringify(body) }),
        headers: { "content-type": "application/json", "x-forwarded-for": from },
      });
      const answer = await response.text();
      const code = /"code":"([A-Z_]+)"/.exec(answer)?.[1];
      if (response.status === 429 || code === "RATE_LIMITED") {
        isRejected = true;
        continue;
      }
      statuses.add(path === "/graphql" && code ? `${response.status} ${code}` : String(response.status));
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return { responses, isRejected, elapsedMs: performance.now() - begun, statuses: [...statuses] };
}

function toRow(name: string, { responses, elapsedMs, isRejected, statuses }: Flooded, cpu: number): BenchRow {
  // A flood uses one bucket and the refill of its duration. A minute allows two buckets.
  const buckets = 1 + elapsedMs / 60_000;
  const perRequest = (cpu / Math.max(1, responses)) * 1_000;
  const inMinute = (responses / buckets) * 2 * LIMIT_DIVISOR;
  const seconds = isRejected ? (inMinute * perRequest) / 1_000 : 60;
  return {
    name: `one address, ${name}: processor seconds a minute`,
    ratio: seconds,
    limit: ALLOWED_SECONDS,
    note: `${perRequest.toFixed(1)} ms each, ${isRejected ? Math.round(inMinute) : "no limit met:"} ${isRejected ? "a minute" : `${responses} in ${Math.round(elapsedMs / 1000)} s`}, ${statuses.join(" ")}`,
  };
}

function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
