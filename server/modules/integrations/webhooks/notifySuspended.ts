import type { Database } from "../../../platform/database/database.ts";
import {
  type SuspendedEndpoint,
  scheduleSuspensionMail,
  leaseSuspendedEndpoints,
} from "../data/webhooks/suspended.ts";
import { renderSuspensionMail } from "../../notifications/index.ts";
import { LEASE_MS, startLeaseRenewal } from "../../../platform/work/leases.ts";
import type { Mail, MailTransport } from "../../../platform/mail/mailTransport.ts";
import type { Clock } from "../../../platform/database/ports.ts";

export interface SuspensionMailer {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** True if the operator turned mail off; due mails are dropped. */
  readonly isOff?: boolean;
  /** Sender address. Null for the address of the business. */
  readonly from: string | null;
  readonly origin: string;
}

const RETRY_MS = 15 * 60_000;

/**
 * Mails each business whose endpoint was suspended. Several processes may run it.
 * @throws the first failure, after an attempt to send every mail
 */
export async function notifySuspended(mailer: SuspensionMailer): Promise<void> {
  const { database, clock, transport } = mailer;
  const leases = startLeaseRenewal(mailer, "webhook_endpoints");
  const failures: unknown[] = [];
  const sendOne = async (endpoint: SuspendedEndpoint) => {
    let dueAt: number | null = null;
    const sending = mailer.isOff ? Promise.resolve() : transport.send(createMail(mailer, endpoint));
    await sending.catch((error: unknown) => {
      failures.push(error);
      dueAt = clock.now() + RETRY_MS;
    });
    await leases.release(endpoint);
    await scheduleSuspensionMail(database.query, endpoint, dueAt);
  };
  try {
    const now = clock.now();
    const lease = now + LEASE_MS;
    const endpoints = await leaseSuspendedEndpoints(database.query, now, lease);
    leases.add(endpoints, lease);
    for (const endpoint of endpoints) await sendOne(endpoint);
  } finally {
    leases.close();
  }
  if (failures.length > 0) throw failures[0];
}

function createMail({ from, origin }: SuspensionMailer, endpoint: SuspendedEndpoint): Mail {
  const { id, url, name, email, locale } = endpoint;
  return {
    messageId: `<${id}.suspended@${new URL(endpoint.origin ?? origin).hostname}>`,
    from: { name, email: from ?? email },
    replyTo: { name, email },
    to: { name, email },
    ...renderSuspensionMail(locale, url),
    calendars: [],
  };
}
