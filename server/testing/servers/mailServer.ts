import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail extends ParsedMail {
  readonly recipients: readonly string[];
}

export interface MailServer {
  readonly url: string;
  readonly arrived: ReceivedMail[];
  /** Rejected addresses with the SMTP code: `550` permanent, `450` temporary. */
  readonly rejectedAddresses: Map<string, number>;
  /** Addresses whose mail is accepted after the promise resolves. */
  readonly slow: Map<string, Promise<void>>;
  to(address: string): ReceivedMail[];
  isBusy(): boolean;
  close(): Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const arrived: ReceivedMail[] = [];
  const rejectedAddresses = new Map<string, number>();
  const slow = new Map<string, Promise<void>>();
  let reading = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const responseCode = rejectedAddresses.get(address);
      if (responseCode === undefined) return callback();
      callback(Object.assign(new Error(`the mailbox of ${address} is unavailable`), { responseCode }));
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      stream.once("end", () => (reading += 1));
      void (async () => {
        try {
          const mail = await simpleParser(stream);
          await Promise.all(recipients.map((address) => slow.get(address)));
          arrived.push({ ...mail, recipients });
          reading -= 1;
          callback();
        } catch {
          // The sender disconnected before the end of the mail.
        }
      })();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: open } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${open}`,
    arrived,
    rejectedAddresses,
    slow,
    to: (address) => arrived.filter((mail) => mail.recipients.includes(address)),
    isBusy: () => server.connections.size > 0 || reading > 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
