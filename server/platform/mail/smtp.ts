import { MailError, type MailTransport } from "./mailTransport.ts";
import { toAsciiAddress } from "./mime/headers.ts";
import { formatMimeMessage } from "./mime/mimeMessage.ts";
import { openMailConnection } from "./mailConnection.ts";
import { createSmtpPool } from "./smtpPool.ts";
import { parseSmtpUrl } from "./smtpUrl.ts";

const SECOND = 1_000;
const CONNECTIONS = 5;

/**
 * Requires TLS with a trusted certificate outside loopback (`NODE_EXTRA_CA_CERTS` adds an authority), unless
 * `?tls=optional` or `?tls=unverified`.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @throws {TypeError} when the URL cannot be parsed
 */
export function smtpTransport(url: string): MailTransport {
  const address = parseSmtpUrl(url);
  if (!address) throw new TypeError("an SMTP URL cannot be parsed");
  const { host, port, isImplicitTls, tls, credentials } = address;
  const options = {
    host,
    port,
    secure: isImplicitTls,
    requireTLS: tls === "required" || tls === "unverified",
    tls: { rejectUnauthorized: tls !== "unverified" },
    // A silent server times out before the lease on its notification ends.
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  };
  const login = credentials && {
    auth: { user: credentials.user, credentials },
    allowsClearText: tls === "loopback",
  };
  const pool = createSmtpPool(() => openMailConnection(options, login), CONNECTIONS);
  return {
    // Mails are rendered and recorded while others are sent.
    concurrency: 4 * CONNECTIONS,
    async send(mail) {
      const message = formatMimeMessage(mail, Date.now());
      const envelope = { from: toAsciiAddress(mail.from.email), to: [toAsciiAddress(mail.to.email)] };
      try {
        await pool.withConnection((line) => line.send(envelope, message));
      } catch (error) {
        throw toMailError(error);
      }
    },
    async close() {
      pool.close();
    },
  };
}

/** 5yz replies to the mail are permanent (RFC 5321 section 4.2.1). A failed login can be fixed. */
function toMailError(error: unknown): MailError {
  const { responseCode, code, message: text } = error as Error & { responseCode?: number; code?: string };
  const isMailRejected = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailError(text, isMailRejected && responseCode !== undefined && responseCode >= 500);
}
