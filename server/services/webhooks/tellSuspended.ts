import type { Database } from "../../data/database.ts";
import { type SuspendedEndpoint, settleSuspended, takeSuspended } from "../../data/webhooks/suspended.ts";
import { suspensionMail } from "../../mail/render/suspensionMail.ts";
import type { Mail, MailTransport } from "../mailTransport.ts";
import type { Clock } from "../ports.ts";

/** What telling needs. */
export interface SuspensionTeller {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** The address that mails come from; null: the business's own. */
  readonly from: string | null;
  /** Where the house is, for a business that has no address of its own. */
  readonly origin: string;
}

/** Until it is tried again where the mail is not accepted. */
const LEASE_MS = 15 * 60_000;

/** Writes to businesses whose endpoint was suspended, by several processes at once if need be. What fails waits for the next time. */
export async function tellSuspended(teller: SuspensionTeller): Promise<void> {
  const { database, clock, transport } = teller;
  const now = clock.now();
  for (const endpoint of await takeSuspended(database.query, now, now + LEASE_MS)) {
    await transport.send(mailOf(teller, endpoint));
    await settleSuspended(database.query, endpoint);
  }
}

function mailOf({ from, origin }: SuspensionTeller, endpoint: SuspendedEndpoint): Mail {
  const { id, url, name, email, locale } = endpoint;
  return {
    messageId: `<${id}.suspended@${new URL(endpoint.origin ?? origin).hostname}>`,
    from: { name, email: from ?? email },
    replyTo: { name, email },
    to: { name, email },
    ...suspensionMail(locale, url),
    calendars: [],
  };
}
