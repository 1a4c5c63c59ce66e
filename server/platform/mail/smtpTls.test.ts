import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { projectRoot } from "../../root.ts";
import { type SelfSigned, selfSigned } from "../../testing/servers/selfSigned.ts";
import { smtpTransport } from "./smtp.ts";

async function mailServer(certificate: SelfSigned | null, options: SMTPServerOptions = {}) {
  const mails: boolean[] = [];
  const passwords: (string | null | undefined)[] = [];
  const server = new SMTPServer({
    ...(certificate ?? { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] }),
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth({ password }, _session, callback) {
      passwords.push(password);
      callback(null, { user: "ada" });
    },
    onData(stream, session, callback) {
      stream.resume().on("end", () => {
        mails.push(Boolean(session.secure));
        callback();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { at: `127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails, passwords };
}

const person = { name: "", email: "ada@example.com" };
const mail = {
  messageId: "<1@example.com>",
  from: person,
  replyTo: person,
  to: person,
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello\n",
  calendars: [],
};

async function send(url: string): Promise<void> {
  const transport = smtpTransport(url);
  onTestFinished(() => transport.close());
  await transport.send(mail);
}

it("sends nothing when TLS is required and not offered", async () => {
  const server = await mailServer(null);
  await expect(send(`smtp://ada:secret@${server.at}?tls=required`)).rejects.toMatchObject({
    isPermanent: false,
  });
  expect(server).toMatchObject({ mails: [], passwords: [] });
});

it("rejects an untrusted certificate, with STARTTLS and with smtps", async () => {
  const certificate = selfSigned();
  const starting = await mailServer(certificate);
  await expect(send(`smtp://${starting.at}?tls=required`)).rejects.toThrow("self-signed");
  await expect(send(`smtp://${starting.at}?tls=optional`)).rejects.toThrow("self-signed");
  const implicit = await mailServer(certificate, { secure: true });
  await expect(send(`smtps://ada:secret@${implicit.at}`)).rejects.toThrow("self-signed");
  expect([...starting.mails, ...implicit.mails, ...implicit.passwords]).toEqual([]);
});

it("encrypts with any certificate when tls=unverified", async () => {
  const certificate = selfSigned();
  const starting = await mailServer(certificate);
  await send(`smtp://ada:secret@${starting.at}?tls=unverified`);
  const implicit = await mailServer(certificate, { secure: true });
  await send(`smtps://ada:secret@${implicit.at}?tls=unverified`);
  for (const server of [starting, implicit]) {
    expect(server).toMatchObject({ mails: [true], passwords: ["secret"] });
  }
  const plain = await mailServer(null);
  await expect(send(`smtp://${plain.at}?tls=unverified`)).rejects.toMatchObject({ isPermanent: false });
});

it("sends mails but no credentials in clear text when tls=optional", async () => {
  const server = await mailServer(null);
  await send(`smtp://${server.at}?tls=optional`);
  expect(server.mails).toEqual([false]);
  await expect(send(`smtp://ada:secret@${server.at}?tls=optional`)).rejects.toThrow("without TLS");
  expect(server).toMatchObject({ mails: [false], passwords: [] });
});

it("fails when there are credentials and the server offers no AUTH", async () => {
  const server = await mailServer(null, { disabledCommands: ["STARTTLS", "AUTH"] });
  await expect(send(`smtp://ada:secret@${server.at}`)).rejects.toThrow("no AUTH");
  expect(server.mails).toEqual([]);
});

it("trusts an authority that NODE_EXTRA_CA_CERTS names", async () => {
  const certificate = selfSigned();
  const server = await mailServer(certificate);
  const folder = mkdtempSync(join(tmpdir(), "daybook-tls-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const authority = join(folder, "authority.pem");
  writeFileSync(authority, certificate.cert);
  const script = `import { smtpTransport } from "./server/platform/mail/smtp.ts";
    const transport = smtpTransport(process.argv.at(-1));
    await transport.send(${JSON.stringify(mail)});
    await transport.close();`;
  await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", script, `smtp://ada:secret@${server.at}?tls=required`],
    { cwd: projectRoot, env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
  );
  expect(server).toMatchObject({ mails: [true], passwords: ["secret"] });
});
