import { MailError, type MailTransport } from "../services/mailTransport.ts";
import { asciiAddress } from "./mime/headers.ts";
import { mimeMessage } from "./mime/mimeMessage.ts";
import { openLine } from "./smtpLine.ts";
import { smtpPool } from "./smtpPool.ts";

const SECOND = 1_000;
/** Several at once; a connection is kept for a while, since shaking hands takes longer than a mail. */
const CONNECTIONS = 5;

/**
 * A transport over SMTP. Mails are written by us and go over connections of nodemailer's.
 *
 * @param url `smtp://user:password@host:port` (encrypted where the server offers it), or `smtps://` (from the start)
 */
export function smtpTransport(url: string): MailTransport {
  const address = new URL(url);
  const isSecure = address.protocol === "smtps:";
  const options = {
    host: address.hostname,
    port: address.port === "" ? (isSecure ? 465 : 587) : Number(address.port),
    secure: isSecure,
    // A silent server keeps nobody waiting for longer than a lease on a notice lasts.
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  };
  const [user, pass] = [decodeURIComponent(address.username), decodeURIComponent(address.password)];
  const auth = user === "" ? null : { user, credentials: { user, pass } };
  const pool = smtpPool(() => openLine(options, auth), CONNECTIONS);
  return {
    // While some are written down others are put into words, and others are sent.
    concurrency: 4 * CONNECTIONS,
    async send(mail) {
      const message = mimeMessage(mail, Date.now());
      const envelope = { from: asciiAddress(mail.from.email), to: [asciiAddress(mail.to.email)] };
      try {
        await pool.withLine((line) => line.send(envelope, message));
      } catch (error) {
        throw asMailError(error);
      }
    },
    async close() {
      pool.close();
    },
  };
}

/** 5yz replies are for good (RFC 5321 section 4.2.1), except those to the whole session: logging in can be mended. */
function asMailError(error: unknown): MailError {
  const { responseCode, code, message: text } = error as Error & { responseCode?: number; code?: string };
  const isRefused = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailError(text, isRefused && responseCode !== undefined && responseCode >= 500);
}
