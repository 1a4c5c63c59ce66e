import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A process of its own that accepts every mail and keeps none. It tells its parent the port. */
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onData(stream, _session, callback) {
    stream.resume();
    stream.on("end", () => callback());
  },
});
server.on("error", () => {});
server.listen(0, "127.0.0.1", () => process.send?.((server.server.address() as AddressInfo).port));
