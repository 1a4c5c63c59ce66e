import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail as it arrived. */
export interface Arrived extends ParsedMail {
  readonly recipients: readonly string[];
}

/** A real mail server for tests: it accepts everything but what it is told to refuse. */
export interface MailServer {
  readonly url: string;
  readonly arrived: Arrived[];
  /** Addresses that it refuses with a reply: `550` for good, `450` for now. */
  readonly refused: Map<string, number>;
  /** Addresses whose mail it accepts only when the promise is kept. */
  readonly slow: Map<string, Promise<void>>;
  /** The mails to an address, in the order in which they came. */
  to(address: string): Arrived[];
  /** True while a sender is connected, or a mail that came whole is still being read. */
  isBusy(): boolean;
  close(): Promise<void>;
}

/** Starts a mail server on a free port, or on the one that was told. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const refused = new Map<string, number>();
  const slow = new Map<string, Promise<void>>();
  let reading = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const responseCode = refused.get(address);
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
          // Whoever sent it is gone: a mail that did not come whole did not come.
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
    refused,
    slow,
    to: (address) => arrived.filter((mail) => mail.recipients.includes(address)),
    isBusy: () => server.connections.size > 0 || reading > 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
