import {
  type TestPaymentRow,
  countTestRefunds,
  decideTestPayment,
  findTestPayment,
  markTestPaymentReported,
  openTestPayment,
  findTestPaymentsToReport,
} from "../data/testPayments.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Clock, RandomSource } from "../../../platform/database/ports.ts";
import {
  type PaymentGateway,
  PaymentUnavailableError,
  type SessionReport,
  type VerifiedEvent,
} from "./port.ts";

/** Long enough to see the page after the deadline. */
const LATE_REPORT_MS = 12_000;

/** `LATER` is reported only after the deadline. */
export type TestChoice = "PAY" | "DECLINE" | "LATER" | "LEAVE";

export interface TestPayment {
  readonly id: string;
  readonly state: "OPEN" | "PAID" | "DECLINED" | "LATE" | "OVER";
  readonly businessName: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
}

export interface TestProvider extends PaymentGateway {
  find(id: string): Promise<TestPayment | null>;
  choose(id: string, choice: TestChoice): Promise<TestPayment | null>;
  /** Also reports what an ended process left. Safe to run concurrently. */
  reportDue(): Promise<void>;
}

export interface TestProviderDeps {
  readonly database: Pick<Database, "query">;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly receive: (event: VerifiedEvent) => Promise<unknown>;
}

export function createTestProvider({ database, clock, random, receive }: TestProviderDeps): TestProvider {
  const readReport = async (id: string): Promise<SessionReport> => {
    const row = await findTestPayment(database, id);
    if (!row)
      throw new PaymentUnavailableError("the test provider has no such session", { isPermanent: true });
    return toReport(row, clock.now());
  };
  /** At least once. */
  const sendReport = async (row: TestPaymentRow) => {
    await receive(toEvent(row, clock.now()));
    await markTestPaymentReported(database, row.id);
  };
  const find = async (id: string) => {
    const row = await findTestPayment(database, id);
    return row && toTestPayment(row, clock.now());
  };
  return {
    provider: "TEST",
    isTest: true,

    async createSession(request) {
      const id = await openTestPayment(database, {
        ...request,
        id: `test_${Buffer.from(random.bytes(18)).toString("base64url")}`,
      });
      const url = new URL(`/test-payments/${id}`, request.returnUrl);
      url.searchParams.set("locale", request.locale);
      return { sessionId: id, url: url.href };
    },
    readSession: ({ sessionId }) => readReport(sessionId),
    async expireSession({ sessionId }) {
      await decideTestPayment(database, sessionId, { state: "EXPIRED", tellAt: null, now: clock.now() });
      return readReport(sessionId);
    },
    async refund({ refundId, sessionId, businessId, paymentId }) {
      if ((await readReport(sessionId)).state !== "PAID") {
        return { reference: "", state: "FAILED", failure: "nothing was paid" };
      }
      await countTestRefunds(database, { businessId, paymentId });
      return { reference: `test_refund_${refundId}`, state: "SUCCEEDED", failure: "" };
    },

    find,
    async choose(id, choice) {
      const now = clock.now();
      const row = await findTestPayment(database, id);
      if (!row || choice === "LEAVE") return row && toTestPayment(row, now);
      await decideTestPayment(database, id, { ...decisions[choice](row, now), now });
      const decided = await findTestPayment(database, id);
      if (decided && decided.tellAt !== null && decided.state !== "OPEN") await sendReport(decided);
      return find(id);
    },
    async reportDue() {
      const due = await findTestPaymentsToReport(database, clock.now());
      const results = await Promise.allSettled(due.map(sendReport));
      // One failure does not stop the others.
      for (const one of results) if (one.status === "rejected") throw one.reason;
    },
  };
}

const decisions = {
  PAY: (_row: TestPaymentRow, now: number) => ({ state: "SUCCEEDED", tellAt: now }) as const,
  DECLINE: (_row: TestPaymentRow, now: number) => ({ state: "FAILED", tellAt: now }) as const,
  LATER: (row: TestPaymentRow) => ({ state: "OPEN", tellAt: row.expiresAt + LATE_REPORT_MS }) as const,
};

function toReport(row: TestPaymentRow, now: number): SessionReport {
  const state = getSessionState(row, now);
  return {
    state,
    chargeReference: state === "PAID" ? row.id : null,
    amountMinor: row.amountMinor,
    currency: row.currency,
    failure: state === "FAILED" ? "declined in test mode" : "",
  };
}

/** A late payment stays open until it is reported. */
function getSessionState({ state, tellAt, expiresAt }: TestPaymentRow, now: number): SessionReport["state"] {
  if (state === "SUCCEEDED") return "PAID";
  if (state !== "OPEN") return state;
  if (tellAt !== null) return tellAt <= now ? "PAID" : "OPEN";
  return expiresAt <= now ? "EXPIRED" : "OPEN";
}

function toEvent(row: TestPaymentRow, now: number): VerifiedEvent {
  const report = toReport(row, now);
  return {
    provider: "TEST",
    id: `${row.id}_${report.state.toLowerCase()}`,
    type: `test.session.${report.state.toLowerCase()}`,
    createdAt: now,
    businessId: row.businessId,
    paymentId: row.paymentId,
    sessionId: row.id,
    report,
    refund: null,
  };
}

function toTestPayment(row: TestPaymentRow, now: number): TestPayment {
  const states = { PAID: "PAID", FAILED: "DECLINED", EXPIRED: "OVER", OPEN: "OPEN" } as const;
  const isLate = row.state === "OPEN" && row.tellAt !== null;
  return { ...row, state: isLate ? "LATE" : states[getSessionState(row, now)] };
}
