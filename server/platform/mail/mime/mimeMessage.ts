import type { CalendarPart, Mail } from "../mailTransport.ts";
import { header, headerText, mailbox } from "./headers.ts";
import { quotedPrintable } from "./quotedPrintable.ts";

const WIDTH = 76;

/**
 * RFC 5322, RFC 2045 to 2047, RFC 6047. A general library takes several times as long.
 * @param date send time in epoch milliseconds
 */
export function mimeMessage(mail: Mail, date: number): string {
  const [only, ...more] = mail.calendars;
  // Programs show an alternative part as an invitation.
  const invitation = only !== undefined && more.length === 0 ? only : null;
  const id = mail.messageId.replaceAll(/[^\da-z-]/gi, "").slice(0, 40);
  const body = multipart("alternative", `=_a_${id}`, [
    textPart("plain", mail.text),
    textPart("html", mail.html),
    ...(invitation ? [calendarPart(invitation, methodType(invitation))] : []),
  ]);
  // Some programs would apply the method twice.
  const files = mail.calendars.map((file) =>
    calendarPart(file, invitation ? "application/ics" : methodType(file), file.filename),
  );
  return [
    header("From", mailbox(mail.from)),
    header("Reply-To", mailbox(mail.replyTo)),
    header("To", mailbox(mail.to)),
    header("Subject", headerText(mail.subject)),
    header("Date", new Date(date).toUTCString().replace("GMT", "+0000")),
    header("Message-ID", headerText(mail.messageId)),
    // Prevents automatic replies (RFC 3834).
    header("Auto-Submitted", "auto-generated"),
    header("X-Auto-Response-Suppress", "All"),
    header("MIME-Version", "1.0"),
    files.length === 0 ? body : multipart("mixed", `=_m_${id}`, [body, ...files]),
  ].join("");
}

/** Neither of the encodings produces `=_`. */
function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  const begin = `--${boundary}\r\n`;
  return `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n\r\n${parts.map((part) => `${begin}${part}\r\n`).join("")}--${boundary}--\r\n`;
}

const textPart = (kind: string, text: string): string =>
  `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(text)}`;

/** Base64 preserves line breaks. */
function calendarPart({ text }: CalendarPart, contentType: string, filename = ""): string {
  const name = filename.replaceAll(/[^\w.-]/g, "_");
  const disposition = name === "" ? "" : `Content-Disposition: attachment; filename="${name}"\r\n`;
  const encoded = Buffer.from(text, "utf8").toString("base64");
  return `Content-Type: ${contentType}\r\n${disposition}Content-Transfer-Encoding: base64\r\n\r\n${inLines(encoded)}`;
}

const methodType = ({ method }: CalendarPart): string => `text/calendar; charset=utf-8; method=${method}`;

function inLines(encoded: string): string {
  const lines: string[] = [];
  for (let at = 0; at < encoded.length; at += WIDTH) lines.push(encoded.slice(at, at + WIDTH));
  return lines.join("\r\n");
}
