import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { GraphqlContext } from "../../graphql/apollo.ts";
import type { StartOperation } from "../../graphql/limits/operationHooks.ts";
import { getLoggedPage } from "../logging.ts";
import { hasToken } from "../operator.ts";
import { type Metric, createCounter, formatExposition, createGauge, createHistogram } from "./exposition.ts";
import { EXPOSITION, type MetricsPort, openMetricsPort } from "./metricsPort.ts";

export type LoadGauges = () => Promise<Readonly<Record<string, number>>>;

export interface MetricsOptions {
  /** Null if `/metrics` is not served on the server's own port. */
  readonly token: string | null;
  /** A port of 127.0.0.1 without a token. */
  readonly port?: number | null;
  readonly gauges: LoadGauges;
}

/** Seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const NANOSECONDS = 1e9;

/**
 * Contains no personal data. Callers cannot add series.
 * Requires the token even on loopback, because the request may come from a local proxy.
 */
export function addMetrics<Context extends GraphqlContext>(
  app: FastifyInstance,
  { token, port = null, gauges }: MetricsOptions,
  getMoreMetrics: () => readonly Metric[] = () => [],
): StartOperation<Context> {
  const requests = createCounter("daybook_http_requests_total", "Responses, by route and status.");
  const durations = createHistogram(
    "daybook_http_request_seconds",
    "Duration of requests, by route.",
    BOUNDS,
  );
  const operations = createCounter(
    "daybook_graph_operations_total",
    "Executed GraphQL operations: those of the widget by name, all others together. Cached responses are not counted.",
  );
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());

  app.addHook("onResponse", (request, reply, done) => {
    const route = getLoggedPage(request) ?? request.routeOptions.url ?? "unmatched";
    requests.add({ method: getMethodLabel(request), route, status: String(reply.statusCode) });
    durations.observe({ route }, reply.elapsedTime / 1000);
    done();
  });

  const read = async () => {
    const values = await gauges().catch(() => null);
    const measured = [requests, durations, operations, ...getMoreMetrics()];
    return formatExposition([...measured, ...processMetrics(delay), ...toGauges(values)]);
  };
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!hasToken(request, token)) return reply.callNotFound();
    return reply.type(EXPOSITION).send(await read());
  });
  if (port !== null) {
    let listener: MetricsPort | null = null;
    app.addHook("onReady", async () => void (listener = await openMetricsPort(port, read)));
    app.addHook("onClose", async () => listener?.close());
  }

  return ({ contextValue }) => ({
    willSendResponse({ operationName, response: { body } }) {
      const isPersisted = contextValue.costLimit === null;
      const errors = body.kind === "single" ? body.singleResult.errors : undefined;
      const code = errors?.[0]?.extensions?.["code"];
      operations.add({
        operation: isPersisted ? (operationName ?? "unnamed") : "other",
        outcome: errors ? toOutcome(code) : "answered",
      });
    },
  });
}

function toOutcome(code: unknown): string {
  if (code === "INTERNAL_SERVER_ERROR") return "broken";
  if (code === "UNAVAILABLE") return "unavailable";
  return code === "RATE_LIMITED" ? "limited" : "refused";
}

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

function getMethodLabel({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : "other";
}

function processMetrics(delay: ReturnType<typeof monitorEventLoopDelay>): Metric[] {
  const memory = process.memoryUsage();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0);
  return [
    createGauge("daybook_event_loop_delay_seconds", "Delay of the event loop.", [
      [{ quantile: "0.5" }, seconds(delay.percentile(50))],
      [{ quantile: "0.99" }, seconds(delay.percentile(99))],
    ]),
    createGauge("daybook_memory_bytes", "Memory of the process.", [
      [{ kind: "resident" }, memory.rss],
      [{ kind: "heap" }, memory.heapUsed],
      [{ kind: "external" }, memory.external],
    ]),
    createGauge("daybook_uptime_seconds", "Uptime of the process.", [[{}, Math.floor(process.uptime())]]),
  ];
}

function toGauges(gauges: Readonly<Record<string, number>> | null): Metric[] {
  return [
    createGauge("daybook_database_up", "1 if the database responded, otherwise 0.", [[{}, gauges ? 1 : 0]]),
    ...Object.entries(gauges ?? {}).map(([name, value]) =>
      createGauge(name, "The present value.", [[{}, value]]),
    ),
  ];
}
