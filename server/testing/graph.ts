import { createHash } from "node:crypto";
import { addOtherBusiness } from "./businesses/otherBusiness.ts";
import { afterAll, beforeEach } from "vitest";
import { type ExecutionResult, execute, getOperationAST, parse, validate } from "graphql";
import { serviceRows } from "../../prisma/demo/services.ts";
import type { Database } from "../platform/database/database.ts";
import { clearCachedReads } from "../platform/database/cachedReads.ts";
import type { Locale } from "../shared/languages/locales.ts";
import type { Prisma } from "../platform/database/prisma/client.ts";
import { createContext } from "../app/graph/createContext.ts";
import type { Context } from "../platform/graphql/context.ts";
import { findInputError } from "../platform/graphql/inputGate.ts";
import type { RequestInfo } from "../platform/graphql/requestInfo.ts";
import { buildSchema } from "../app/graph/schema.ts";
import type { Clock, RandomSource } from "../platform/database/ports.ts";
import type { Deps, Scope } from "../platform/database/scope.ts";
import type { PaymentSweeper } from "../modules/payments/sweepPayments.ts";
import { type Signer, createSigner } from "../platform/ids/signer.ts";
import { SPAM_LIMITS } from "../modules/access/checkSpam.ts";
import { MemoryProvider } from "./servers/paymentProvider.ts";
import { NO_ORDER_LIMITS, createTestDeps } from "./deps/createTestDeps.ts";
import { RESTORED_TABLES, TEST_START, demoDatabase } from "./database/demoDatabase.ts";
import { paymentOrders } from "../modules/bookings/paymentOrders.ts";

/** A clock that changes only when it is set. */
export type TestClock = Clock & {
  set(instant: string): void;
  advance(minutes: number): void;
};

export interface TestCaller {
  readonly host?: string;
  readonly address?: string;
  readonly key?: string;
  readonly session?: string;
  readonly locale?: Locale;
}

export interface GraphResponse<Data> {
  readonly data: Data;
  readonly errors: readonly { readonly message: string; readonly code: unknown; readonly path: unknown }[];
}

export interface TestGraph {
  readonly database: Database;
  readonly clock: TestClock;
  readonly signer: Signer;
  readonly provider: MemoryProvider;
  readonly paying: PaymentSweeper;
  /** Runs a document as a separate request. Throws if it does not match the schema. */
  run<Data = Record<string, never>>(
    document: string,
    variables?: Record<string, unknown>,
    asker?: TestCaller,
  ): Promise<GraphResponse<Data>>;
  /** Runs a document and returns its data. Throws on a GraphQL error. */
  data<Data>(document: string, variables?: Record<string, unknown>, asker?: TestCaller): Promise<Data>;
  context(asker?: TestCaller): Promise<Context>;
  scope(asker?: TestCaller): Promise<Scope>;
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  change(slug: string, rules: Prisma.ServiceUncheckedUpdateManyInput): Promise<void>;
  /** Assigns forms to a demo service until `reset`. */
  ask(service: string, ...forms: string[]): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

const CLEARED = [
  "absence_decisions",
  "absences",
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
  "contact_notes",
  "contacts",
  "saved_views",
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

const APPEND_ONLY = ["audit_entries", "audit_seals", "booking_events", "money_entries", "provider_events"];

/** Faster than TRUNCATE. One statement, so that foreign keys hold at its end. */
const CLEAR = `WITH ${CLEARED.map((table) => `${table}_gone AS (DELETE FROM ${table})`).join(", ")} SELECT;
  DELETE FROM units WHERE is_extra;`;

const RESTORE = RESTORED_TABLES.map((table) => `INSERT INTO ${table} SELECT * FROM demo.${table};`).join(
  "\n",
);

/** Without triggers, because remaining rows do not reference deleted ones. */
const RESET = `SET LOCAL session_replication_role = replica; ${CLEAR} SET LOCAL session_replication_role = origin; ${RESTORE}`;

/** For servers that do not allow `session_replication_role`. */
const RESET_WITH_TRIGGERS = `${switchTriggers("DISABLE")} ${CLEAR} ${switchTriggers("ENABLE")} ${RESTORE}`;

function switchTriggers(how: "DISABLE" | "ENABLE"): string {
  return APPEND_ONLY.map((table) => `ALTER TABLE ${table} ${how} TRIGGER USER;`).join(" ");
}

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

export type TestGraphOptions = Partial<
  Pick<Deps, "orderLimits" | "humanCheck" | "hostLookups" | "wakeFeedReader">
>;

export async function testGraph(options: TestGraphOptions = {}): Promise<TestGraph> {
  const database = await demoDatabase();
  const clock = testClock(TEST_START);
  const [user] = await database.query<{ isSuperuser: boolean }>(
    `SELECT rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user`,
  );
  const isSuperuser = user!.isSuperuser;
  const signer = createSigner([Buffer.alloc(32, 7)]);
  const provider = new MemoryProvider();
  const deps = createTestDeps({
    database,
    clock,
    signer,
    random: seededRandom("daybook"),
    payments: provider.gateways,
    serverOrigin: () => "https://localhost",
    // With a fixed clock every form looks filled in too fast.
    spamLimits: { ...SPAM_LIMITS, youngMs: 0 },
    orderLimits: NO_ORDER_LIMITS,
    ...options,
  });
  const changed = new Set<string>();
  const context = (asker: TestCaller = {}) => createContext(deps, createRequest(asker));
  const run = async <Data>(document: string, variables = {}, asker: TestCaller = {}) =>
    toResponse<Data>(await executeDocument(document, variables, await context(asker)));
  return {
    database,
    clock,
    signer,
    provider,
    paying: { ...deps, orders: paymentOrders, onError: () => {} },
    context,
    run,
    async data<Data>(document: string, variables = {}, asker: TestCaller = {}) {
      const { data, errors } = await run<Data>(document, variables, asker);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data;
    },
    async scope(asker) {
      const ctx = await context(asker);
      return ctx.scope(ctx.business!);
    },
    async statementsOf(work) {
      // Waits until changes have cleared the cached business.
      await waitForChanges(database);
      clearCachedReads(database.prisma);
      const { business } = await context();
      // Callers with a key load the business by id.
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
      clock.set(TEST_START);
      provider.clear();
      await database.transaction((sql) => sql.query(isSuperuser ? RESET : RESET_WITH_TRIGGERS));
      for (const row of serviceRows.filter((one) => changed.has(one.slug))) {
        await database.prisma.service.updateMany({ where: { id: row.id }, data: { ...RULES, ...row } });
      }
      changed.clear();
    },
    close: () => database.close(),
  };
}

type OpenOptions = TestGraphOptions & {
  /** Adds the other business. */
  readonly hasOther?: boolean;
  /** Resets the graph before each test. */
  readonly isReset?: boolean;
};

/** Opens a graph for the tests of a file. Vitest closes it after them and after every `afterAll` of the file. */
export async function openGraph({ hasOther, isReset, ...options }: OpenOptions = {}): Promise<TestGraph> {
  const graph = await testGraph(options);
  afterAll(() => graph.close());
  if (hasOther) await addOtherBusiness(graph.database);
  if (isReset) beforeEach(() => graph.reset());
  return graph;
}

/** A connection receives notifications at the latest with its next response, so each runs a query. */
async function waitForChanges({ pool, query }: Database): Promise<void> {
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

export function seededRandom(seed: string): RandomSource {
  let drawCount = 0;
  return {
    bytes(count) {
      const hash = createHash("sha512").update(`${seed} ${drawCount++}`).digest();
      return Uint8Array.from(hash.subarray(0, count));
    },
  };
}

export function createRequest({
  host = "localhost",
  address = "192.0.2.1",
  key,
  session,
  locale = "en",
}: TestCaller): RequestInfo {
  return {
    ...(session !== undefined && {
      browser: { session, device: null, agent: "", storeSession: () => {}, storeDevice: () => {} },
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
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(errors.map((inputError) => inputError.message).join("\n"));
  const variables = variableValues as Record<string, unknown>;
  const operation = getOperationAST(document);
  const inputError = operation && findInputError(schema, document, { operation, variables });
  if (inputError) return { errors: [inputError] };
  return execute({ schema, document, variableValues: variables, contextValue });
}

function toResponse<Data>(result: ExecutionResult): GraphResponse<Data> {
  return {
    data: JSON.parse(JSON.stringify(result.data ?? null)) as Data,
    errors: (result.errors ?? []).map(({ message, extensions, path }) => ({
      message,
      code: extensions["code"],
      path,
    })),
  };
}
