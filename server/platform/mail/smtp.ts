import { MailError, type MailTransport } from "./mailTransport.ts";
import { asciiAddress } from "./mime/headers.ts";
import { mimeMessage } from "./mime/mimeMessage.ts";
import { openLine } from "./smtpLine.ts";
import { smtpPool } from "./smtpPool.ts";
import { parseSmtpUrl } from "./smtpUrl.ts";

const SECOND = 1_000;
/** Several at once; a connection is kept for a while, since shaking hands takes longer than a mail. */
const CONNECTIONS = 5;

/**
 * Creates a transport over SMTP. Daybook writes the messages; nodemailer keeps the connections.
 *
 * Outside loopback TLS is required: `smtps:` or STARTTLS, with a certificate that Node trusts (`NODE_EXTRA_CA_CERTS` adds
 * an authority). `?tls=optional` allows mails in clear, `?tls=unverified` any certificate. Credentials are never sent in clear.
 *
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
    // A connection to a silent server ends before the lease on its notification does.
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  };
  const login = credentials && {
    auth: { user: credentials.user, credentials },
    isAllowedInClear: tls === "loopback",
  };
  const pool = smtpPool(() => openLine(options, login), CONNECTIONS);
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
