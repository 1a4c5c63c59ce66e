import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** Starts a mail server that accepts and discards every mail. Returns its URL. */
export async function sinkUrl(): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, _session, callback) {
      stream.resume();
      stream.on("end", () => callback());
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}
