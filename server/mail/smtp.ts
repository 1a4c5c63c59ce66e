import { createTransport } from "nodemailer";
import { type CalendarPart, type Mail, MailError, type MailTransport } from "../services/mailTransport.ts";
import { oneLine } from "./oneLine.ts";

const SECOND = 1_000;
/** Several at once; a connection is kept for a while, since shaking hands takes longer than a mail. */
const CONNECTIONS = 5;

/**
 * A transport over SMTP.
 *
 * @param url `smtp://user:password@host:port` (encrypted where the server offers it), or `smtps://` (from the start)
 */
export function smtpTransport(url: string): MailTransport {
  const address = new URL(url);
  const isSecure = address.protocol === "smtps:";
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: address.hostname,
    port: address.port === "" ? (isSecure ? 465 : 587) : Number(address.port),
    secure: isSecure,
    ...(address.username && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    // A silent server keeps nobody waiting for longer than a lease on a notice lasts.
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    // While some are written down others are sent.
    concurrency: 2 * CONNECTIONS,
    async send(mail) {
      try {
        await transport.sendMail(message(mail));
      } catch (error) {
        throw asMailError(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** A mail as nodemailer takes it. Nothing that somebody typed is read as a header or as a list of addresses. */
function message(mail: Mail) {
  const [only, ...more] = mail.calendars;
  // One visit is also an alternative of the text: programs show that as an invitation.
  const isSingle = only !== undefined && more.length === 0;
  return {
    messageId: mail.messageId,
    from: mailbox(mail.from),
    replyTo: mailbox(mail.replyTo),
    to: mailbox(mail.to),
    envelope: { from: mail.from.email, to: [mail.to.email] },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    // Answering machines leave it alone (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    ...(isSingle && { icalEvent: { method: only.method, filename: only.filename, content: only.text } }),
    attachments: isSingle ? [] : mail.calendars.map(attachment),
  };
}

const mailbox = ({ name, email }: Mail["to"]) => ({ name: oneLine(name), address: email });

const attachment = ({ method, filename, text }: CalendarPart) => ({
  filename,
  content: text,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});

/** 5yz replies are for good (RFC 5321 section 4.2.1), except those to the whole session: logging in can be mended. */
function asMailError(error: unknown): MailError {
  const { responseCode, code, message: text } = error as Error & { responseCode?: number; code?: string };
  const isRefused = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailError(text, isRefused && responseCode !== undefined && responseCode >= 500);
}
