import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { STOPPING_OPTIONS, closeConnectionsWhileStopping } from "./stopping.ts";

it("a stop does not wait for a connection that has sent no request", async () => {
  const app = Fastify(STOPPING_OPTIONS);
  closeConnectionsWhileStopping(app, () => false);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const unused = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await Promise.all([once(unused, "connect"), once(app.server, "connection")]);
  const closed = once(unused, "close");
  await app.close();
  await closed;
  expect(unused.destroyed).toBe(true);
});
