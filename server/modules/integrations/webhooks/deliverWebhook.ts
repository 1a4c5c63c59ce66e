import type { Database } from "../../../platform/database/database.ts";
import {
  type Attempt,
  type DueDelivery,
  lockCircuit,
  markDelivered,
  markAttemptFailed,
  leaseDueDeliveries,
} from "../data/webhooks/dueDeliveries.ts";
import type { EventBody } from "../rules/webhooks/eventData.ts";
import { updateCircuit } from "../rules/webhooks/circuit.ts";
import { getNextAttemptTime } from "../rules/webhooks/retry.ts";
import { buildEventBodies } from "../events/eventBodies.ts";
import type { Clock, RandomSource } from "../../../platform/database/ports.ts";
import { LEASE_MS } from "../../../platform/work/leases.ts";
import { WebhookFault, type WebhookTransport } from "./webhookTransport.ts";

export interface Deliverer {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly webhooks: WebhookTransport;
}

export interface LeasedDelivery {
  readonly delivery: DueDelivery;
  readonly body: EventBody;
}

/** Keeps a hanging endpoint from blocking others. */
export const PER_ENDPOINT = 4;

export async function leaseDeliveries(
  { database, clock }: Deliverer,
  inFlight: ReadonlyMap<string, number>,
  limit: number,
): Promise<LeasedDelivery[]> {
  const now = clock.now();
  const due = await leaseDueDeliveries(database.query, {
    now,
    // Longer than one attempt, so it is not renewed.
    lease: now + LEASE_MS,
    perEndpoint: PER_ENDPOINT,
    inFlight,
    limit,
  });
  const bodies = await buildEventBodies(database.query, due);
  return due.map((delivery, i) => ({ delivery, body: bodies[i]! }));
}

/**
 * Sends one delivery and stores the result. At-least-once: a delivery is repeated only after a crash before the result
 * is stored, or without a timely response.
 */
export async function deliverWebhook(deliverer: Deliverer, leased: LeasedDelivery): Promise<void> {
  const { database, clock, random } = deliverer;
  const { delivery } = leased;
  const attempt = await attemptDelivery(deliverer, leased);
  if (attempt.error === "") return markDelivered(database.query, delivery, attempt, clock.now());
  const chance = new DataView(Uint8Array.from(random.bytes(4)).buffer).getUint32(0) / 2 ** 32;
  await database.transaction(async (sql) => {
    const circuit = await lockCircuit(sql, delivery);
    if (!circuit) return;
    const now = clock.now();
    const dueAt = getNextAttemptTime(delivery.attempts, delivery.giveUpAt, now, chance);
    await markAttemptFailed(sql, delivery, attempt, dueAt, updateCircuit(circuit, false, now), now);
  });
}

async function attemptDelivery(
  { clock, webhooks }: Deliverer,
  { delivery, body }: LeasedDelivery,
): Promise<Attempt> {
  const sentAt = clock.now();
  const { url, secret, formerSecret, formerSecretUntil } = delivery;
  const isFormerSecretValid = formerSecret !== null && formerSecretUntil! > sentAt;
  const secrets = isFormerSecretValid ? [secret, formerSecret] : [secret];
  try {
    const answer = await webhooks.send({ url, id: body.id, sentAt, body: JSON.stringify(body), secrets });
    const isPayload = answer.status >= 200 && answer.status < 300;
    const error = isPayload ? "" : describeStatus(answer.status);
    return { ...answer, durationMs: clock.now() - sentAt, error };
  } catch (error) {
    if (!(error instanceof WebhookFault)) throw error;
    return { status: null, text: "", durationMs: clock.now() - sentAt, error: error.message };
  }
}

function describeStatus(status: number): string {
  return status >= 300 && status < 400
    ? `the endpoint responded with ${status}; redirects are not followed`
    : `the endpoint responded with ${status}`;
}
