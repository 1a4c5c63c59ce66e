import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import type { MailTransport } from "./mailTransport.ts";
import { smtpTransport } from "./smtp.ts";

async function mailServer(options: SMTPServerOptions = {}) {
  const got: { from: string; to: string[]; text: string }[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onData(stream, { envelope }, callback) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        got.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        callback();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const { port } = server.server.address() as AddressInfo;
  return { port, got, connections: () => connections, close };
}

function transportTo(port: number, credentials = ""): MailTransport {
  const transport = smtpTransport(`smtp://${credentials}127.0.0.1:${port}`);
  onTestFinished(() => transport.close());
  return transport;
}

const person = (email: string) => ({ name: "", email });
const mail = (to: string, text = "Hello\n") => ({
  messageId: `<${to}>`,
  from: person("hello@northside.example"),
  replyTo: person("hello@northside.example"),
  to: person(to),
  subject: "Hello",
  html: "<p>Hello</p>",
  text,
  calendars: [],
});

it("sends mails over few connections", async () => {
  const server = await mailServer();
  const transport = transportTo(server.port);
  await Promise.all(Array.from({ length: 40 }, (_, i) => transport.send(mail(`guest${i}@example.org`))));
  expect(server.got.flatMap(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 40 }, (_, i) => `guest${i}@example.org`).toSorted(),
  );
  expect(server.got.every(({ from }) => from === "hello@northside.example")).toBe(true);
  expect(server.connections()).toBeLessThanOrEqual(5);
});

it("opens new connections when a server ends a session after some mails", async () => {
  const server = await mailServer();
  const transport = transportTo(server.port);
  for (let i = 0; i < 120; i++) await transport.send(mail(`guest${i}@example.org`));
  expect(server.got).toHaveLength(120);
  expect(server.connections()).toBe(2);
});

it("logs in", async () => {
  const server = await mailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === "ada@example.com" && password === "a:secret"
        ? callback(null, { user: username })
        : callback(new Error("no such user")),
  });
  await transportTo(server.port, "ada%40example.com:a%3Asecret@").send(mail("bob@example.com"));
  expect(server.got).toHaveLength(1);
  // The operator can fix a failed login, so it is not permanent.
  const rejection = transportTo(server.port, "ada%40example.com:wrong@").send(mail("bob@example.com"));
  await expect(rejection).rejects.toMatchObject({ name: "MailError", isPermanent: false });
});

it("distinguishes permanent from temporary rejections and continues afterwards", async () => {
  const server = await mailServer({
    onRcptTo({ address }, _session, callback) {
      const responseCode = { "gone@example.com": 550, "full@example.com": 452 }[address];
      if (responseCode === undefined) return callback();
      callback(Object.assign(new Error("no"), { responseCode }));
    },
  });
  const transport = transportTo(server.port);
  await expect(transport.send(mail("gone@example.com"))).rejects.toMatchObject({ isPermanent: true });
  await expect(transport.send(mail("full@example.com"))).rejects.toMatchObject({ isPermanent: false });
  await transport.send(mail("ada@example.com"));
  expect(server.got.map(({ to }) => to)).toEqual([["ada@example.com"]]);
});

it("fails when no server listens", async () => {
  const server = await mailServer();
  const transport = transportTo(server.port);
  await server.close();
  const sending = Promise.allSettled(
    Array.from({ length: 12 }, () => transport.send(mail("ada@example.com"))),
  );
  for (const one of await sending)
    expect(one).toMatchObject({ status: "rejected", reason: { isPermanent: false } });
});

it("preserves a line with a single dot", async () => {
  const server = await mailServer();
  await transportTo(server.port).send(mail("ada@example.com", "one\n.\n..two\n"));
  expect(server.got[0]!.text).toContain("one\r\n.\r\n..two\r\n");
});
