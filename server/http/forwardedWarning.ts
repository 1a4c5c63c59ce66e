import type { FastifyInstance } from "fastify";

const HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded"];

const WARNING =
  "A request carries forwarded headers, but its sender is no trusted proxy, so they are ignored. " +
  "If a proxy stands in front of this server, set TRUST_PROXY to the number of proxies or to their addresses: " +
  "until then all visitors share the proxy's address, and limits by address do not tell them apart.";

/** Warns once, at the first request with forwarded headers whose sender is not trusted. The log names neither header nor address. */
export function warnOfForwarded(app: FastifyInstance, trustsProxies: boolean): void {
  let isWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isWarned && HEADERS.some((name) => request.headers[name] !== undefined)) {
      // The address of a request is a forwarded one where its sender is trusted. A trusted proxy may send the other headers alone.
      const isTrusted = request.ip !== request.socket.remoteAddress;
      const names = request.headers["x-forwarded-for"] !== undefined;
      isWarned = !isTrusted && (names || !trustsProxies);
      if (isWarned) app.log.warn(WARNING);
    }
    done();
  });
}
