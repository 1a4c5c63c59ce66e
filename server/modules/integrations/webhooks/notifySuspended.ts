import {
  SUSPENDED_ENDPOINTS,
  type SuspendedEndpoint,
  scheduleSuspensionMail,
  leaseSuspendedEndpoints,
} from "../data/webhooks/suspended.ts";
import { type NotificationSender, renderSuspensionMail } from "../../notifications/index.ts";
import { processDue } from "../../../platform/work/leasedWork.ts";
import type { RunControl } from "../../../platform/work/loop.ts";
import type { Mail } from "../../../platform/mail/mailTransport.ts";

type SuspensionMailer = Pick<
  NotificationSender,
  "database" | "clock" | "transport" | "isOff" | "from" | "origin"
>;

const BATCH = 20;
const RETRY_MS = 15 * 60_000;

/**
 * Mails each business whose endpoint was suspended. Several processes may run it.
 * @throws the first failure, after an attempt to send every mail
 */
export async function notifySuspended(mailer: SuspensionMailer, control?: RunControl): Promise<void> {
  const { query } = mailer.database;
  const failures: unknown[] = [];
  await processDue(mailer, control, {
    due: SUSPENDED_ENDPOINTS,
    limit: BATCH,
    concurrency: 1,
    take: (request) => leaseSuspendedEndpoints(query, request),
    async run(endpoint) {
      try {
        if (!mailer.isOff) await mailer.transport.send(createMail(mailer, endpoint));
        return { dueAt: null };
      } catch (error) {
        failures.push(error);
        return { dueAt: mailer.clock.now() + RETRY_MS };
      }
    },
    settle: (endpoint, { dueAt }) => scheduleSuspensionMail(query, endpoint, dueAt),
  });
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
