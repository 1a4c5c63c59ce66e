import { format } from "node:util";
import Fastify from "fastify";
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openExport } from "../../modules/insights/graphql/exports.ts";
import { startDelivering } from "../../modules/integrations/jobs/delivering.ts";
import { startMailing } from "../../modules/notifications/jobs/mailing.ts";
import { createSenders } from "../../modules/notifications/jobs/senders.ts";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import { openPaymentProviders } from "../../modules/payments/gateways/openPaymentProviders.ts";
import { createReports } from "../reports.ts";
import { startPayment } from "../../modules/payments/startPayment.ts";
import { sweepPayments } from "../../modules/payments/sweepPayments.ts";
import { createEndpoint } from "../../modules/integrations/webhooks/endpoints.ts";
import { intakeAnswers } from "../../testing/questionnaires/fill.ts";
import { openGraph } from "../../testing/graph.ts";
import { startMailServer } from "../../testing/servers/mailServer.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";
import { addUser } from "../../testing/identity/signedIn.ts";
import { startStripeServer } from "../../testing/servers/stripeServer.ts";
import { webhookReceiver } from "../../testing/servers/webhookReceiver.ts";
import { allowLoopback, webTransport } from "../../modules/integrations/webhooks/transport/webTransport.ts";
import { loggerOptions } from "../../platform/http/logging.ts";
import { paymentOrders } from "../../modules/bookings/paymentOrders.ts";
import { unwrap } from "../../testing/unwrap.ts";

const MARKED = {
  firstName: "Zebedee",
  lastName: "Quuxworth",
  email: "zebedee@quuxworth.example",
  phone: "+1 212 555 0142",
} as const;
const GUEST = { name: "Marmaduke Plinth", email: "plinth@guest.example" } as const;
const NOTES = "Allergic to zinnias";
const ANSWER_TEXT = "wears seven-league boots";
const ADDRESS = "203.0.113.77";
const OWNER = {
  email: "olympia@quuxworth.example",
  wrong: "umbrella of the wrong kind",
  fresh: "walrus velvet oboe",
};
const TOLD = `no ${MARKED.firstName} ${MARKED.lastName} <${MARKED.email}> at ${MARKED.phone}: "${NOTES}"`;

/** Texts that must not occur in any line. The test adds those that it creates. */
const secrets = new Set<string>([
  ...Object.values(MARKED),
  ...Object.values(GUEST),
  "Marmaduke",
  "2125550142",
  NOTES,
  "zinnias",
  ANSWER_TEXT,
  ADDRESS,
  "Quux browser",
  ...Object.values(OWNER),
  "olympia",
]);

const lines: string[] = [];
const log = { level: "trace", stream: { write: (line: string) => void lines.push(line) } };
const reports = createReports((line) => lines.push(line));

for (const name of ["log", "info", "warn", "error", "debug", "trace"] as const)
  vi.spyOn(console, name).mockImplementation((...parts: unknown[]) => void lines.push(format(...parts)));
reports.tellTo(Fastify({ logger: loggerOptions(log) }).log);
const graph = await openGraph();
const senders = createSenders();
const stripe = await startStripeServer(() => graph.clock.now());
const mails = await startMailServer();
const receiver = await webhookReceiver();
const deps = { ...(await graph.scope()), jobs: senders };
const settings = {
  secretKey: stripe.secretKey,
  isTest: true,
  webhookSecrets: [stripe.webhookSecret],
  apiBase: stripe.url,
};
const opened = await openPaymentProviders({ stripe: settings, testPayments: true }, deps, (error) =>
  reports.broke("a payment could not be started", error),
);
const scope = { ...deps, payments: opened.gateways, webhooksToLoopback: true };
const app = await partnerApp(
  graph,
  "job logs",
  { jobs: senders, payments: opened.gateways, webhooksToLoopback: true },
  {
    trustProxy: true,
    log,
    stripeWebhook: opened.stripeWebhook!,
    exportFile: (exportRequest, request) => openExport(scope, exportRequest, request),
  },
);
const transport = smtpTransport(mails.url);
const mailing = startMailing(
  { ...scope, transport, from: null, origin: "https://studio.example", onFailure: reports.mailFailed },
  (error) => reports.broke("sending mails failed", error),
);
const webhooks = webTransport({ ...allowLoopback(), timeoutMs: 3_000 });
const delivering = startDelivering({ ...scope, webhooks }, (error) =>
  reports.broke("delivering to webhooks failed", error),
);
for (const secret of [app.key, stripe.secretKey, stripe.webhookSecret]) secrets.add(secret);
beforeEach(async () => {
  mails.rejectedAddresses.clear();
  await graph.reset();
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" });
  await graph.ask("consultation", "intake");
  await graph.change("physio", { priceMinor: 9_500, paymentRule: "FULL", askDateOfBirth: "NO" });
});
afterEach(() => {
  const all = lines.join("\n");
  const leaked = [...secrets].filter((secret) => all.toLowerCase().includes(secret.toLowerCase()));
  if (leaked.length > 0) throw new Error(`in the log: ${leaked.join(", ")}`);
  // Each line is one JSON object, so no other code prints.
  for (const line of all.split("\n").filter((one) => one !== "")) {
    const { level, msg } = JSON.parse(line) as { level?: unknown; msg?: unknown };
    if (typeof level !== "number" || typeof msg !== "string")
      throw new Error(`not a line of the log: ${line}`);
  }
});
afterAll(async () => {
  await delivering.close();
  await mailing.close();
  await app.close();
  await Promise.all([receiver.close(), mails.close(), stripe.close()]);
  vi.restoreAllMocks();
});

const messages = () => lines.join("\n").match(/"msg":"[^"]*"/g) ?? [];
const logged = (text: string) => messages().filter((one) => one.includes(text)).length;

async function post(query: string, variables: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": ADDRESS,
      "user-agent": "Quux browser",
      "sec-fetch-site": "same-origin",
      "x-daybook-csrf": "1",
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const value = /^[^=]+=([^;]*)/.exec(cookie)![1]!;
    if (value.length > 10) secrets.add(value);
  }
  const body = (await response.json()) as { data: Record<string, never> | null; errors?: unknown[] };
  return {
    data: body.data as never as Record<string, Record<string, never> & { __typename: string }>,
    errors: body.errors ?? [],
  };
}

async function booked(service: string, startsAt: string, more: object = {}) {
  const request = {
    lines: [{ service }],
    startsAt,
    visitor: `visitor-of-the-log-${Date.parse(startsAt)}`,
    idempotencyKey: `hold-key-${startsAt}`,
  };
  const { data } = await post(
    `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on Failure { code } ... on HoldSlotPayload { hold { token } } } }`,
    { input: request },
  );
  if (data["holdSlot"]?.__typename !== "HoldSlotPayload") throw new Error(JSON.stringify(data));
  const { token } = Reflect.get(data["holdSlot"]!, "hold") as { token: string };
  const input = {
    holdToken: token,
    idempotencyKey: `log-key-${startsAt}`,
    contact: MARKED,
    notes: NOTES,
    consent: true,
    timeZone: "America/New_York",
    locale: "en",
    ...more,
  };
  const { data: responseData } = await post(
    `mutation ($input: BookInput!) { book(input: $input) { __typename ... on Failure { code } ... on InvalidInput { issues { path code } }
       ... on BookPayload { reference order { accessKey } bookings { accessKey } } } }`,
    { input },
  );
  const createdResult = responseData["book"] as never as {
    __typename: string;
    reference: string;
    order: { accessKey: string };
    bookings: [{ accessKey: string }];
  };
  if (createdResult.__typename !== "BookPayload") throw new Error(JSON.stringify(createdResult));
  const { accessKey: orderKey } = createdResult.order;
  const { accessKey: key } = createdResult.bookings[0];
  for (const secret of [token, createdResult.reference, orderKey, key]) secrets.add(secret);
  return { orderKey, key };
}

const consultation = (startsAt: string) =>
  booked("consultation", startsAt, {
    guests: [GUEST],
    locationKind: "AT_PROVIDER",
    answers: intakeAnswers({ goal: { text: "other" }, goal_other: { text: ANSWER_TEXT } }),
  });

/** Makes a table fail with an error that contains personal data until it is repaired. */
async function breaking(
  table: string,
  how: "INSERT" | "UPDATE" | "INSERT OR UPDATE",
): Promise<() => Promise<void>> {
  const { database } = graph;
  await database.query(`CREATE FUNCTION breaks() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION '${TOLD}' USING DETAIL = 'Failing row contains (${TOLD}).', HINT = '${TOLD}'; END $$`);
  await database.query(
    `CREATE TRIGGER a_breaks BEFORE ${how} ON ${table} FOR EACH ROW EXECUTE FUNCTION breaks()`,
  );
  const mend = async () => void (await database.query("DROP FUNCTION IF EXISTS breaks CASCADE"));
  onTestFinished(mend);
  return mend;
}

it("mails: sent, rejected permanently or temporarily, and a failing database", async () => {
  mails.rejectedAddresses.set(MARKED.email, 550).set(GUEST.email, 450);
  await consultation("2026-11-24T15:00:00Z");
  await mailing.sendDue();
  expect(logged("a mail was not accepted")).toBeGreaterThanOrEqual(2);
  // The reply of the mail server is stored in the row.
  const [row] = await graph.database.query<{ error: string }>(
    "SELECT last_error AS error FROM notices WHERE email = $1 AND last_error <> ''",
    [MARKED.email],
  );
  expect(row!.error).toContain(MARKED.email);
  graph.clock.advance(30);
  mails.rejectedAddresses.clear();
  const mend = await breaking("notices", "UPDATE");
  await expect(mailing.sendDue()).rejects.toThrow();
  await mend();
  await mailing.sendDue();
  expect(mails.to(MARKED.email).length + mails.to(GUEST.email).length).toBeGreaterThan(0);
});

it("sender that fails reports the failure and tries again", async () => {
  const mend = await breaking("notices", "UPDATE");
  senders.add(mailing);
  await consultation("2026-11-24T16:00:00Z");
  await vi.waitFor(() => expect(logged("sending mails failed")).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 200,
  });
  await mend();
  // The leases of the mails end.
  graph.clock.advance(1);
  await vi.waitFor(() => expect(mails.to(GUEST.email).length).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 200,
  });
}, 90_000);

it("webhooks: delivered, rejected with an echoed body, disconnected, not recorded", async () => {
  for (const path of ["/fine-zebedee", "/echo-zebedee", "/hang-zebedee"]) {
    const createdResult = unwrap(
      await createEndpoint(scope, { url: receiver.url(path), includesContacts: true }),
    );
    secrets.add(createdResult.secret);
  }
  receiver.answer("/echo-zebedee", (_, response) =>
    response.writeHead(500, TOLD.replace(/[^ -~]/g, "")).end(receiver.received.at(-1)!.text),
  );
  receiver.answer("/hang-zebedee", (request) => request.socket.destroy());
  await consultation("2026-11-24T17:00:00Z");
  await delivering.deliverDue();
  expect(receiver.received.some(({ text }) => text.includes(MARKED.email))).toBe(true);
  await breaking("webhook_deliveries", "UPDATE");
  graph.clock.advance(10);
  delivering.wake();
  await vi.waitFor(() => expect(logged("delivering to webhooks failed")).toBeGreaterThan(0), {
    timeout: 10_000,
  });
});

it("payments: unavailable provider, valid, forged and failing events, failed refund", async () => {
  const { orderKey, key } = await booked("physio", "2026-11-25T15:00:00Z");
  const begin = () =>
    startPayment(scope, paymentOrders, {
      key: orderKey,
      origin: "https://studio.example",
      businessName: "Northside Studio",
    });
  stripe.trouble.push("down", "down", "down");
  expect(await begin()).toMatchObject({ ok: false });
  expect(logged("a payment could not be started")).toBe(1);
  const begun = unwrap(await begin());
  const session = begun.payment.sessionId!;
  secrets.add(session);
  const postStripeEvent = async (body: string, signature: string) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    return (
      await fetch(`${app.origin}/webhooks/stripe?who=${MARKED.lastName}`, { method: "POST", body, headers })
    ).status;
  };
  const event = stripe.signed(stripe.account.pay(session));
  secrets.add(event.signature);
  expect(await postStripeEvent(event.body, `t=1,v1=${MARKED.lastName}`)).toBe(400);
  expect(await postStripeEvent(`{"customer":"${MARKED.email}"`, event.signature)).toBe(400);
  const mend = await breaking("payments", "UPDATE");
  expect(await postStripeEvent(event.body, event.signature)).toBe(500);
  expect(logged("an event of the payment provider could not be applied")).toBe(1);
  await sweepPayments({ ...scope, orders: paymentOrders, onError: reports.broke });
  await mend();
  expect(await postStripeEvent(event.body, event.signature)).toBe(200);
  await post(`mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`, {
    input: { booking: { accessKey: key }, reason: NOTES },
  });
  stripe.trouble.push("error", "error", "error", "error");
  await sweepPayments({ ...scope, orders: paymentOrders, onError: reports.broke });
  expect(logged("refunding a payment failed")).toBe(1);
  stripe.trouble.splice(0);
  graph.clock.advance(60);
  await breaking("refunds", "UPDATE");
  await expect(sweepPayments({ ...scope, orders: paymentOrders, onError: reports.broke })).rejects.toThrow();
});

it("passwords: wrong, reset by link, changed, and a failing session", async () => {
  await addUser(scope, "OWNER", OWNER.email);
  const signIn = (email: string, password: string) =>
    post(
      `mutation ($e: String!, $p: String!) { signIn(input: { email: $e, password: $p }) { __typename } }`,
      {
        e: email,
        p: password,
      },
    );
  expect((await signIn(OWNER.email, OWNER.wrong)).data["signIn"]).toEqual({ __typename: "SignInRefused" });
  expect((await signIn(MARKED.email, OWNER.wrong)).data["signIn"]).toEqual({ __typename: "SignInRefused" });
  const reset = () =>
    post(`mutation ($e: String!) { requestPasswordReset(input: { email: $e }) { __typename } }`, {
      e: OWNER.email,
    });
  mails.rejectedAddresses.set(OWNER.email, 450);
  await reset();
  await mailing.sendDue();
  mails.rejectedAddresses.clear();
  graph.clock.advance(2);
  await mailing.sendDue();
  const token = /account\/reset#([\w-]+)/.exec(mails.to(OWNER.email).at(-1)!.text!)![1]!;
  secrets.add(token);
  const choose = (password: string) =>
    post(
      `mutation ($t: String!, $p: String!) { resetPassword(input: { token: $t, password: $p }) { __typename } }`,
      { t: token, p: password },
    );
  expect((await choose("zebedee")).data["resetPassword"]).toEqual({ __typename: "InvalidInput" });
  expect((await choose(OWNER.fresh)).data["resetPassword"]).toEqual({ __typename: "ResetPasswordPayload" });
  expect((await choose(OWNER.fresh)).data["resetPassword"]).toEqual({ __typename: "UserLinkExpired" });
  expect((await signIn(OWNER.email, OWNER.fresh)).data["signIn"]).toEqual({ __typename: "SignInPayload" });
  await breaking("user_sessions", "INSERT");
  expect((await signIn(OWNER.email, OWNER.fresh)).errors).toHaveLength(1);
  expect(logged("the graph failed unexpectedly")).toBeGreaterThan(0);
});

it("files: exported, invalid request, imported, and interrupted", async () => {
  const headers = { authorization: `Bearer ${app.key}`, "x-forwarded-for": ADDRESS };
  await consultation("2026-11-24T18:00:00Z");
  const file = (path: string) => fetch(`${app.origin}/exports/${path}`, { headers });
  const contacts = await file("contacts.csv");
  expect([contacts.status, (await contacts.text()).includes(MARKED.email)]).toEqual([200, true]);
  expect((await file(`bookings.csv?search=${MARKED.lastName}`)).status).toBe(200);
  expect((await file("forms/intake.csv")).status).toBe(200);
  expect((await file(`bookings.csv?${MARKED.lastName}=${MARKED.email}`)).status).toBe(400);
  expect((await file(`forms/${MARKED.lastName}.csv`)).status).toBe(404);
  const { data } = await post("{ business { exportSite } }", {}, headers);
  const { exportSite } = data["business"] as never as { exportSite: object };
  const IMPORT = `mutation ($c: JSONObject!) { importSite(input: { content: $c }) { __typename } }`;
  const imported = async (content: object) => {
    const { data: responseData, errors } = await post(IMPORT, { c: content }, headers);
    return errors.length > 0 ? "ERROR" : responseData["importSite"]!.__typename;
  };
  expect(await imported({ [MARKED.lastName]: MARKED.email })).toBe("InvalidInput");
  const renamed = JSON.parse(
    JSON.stringify(exportSite).replaceAll(/"title":"[^"]*"/g, `"title":"${MARKED.firstName}"`),
  ) as object;
  expect(await imported(renamed)).toBe("ImportSitePayload");
  await breaking("revisions", "INSERT");
  expect(await imported(exportSite)).toBe("ERROR");
});
