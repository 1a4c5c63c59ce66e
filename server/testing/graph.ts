import { createHash } from "node:crypto";
import { type ExecutionResult, execute, getOperationAST, parse, validate } from "graphql";
import { serviceRows } from "../../prisma/demo/services.ts";
import type { Database } from "../platform/database/database.ts";
import { forgetReads } from "../platform/database/keptReads.ts";
import type { OrderLimits } from "../modules/bookings/rules/orderLimits.ts";
import type { Locale } from "../shared/languages/locales.ts";
import type { Prisma } from "../platform/database/prisma/client.ts";
import { type Context, type GraphDeps, createContext } from "../platform/graphql/context.ts";
import { findInputError } from "../platform/graphql/inputGate.ts";
import type { RequestInfo } from "../platform/graphql/requestInfo.ts";
import { buildSchema } from "../app/graph/schema.ts";
import { createBusinessDirectory } from "../modules/businesses/businessDirectory.ts";
import type { HostLookups } from "../modules/businesses/verifyHost.ts";
import type { Clock, HumanCheck, RandomSource } from "../platform/database/ports.ts";
import type { Scope } from "../platform/database/scope.ts";
import type { PaymentSweeper } from "../modules/payments/sweepPayments.ts";
import { type Signer, createSigner } from "../platform/ids/signer.ts";
import { SPAM_LIMITS } from "../modules/access/spamCost.ts";
import { MemoryProvider } from "./servers/paymentProvider.ts";
import { NO_ORDER_LIMITS } from "./noOrderLimits.ts";
import { RESTORED, START, demoDatabase } from "./demoDatabase.ts";

/** A clock that stands still until it is set. */
export type TestClock = Clock & {
  /** Sets it to an ISO instant. */
  set(instant: string): void;
  /** Moves it on. */
  advance(minutes: number): void;
};

/** Who asks, as far as tests tell callers apart. */
export interface Asker {
  readonly host?: string;
  readonly address?: string;
  /** An API key's secret. */
  readonly key?: string;
  /** A session's token, shown as our own pages do. */
  readonly session?: string;
  /** Without: English. */
  readonly locale?: Locale;
}

/** An answer of the graph, as a caller sees it. */
export interface Answered<Data> {
  readonly data: Data;
  readonly errors: readonly { readonly message: string; readonly code: unknown; readonly path: unknown }[];
}

/** The real graph over a fresh database with the demo business. */
export interface TestGraph {
  readonly database: Database;
  readonly clock: TestClock;
  readonly signer: Signer;
  /** Where visitors pay. */
  readonly provider: MemoryProvider;
  /** What payments need without a request. */
  readonly paying: PaymentSweeper;
  /** Runs a document as a request of its own. A document that does not fit the schema fails the test. */
  run<Data = Record<string, never>>(
    document: string,
    variables?: Record<string, unknown>,
    asker?: Asker,
  ): Promise<Answered<Data>>;
  context(asker?: Asker): Promise<Context>;
  /** The use cases' view of the business that the asker's host names. */
  scope(asker?: Asker): Promise<Scope>;
  /** The statements that some work sends, in order. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  /** Changes a demo service, until `reset`. */
  change(slug: string, rules: Prisma.ServiceUncheckedUpdateManyInput): Promise<void>;
  /** Has a demo service ask forms, by their slugs, until `reset`. Left alone, no service asks anything: few tests are about that. */
  ask(service: string, ...forms: string[]): Promise<void>;
  /** No holds, no bookings, no blocks; the demo's services, links and days off as they were; the clock at its start. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const CLEARED = [
  "figure_marks",
  "kept_figures",
  "webhook_deliveries",
  "webhook_endpoints",
  "events",
  "event_feeds",
  "money_entries",
  "refunds",
  "payment_bookings",
  "payments",
  "provider_events",
  "test_payments",
  "claims",
  "sessions",
  "service_days",
  "notices",
  "uploads",
  "submissions",
  "survey_responses",
  "service_forms",
  "booking_events",
  "booking_staff",
  "guests",
  "unpaid_bookings",
  "bookings",
  "orders",
  "people",
  "contacts",
  "hold_lines",
  "holds",
  "idempotency_keys",
  "audit_unsealed",
  "audit_seals",
  "audit_entries",
  "block_units",
  "blocks",
  "one_time_link_services",
  "one_time_links",
  "date_overrides",
  "holidays",
  "attempts",
  "busy_times",
  "busy_feeds",
];

/** Only `reset` ever takes anything away from these. */
const APPEND_ONLY = ["audit_entries", "audit_seals", "booking_events", "money_entries", "provider_events"];

/** Much faster than TRUNCATE; one statement, so that no row is missed by another before its end. */
const CLEAR = `WITH ${CLEARED.map((table) => `${table}_gone AS (DELETE FROM ${table})`).join(", ")} SELECT;
  DELETE FROM units WHERE is_extra;`;

const RESTORE = RESTORED.map((table) => `INSERT INTO ${table} SELECT * FROM demo.${table};`).join("\n");

/** Without triggers: nothing that is cleared is pointed at by what stays, and nothing is refused. */
const RESET = `SET LOCAL session_replication_role = replica; ${CLEAR} SET LOCAL session_replication_role = origin; ${RESTORE}`;

/** The same where the server was given by somebody who does not let us do that. */
const CAREFUL_RESET = `${switchTriggers("DISABLE")} ${CLEAR} ${switchTriggers("ENABLE")} ${RESTORE}`;

function switchTriggers(how: "DISABLE" | "ENABLE"): string {
  return APPEND_ONLY.map((table) => `ALTER TABLE ${table} ${how} TRIGGER USER;`).join(" ");
}

/** The rules that a demo service may leave out, as its column has them. */
const RULES: Prisma.ServiceUncheckedUpdateManyInput = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  horizonDays: 60,
  maxPerDay: null,
  capacity: 1,
  maxPerBooking: null,
  priceMinor: 0,
  paymentRule: "NONE",
  paymentValue: 0,
  pricePer: "LINE",
  paymentMinutes: 1440,
  refundPercent: 100,
  refundCutoffMinutes: 0,
  mode: "INSTANT",
  decisionMinutes: 2880,
  assignment: "CHOSEN",
  guestMode: "NONE",
  recurrenceMax: null,
  lookBusyPercent: 0,
  lookBusyTurn: 0,
  cancelCutoffMinutes: 0,
  rescheduleCutoffMinutes: 0,
  cancelReason: "OPTIONAL",
  reminderMinutes: [1440],
  followUpMinutes: null,
  askPhone: "OPTIONAL",
  askDateOfBirth: "NO",
  consentText: null,
};

/** Settings of a test graph that most tests leave out. */
export interface TestGraphOptions {
  /** Default: orders have no limits. */
  readonly orderLimits?: OrderLimits;
  readonly humanCheck?: HumanCheck;
  /** Absent if no host can be proven. */
  readonly hostLookups?: HostLookups;
}

/** Makes the demo on a database of its own. */
export async function testGraph(options: TestGraphOptions = {}): Promise<TestGraph> {
  const database = await demoDatabase();
  const clock = testClock(START);
  const [user] = await database.query<{ isSuperuser: boolean }>(
    `SELECT rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user`,
  );
  const isSuperuser = user!.isSuperuser;
  const signer = createSigner([Buffer.alloc(32, 7)]);
  const provider = new MemoryProvider();
  const deps: GraphDeps = {
    database,
    clock,
    signer,
    random: seededRandom("daybook"),
    directory: createBusinessDirectory(database, clock),
    payments: provider.gateways,
    houseOrigin: () => "https://localhost",
    // A clock that stands still makes everybody fast.
    spam: { ...SPAM_LIMITS, youngMs: 0 },
    orderLimits: options.orderLimits ?? NO_ORDER_LIMITS,
    ...(options.hostLookups && { hostLookups: options.hostLookups }),
    ...(options.humanCheck && { humanCheck: options.humanCheck }),
  };
  const changed = new Set<string>();
  const context = (asker: Asker = {}) => createContext(deps, requestOf(asker));
  return {
    database,
    clock,
    signer,
    provider,
    paying: { ...deps, onError: () => {} },
    context,
    async run<Data>(document: string, variables = {}, asker: Asker = {}) {
      return answered<Data>(await executeDocument(document, variables, await context(asker)));
    },
    async scope(asker) {
      const ctx = await context(asker);
      return ctx.scope(ctx.business!);
    },
    async statementsOf(work) {
      // Whoever hears of a change looks the business up again: what was changed before is heard of now, and looked up.
      await hearOfChanges(database);
      // What others have read of the catalogue says nothing about this work.
      forgetReads(database.prisma);
      const { business } = await context();
      // Callers with a key find the business by its id.
      if (business) await deps.directory.byId(business.id);
      const sent: string[] = [];
      const stop = database.onStatement((text) => sent.push(text));
      try {
        await work();
      } finally {
        stop();
      }
      return sent;
    },
    async change(slug, rules) {
      changed.add(slug);
      await database.prisma.service.updateMany({ where: { slug }, data: rules });
    },
    async ask(service, ...slugs) {
      await database.query(
        `INSERT INTO service_forms (business_id, service_id, form_id, position)
         SELECT s.business_id, s.id, f.id, array_position($2::text[], f.slug) FROM services s
           JOIN forms f ON f.business_id = s.business_id AND f.slug = ANY ($2::text[]) WHERE s.slug = $1`,
        [service, slugs],
      );
    },
    async reset() {
      clock.set(START);
      provider.clear();
      await database.transaction((sql) => sql.query(isSuperuser ? RESET : CAREFUL_RESET));
      for (const row of serviceRows.filter((one) => changed.has(one.slug))) {
        await database.prisma.service.updateMany({ where: { id: row.id }, data: { ...RULES, ...row } });
      }
      changed.clear();
    },
    close: () => database.close(),
  };
}

/** A connection is told of what was committed before at the latest with its next answer: each of them gives one. */
async function hearOfChanges({ pool, query }: Database): Promise<void> {
  await Promise.all(Array.from({ length: pool.totalCount }, () => query("SELECT 1")));
}

function testClock(start: string): TestClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    set: (instant) => void (now = Date.parse(instant)),
    advance: (minutes) => void (now += minutes * 60_000),
  };
}

/** Bytes that look like chance and come again in every run. */
export function seededRandom(seed: string): RandomSource {
  let drawn = 0;
  return {
    bytes(count) {
      const hash = createHash("sha512").update(`${seed} ${drawn++}`).digest();
      return Uint8Array.from(hash.subarray(0, count));
    },
  };
}

/** A request as the web server tells the graph of it. */
export function requestOf({
  host = "localhost",
  address = "192.0.2.1",
  key,
  session,
  locale = "en",
}: Asker): RequestInfo {
  return {
    ...(session !== undefined && {
      browser: { session, device: null, agent: "", keepSession: () => {}, keepDevice: () => {} },
    }),
    requestId: "test",
    host,
    origin: `https://${host}`,
    clientAddress: address,
    authorization: key === undefined ? null : `Bearer ${key}`,
    locale,
    isPersisted: false,
  };
}

async function executeDocument(text: string, variableValues: object, contextValue: Context) {
  const schema = buildSchema();
  const document = parse(text);
  const faults = validate(schema, document);
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.message).join("\n"));
  const variables = variableValues as Record<string, unknown>;
  const operation = getOperationAST(document);
  const fault = operation && findInputError(schema, document, { operation, variables });
  if (fault) return { errors: [fault] };
  return execute({ schema, document, variableValues: variables, contextValue });
}

/** Through JSON once, as every caller gets it. */
function answered<Data>(result: ExecutionResult): Answered<Data> {
  return {
    data: JSON.parse(JSON.stringify(result.data ?? null)) as Data,
    errors: (result.errors ?? []).map(({ message, extensions, path }) => ({
      message,
      code: extensions["code"],
      path,
    })),
  };
}
