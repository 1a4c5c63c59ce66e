import type { RequestListener, ServerResponse } from "node:http";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FAILURES_BEFORE_PAUSE, SUSPENDED_AFTER_MS } from "../rules/webhooks/circuit.ts";
import type { EndpointDraft } from "../rules/webhooks/validateEndpoint.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { PER_ENDPOINT, leaseDeliveries } from "../webhooks/deliverWebhook.ts";
import { changeEndpoint, createEndpoint, rotateSecret } from "../webhooks/endpoints.ts";
import type { Mail } from "../../../platform/mail/mailTransport.ts";
import { LEASE_MS } from "../../../platform/work/leases.ts";
import { notifySuspended } from "../webhooks/notifySuspended.ts";
import { resendDelivery, resendEvents, sendTestEvent } from "../webhooks/replay.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { type WebhookReceiver, isSigned, webhookReceiver } from "../../../testing/servers/webhookReceiver.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { type SendOptions, allowLoopback, webTransport } from "../webhooks/transport/webTransport.ts";
import { type Delivering, startDelivering } from "./delivering.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ isReset: true });
let scope: Scope;
let receiver: WebhookReceiver;
let delivering: Delivering | null = null;
const reportedErrors: unknown[] = [];
beforeAll(async () => {
  scope = { ...(await graph.scope()), webhooksToLoopback: true };
});
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
  await graph.database.query("DELETE FROM events");
  receiver = await webhookReceiver();
});
afterEach(async () => {
  await delivering?.close();
  delivering = null;
  await receiver.close();
});

function deliverer(rules: Partial<SendOptions> = {}) {
  return {
    ...scope,
    webhooks: webTransport({ ...allowLoopback(), timeoutMs: 3_000, ...rules }),
  };
}
async function deliverDue(rules: Partial<SendOptions> = {}): Promise<void> {
  const deliveryJob = startDelivering(deliverer(rules), (error) => reportedErrors.push(error));
  await deliveryJob.deliverDue();
  await deliveryJob.close();
  if (reportedErrors.length > 0) throw reportedErrors[0];
}
async function endpoint(draft: EndpointDraft = {}) {
  return unwrap(await createEndpoint(scope, { url: receiver.url(), ...draft }));
}
const TIMES = [23, 24, 25].flatMap((day) => [15, 16, 19].map((hour) => `2026-11-${day}T${hour}:00:00Z`));
let visitor = 0;
async function booked(n: number): Promise<void> {
  visitor += 1;
  const holdRequest = { service: "consultation", startsAt: TIMES[n]!, staff: "amara" };
  const held = unwrap(await holdAs(scope, visitor % 200, holdRequest));
  unwrap(await bookAs(scope, held.id));
}
interface Kept {
  readonly id: string;
  readonly endpoint: string;
  readonly state: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly error: string;
  readonly text: string;
}
const deliveries = () =>
  graph.database.query<Kept>(
    `SELECT d.id, d.endpoint_id AS endpoint, d.state, d.attempts, d.answer_status AS status, d.last_error AS error, d.answer_text AS text
       FROM webhook_deliveries d JOIN events e ON e.business_id = d.business_id AND e.id = d.event_id ORDER BY e.made, d.created_at`,
  );
const circuit = async (id: string) =>
  (
    await graph.database.query<{ state: string; failures: number; isPaused: boolean }>(
      `SELECT state, failures, paused_until IS NOT NULL AS "isPaused" FROM webhook_endpoints WHERE id = $1`,
      [id],
    )
  )[0]!;
const answering =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end();

describe("an event", () => {
  it("is sent signed to subscribed endpoints and stored as delivered", async () => {
    const { secret } = await endpoint({ types: ["booking.created"] });
    await endpoint({ types: ["guest.left"], url: receiver.url("/other") });
    await endpoint({ url: receiver.url("/known"), includesContacts: true });
    await booked(0);
    await deliverDue();
    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(["/", "/known"]);
    const plain = receiver.received.find(({ path }) => path === "/")!;
    expect(plain.body).toMatchObject({ type: "booking.created", data: { booking: { status: "CONFIRMED" } } });
    expect(plain.text).not.toContain("ada@example.com");
    expect(plain.headers["webhook-id"]).toBe(plain.body.id);
    expect(isSigned(secret, plain)).toBe(true);
    const known = receiver.received.find(({ path }) => path === "/known")!;
    expect(known.body.data).toMatchObject({ contact: { email: "ada@example.com" }, guests: [] });
    expect(isSigned(secret, known)).toBe(false);
    expect(await deliveries()).toMatchObject([
      { state: "DELIVERED", attempts: 1, status: 204, error: "" },
      { state: "DELIVERED", attempts: 1 },
    ]);
  });

  it("is retried at growing intervals until it arrives", async () => {
    await endpoint();
    receiver.answer("/", answering(503));
    await booked(0);
    await deliverDue();
    await deliverDue();
    expect(await deliveries()).toMatchObject([
      { state: "PENDING", attempts: 1, status: 503, error: "the endpoint responded with 503" },
    ]);
    graph.clock.advance(1);
    await deliverDue();
    graph.clock.advance(1);
    receiver.answer("/", answering(200));
    await deliverDue();
    expect(await deliveries()).toMatchObject([{ state: "DELIVERED", attempts: 3, error: "" }]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
  });

  it("fails after a day and can be sent again", async () => {
    await endpoint();
    receiver.answer("/", answering(302));
    await booked(0);
    for (let hour = 0; hour < 30; hour++) {
      await deliverDue();
      graph.clock.advance(60);
    }
    const [failed] = await deliveries();
    expect(failed).toMatchObject({
      state: "FAILED",
      error: expect.stringContaining("redirects are not followed"),
    });
    expect(failed!.attempts).toBeGreaterThan(6);
    receiver.answer("/", answering(200));
    await deliverDue();
    expect(await deliveries()).toMatchObject([{ state: "FAILED" }]);
    const sent = receiver.received.length;
    await resendDelivery(scope, failed!.id);
    await resendDelivery(scope, failed!.id);
    await deliverDue();
    expect(receiver.received).toHaveLength(sent + 1);
    expect(await deliveries()).toMatchObject([{ state: "DELIVERED", attempts: 1 }]);
  });

  it("is not sent by two processes, and by another one after the first dies", async () => {
    await endpoint();
    await booked(0);
    const taken = await Promise.all([1, 2, 3].map(() => leaseDeliveries(deliverer(), new Map(), 10)));
    expect(taken.flat()).toHaveLength(1);
    expect(await leaseDeliveries(deliverer(), new Map(), 10)).toEqual([]);
    graph.clock.set(new Date(graph.clock.now() + LEASE_MS).toISOString());
    await deliverDue();
    expect(await deliveries()).toMatchObject([{ state: "DELIVERED", attempts: 2 }]);
  });

  it("is signed with both secrets during a rotation", async () => {
    const { secret, endpointId } = await endpoint();
    const rotated = unwrap(await rotateSecret(scope, endpointId, 1));
    const other = rotated.secret;
    await booked(0);
    await deliverDue();
    graph.clock.advance(60);
    await booked(1);
    await deliverDue();
    const [during, after] = receiver.received;
    expect([isSigned(secret, during!), isSigned(other, during!)]).toEqual([true, true]);
    expect([isSigned(secret, after!), isSigned(other, after!)]).toEqual([false, true]);
  });
});

describe("an endpoint", () => {
  it("that hangs or misbehaves blocks no other endpoint", async () => {
    const hanging: ServerResponse[] = [];
    receiver.answer("/hangs", (_, response) => void hanging.push(response));
    receiver.answer("/huge", (_, response) => void response.writeHead(200).end("x".repeat(10_000_000)));
    receiver.answer("/closes", (_, response) => void response.destroy());
    for (const path of ["/hangs", "/huge", "/closes", "/fine"]) await endpoint({ url: receiver.url(path) });
    for (const n of [0, 1, 2, 3]) await booked(n);
    delivering = startDelivering(deliverer({ timeoutMs: 120_000 }), (error) => reportedErrors.push(error));
    const fine = () => receiver.received.filter(({ path }) => path === "/fine").length;
    await expect.poll(fine, { timeout: 30_000, interval: 10 }).toBe(4);
    await booked(4);
    delivering.wake();
    await expect.poll(fine, { timeout: 30_000, interval: 10 }).toBe(5);
    await expect.poll(() => hanging.length, { timeout: 30_000, interval: 10 }).toBe(PER_ENDPOINT);
    const errors = async () => new Set((await deliveries()).map(({ state, error }) => `${state} ${error}`));
    expect(await errors()).toContain("PENDING ");
    receiver.answer("/hangs", (_, response) => void response.destroy());
    for (const response of hanging) response.destroy();
    await delivering.deliverDue();
    expect(await errors()).toEqual(
      new Set([
        "DELIVERED ",
        "PENDING the response is longer than 64 kB",
        "PENDING the connection was closed before a response",
      ]),
    );
    expect(reportedErrors).toEqual([]);
  }, 120_000);

  it("that fails repeatedly is paused, probed with one delivery, then gets all", async () => {
    const { endpointId } = await endpoint();
    receiver.answer("/", answering(500));
    for (const n of [0, 1, 2, 3, 4, 5]) await booked(n);
    await deliverDue();
    graph.clock.advance(1);
    await deliverDue();
    expect(await circuit(endpointId)).toMatchObject({ state: "ENABLED", isPaused: true });
    const tried = receiver.received.length;
    expect(tried).toBeLessThanOrEqual(FAILURES_BEFORE_PAUSE + 3);
    await deliverDue();
    expect(receiver.received).toHaveLength(tried);
    graph.clock.advance(60);
    await deliverDue();
    expect(receiver.received).toHaveLength(tried + 1);
    receiver.answer("/", answering(200));
    graph.clock.advance(120);
    await deliverDue();
    expect(await circuit(endpointId)).toEqual({ state: "ENABLED", failures: 0, isPaused: false });
    expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(["DELIVERED"]));
  });

  it("that fails for days is suspended with one mail until it is enabled again", async () => {
    const { endpointId } = await endpoint();
    receiver.answer("/", answering(410));
    const until = graph.clock.now() + SUSPENDED_AFTER_MS + 86_400_000;
    while (graph.clock.now() < until) {
      // One event a day; all other attempts are retries.
      const test = await sendTestEvent(scope, endpointId);
      if (!test.ok) break;
      for (let hour = 0; hour < 24; hour++) {
        await deliverDue();
        graph.clock.advance(60);
      }
    }
    expect(await circuit(endpointId)).toMatchObject({ state: "SUSPENDED" });
    const mails: Mail[] = [];
    const failingTransport = {
      concurrency: 1,
      send: () => Promise.reject(new Error("full")),
      close: async () => {},
    };
    const keeping = { ...failingTransport, send: async (mail: Mail) => void mails.push(mail) };
    const teller = { ...scope, from: null, origin: "https://studio.example" };
    await expect(notifySuspended({ ...teller, transport: failingTransport })).rejects.toThrow("full");
    await notifySuspended({ ...teller, transport: keeping });
    expect(mails).toEqual([]);
    graph.clock.advance(15);
    for (let i = 0; i < 2; i++) await notifySuspended({ ...teller, transport: keeping });
    expect(mails).toMatchObject([
      {
        to: { email: "hello@northside.example" },
        subject: expect.stringContaining("127.0.0.1"),
        text: expect.stringContaining(receiver.url()),
      },
    ]);
    const owed = (await deliveries()).length;
    await booked(6);
    expect(await deliveries()).toHaveLength(owed);
    expect(await sendTestEvent(scope, endpointId)).toMatchObject({
      failure: { code: "ENDPOINT_NOT_ENABLED" },
    });
    await changeEndpoint(scope, endpointId, { isEnabled: true });
    receiver.answer("/", answering(200));
    const before = receiver.received.length;
    const replayed = await resendEvents(scope, endpointId, graph.clock.now() - 3_600_000);
    expect(replayed).toMatchObject({ ok: true, value: { count: 1 } });
    await deliverDue();
    expect(receiver.received.slice(before).map(({ body }) => body.type)).toContain("booking.created");
  }, 60_000);
});
