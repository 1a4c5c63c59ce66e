import { encode, wrap } from "nodemailer/lib/qp";
import type { CalendarPart, Mail } from "../mailTransport.ts";
import { formatHeader, formatHeaderText, formatMailbox } from "./headers.ts";

const WIDTH = 76;

/**
 * RFC 5322, RFC 2045 to 2047, RFC 6047. The composer of nodemailer takes three times the processor time for a mail
 * (server/DECISIONS/0034).
 * @param date send time in epoch milliseconds
 */
export function formatMimeMessage(mail: Mail, date: number): string {
  const [only, ...more] = mail.calendars;
  // Programs show an alternative part as an invitation.
  const invitation = only !== undefined && more.length === 0 ? only : null;
  const id = mail.messageId.replaceAll(/[^\da-z-]/gi, "").slice(0, 40);
  const body = formatMultipart("alternative", `=_a_${id}`, [
    formatTextPart("plain", mail.text),
    formatTextPart("html", mail.html),
    ...(invitation ? [formatCalendarPart(invitation, getMethodType(invitation))] : []),
  ]);
  // Some programs would apply the method twice.
  const files = mail.calendars.map((file) =>
    formatCalendarPart(file, invitation ? "application/ics" : getMethodType(file), file.filename),
  );
  return [
    formatHeader("From", formatMailbox(mail.from)),
    formatHeader("Reply-To", formatMailbox(mail.replyTo)),
    formatHeader("To", formatMailbox(mail.to)),
    formatHeader("Subject", formatHeaderText(mail.subject)),
    formatHeader("Date", new Date(date).toUTCString().replace("GMT", "+0000")),
    formatHeader("Message-ID", formatHeaderText(mail.messageId)),
    // Prevents automatic replies (RFC 3834).
    formatHeader("Auto-Submitted", "auto-generated"),
    formatHeader("X-Auto-Response-Suppress", "All"),
    formatHeader("MIME-Version", "1.0"),
    files.length === 0 ? body : formatMultipart("mixed", `=_m_${id}`, [body, ...files]),
  ].join("");
}

/** Neither of the encodings produces `=_`. */
function formatMultipart(kind: string, boundary: string, parts: readonly string[]): string {
  const begin = `--${boundary}\r\n`;
  return `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n\r\n${parts.map((part) => `${begin}${part}\r\n`).join("")}--${boundary}--\r\n`;
}

function formatTextPart(kind: string, text: string): string {
  // The encoder keeps each line break as it is.
  const encoded = wrap(encode(text.replaceAll(/\r\n?|\n/g, "\r\n")));
  return `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${encoded}`;
}

/** Base64 preserves line breaks. */
function formatCalendarPart({ text }: CalendarPart, contentType: string, filename = ""): string {
  const name = filename.replaceAll(/[^\w.-]/g, "_");
  const disposition = name === "" ? "" : `Content-Disposition: attachment; filename="${name}"\r\n`;
  const encoded = Buffer.from(text, "utf8").toString("base64");
  return `Content-Type: ${contentType}\r\n${disposition}Content-Transfer-Encoding: base64\r\n\r\n${wrapLines(encoded)}`;
}

const getMethodType = ({ method }: CalendarPart): string => `text/calendar; charset=utf-8; method=${method}`;

function wrapLines(encoded: string): string {
  const lines: string[] = [];
  for (let at = 0; at < encoded.length; at += WIDTH) lines.push(encoded.slice(at, at + WIDTH));
  return lines.join("\r\n");
}
