import { createTransport } from "nodemailer";
import type { Mail } from "../../platform/mail/mailTransport.ts";
import { eachAtOnce } from "../../testing/concurrency/eachAtOnce.ts";

const CONNECTIONS = 5;

/** Composes and sends mails with a general client over the same number of connections as the product. */
export async function handOverByStockClient(url: string, mails: readonly Mail[]): Promise<void> {
  const { hostname, port } = new URL(url);
  const client = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: hostname,
    port: Number(port),
  });
  const box = ({ name, email }: Mail["to"]) => ({ name, address: email });
  try {
    await eachAtOnce(mails, async (mail) => {
      const [file] = mail.calendars;
      await client.sendMail({
        messageId: mail.messageId,
        from: box(mail.from),
        replyTo: box(mail.replyTo),
        to: box(mail.to),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(file && { icalEvent: { method: file.method, filename: file.filename, content: file.text } }),
      });
    });
  } finally {
    client.close();
  }
}
