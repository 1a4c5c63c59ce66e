import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { createMailbox } from "../../../platform/mail/mailbox.ts";
import type { Mail } from "../../../platform/mail/mailTransport.ts";
import { addMailboxRoutes } from "./mailboxRoutes.ts";

const mail: Mail = {
  messageId: "<n1@studio.example>",
  from: { name: "Studio", email: "hello@studio.example" },
  replyTo: { name: "Studio", email: "hello@studio.example" },
  to: { name: "Ada <b>", email: "ada@example.com" },
  subject: "Booked <i>now</i>",
  html: "<p>Hello</p>",
  text: "Hello\n",
  calendars: [{ method: "REQUEST", filename: "appointment.ics", text: "BEGIN:VCALENDAR" }],
};

const TOKEN = "a-token-that-cannot-be-guessed";

async function appWith(count: number, token: string | null = null) {
  const mailbox = createMailbox({ now: () => 0 });
  for (let i = 0; i < count; i++) await mailbox.send({ ...mail, subject: `${mail.subject} ${i + 1}` });
  const app = Fastify();
  addMailboxRoutes(app, mailbox, token);
  return app;
}

describe("mailbox", () => {
  it("shows a message when it is empty", async () => {
    expect((await (await appWith(0)).inject("/dev/mailbox")).body).toContain("No mails yet");
  });

  it("lists mails newest first and shows each as HTML, text and calendar file", async () => {
    const app = await appWith(2);
    const list = (await app.inject("/dev/mailbox")).body;
    expect(list.indexOf("/dev/mailbox/2")).toBeLessThan(list.indexOf("/dev/mailbox/1"));
    expect(list).toContain("Booked &lt;i&gt;now&lt;/i&gt; 2");
    const page = (await app.inject("/dev/mailbox/1")).body;
    for (const part of ["Ada &lt;b&gt;", "Hello\n", "BEGIN:VCALENDAR", "&lt;n1@studio.example&gt;"])
      expect(page).toContain(part);
    expect((await app.inject("/dev/mailbox/1/html")).body).toBe("<p>Hello</p>");
  });

  it("returns 404 for an unknown mail", async () => {
    const app = await appWith(1);
    for (const url of ["/dev/mailbox/2", "/dev/mailbox/2/html", "/dev/mailbox/x"])
      expect((await app.inject(url)).statusCode).toBe(404);
  });

  it("keeps the last two hundred mails", async () => {
    const app = await appWith(203);
    expect((await app.inject("/dev/mailbox/3")).statusCode).toBe(404);
    expect((await app.inject("/dev/mailbox/4")).statusCode).toBe(200);
  });

  it("exists only under its token when there is one", async () => {
    const app = await appWith(1, TOKEN);
    expect((await app.inject(`/mailbox/${TOKEN}`)).body).toContain(`/mailbox/${TOKEN}/1`);
    expect((await app.inject(`/mailbox/${TOKEN}/1`)).body).toContain(`src="/mailbox/${TOKEN}/1/html"`);
    expect((await app.inject(`/mailbox/${TOKEN}/1/html`)).body).toBe("<p>Hello</p>");
    const closed = ["/dev/mailbox", "/dev/mailbox/1", "/mailbox", "/mailbox/", `/mailbox/${TOKEN.slice(1)}`];
    for (const url of [...closed, "/mailbox/x/1", "/mailbox/x/1/html", `/mailbox/${TOKEN}x`])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  });

  it("allows only its own pages to frame it, runs no script and is never cached", async () => {
    const { headers } = await (await appWith(1, TOKEN)).inject(`/mailbox/${TOKEN}/1`);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-frame-options": "SAMEORIGIN",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });
});
