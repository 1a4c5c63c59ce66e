import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Markup, html } from "../../../shared/markup/html.ts";
import type { StoredMail, StoredMails } from "../../../platform/mail/mailTransport.ts";

type MailParams = { Params: { token?: string; number: string } };

/** Allows inline styles and the frame with the mail, but no scripts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/**
 * Serves the mails that a trial does not send. They contain links that sign in, so a request without the token gets
 * 404.
 * @param token secret part of the path; null during development, when the path is `/dev/mailbox`
 */
export function addMailboxRoutes(
  app: FastifyInstance,
  mailbox: Pick<StoredMails, "list">,
  token: string | null = null,
): void {
  // A route parameter keeps the token out of metrics and logs.
  const route = token === null ? "/dev/mailbox" : "/mailbox/:token";
  const base = mailboxPath(token);
  const isOpen = ({ params }: { params: MailParams["Params"] }) =>
    token === null || isToken(params.token, token);
  const find = (request: { params: MailParams["Params"] }) =>
    isOpen(request)
      ? mailbox.list().find((mail) => String(mail.number) === request.params.number)
      : undefined;
  app.get<MailParams>(route, (request, reply) =>
    isOpen(request) ? send(reply, listPage(base, mailbox.list())) : sendNotFound(reply),
  );
  app.get<MailParams>(`${route}/:number`, (request, reply) => {
    const mail = find(request);
    return mail ? send(reply, mailPage(base, mail)) : sendNotFound(reply);
  });
  app.get<MailParams>(`${route}/:number/html`, (request, reply) => {
    const mail = find(request);
    return mail ? send(reply, { markup: mail.html }) : sendNotFound(reply);
  });
}

export function mailboxPath(token: string | null): string {
  return token === null ? "/dev/mailbox" : `/mailbox/${token}`;
}

function isToken(candidate: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(candidate ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function send(reply: FastifyReply, { markup }: Markup): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .header("content-security-policy", POLICY)
    .header("x-frame-options", "SAMEORIGIN")
    .send(markup);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("404 Mail not found");
}

function listPage(base: string, mails: readonly StoredMail[]): Markup {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${formatTime(mail)}</td>
        <td>${mail.to.email}</td>
        <td><a href="${base}/${String(mail.number)}">${mail.subject}</a></td>
      </tr>`,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th>Kept</th>
        <th>To</th>
        <th>Subject</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return page("Mailbox", mails.length === 0 ? html`<p>No mails yet. Book something.</p>` : table);
}

function mailPage(base: string, mail: StoredMail): Markup {
  const number = String(mail.number);
  const calendars = mail.calendars.map(
    (part) =>
      html`<h2>${part.filename} (${part.method})</h2>
        <pre>${part.text}</pre>`,
  );
  return page(
    mail.subject,
    html`<p><a href="${base}">All mails</a></p>
      <dl>
        <dt>From</dt>
        <dd>${mailbox(mail.from)}</dd>
        <dt>To</dt>
        <dd>${mailbox(mail.to)}</dd>
        <dt>Message-ID</dt>
        <dd>${mail.messageId}</dd>
        <dt>Kept</dt>
        <dd>${formatTime(mail)}</dd>
      </dl>
      <p><a href="${base}/${number}/html">Alone</a></p>
      <iframe title="The mail as HTML" src="${base}/${number}/html"></iframe>
      <h2>As text</h2>
      <pre>${mail.text}</pre>
      ${calendars}`,
  );
}

const mailbox = ({ name, email }: StoredMail["to"]): string => `${name} <${email}>`;

const formatTime = ({ storedAt }: StoredMail): string => new Date(storedAt).toISOString();

function page(title: string, body: Markup): Markup {
  const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:900px;margin:24px auto;padding:0 16px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 16px 8px 0;border-bottom:1px solid #8884;vertical-align:top}
iframe{width:100%;height:720px;border:1px solid #8888;border-radius:8px}pre{white-space:pre-wrap;word-break:break-word;border:1px solid #8884;border-radius:8px;padding:16px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dd{margin:0}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html> `;
}
