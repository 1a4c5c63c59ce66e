import type { FastifyInstance } from "fastify";

export const FORWARDED_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
] as const;

const WARNING =
  "A request carries forwarded headers, but its sender is no trusted proxy, so they are ignored. " +
  "If a proxy is in front of this server, set TRUST_PROXY to the number of proxies or to their addresses. " +
  "Until then all visitors share the proxy's address, and limits by address count them as one.";

export function warnAboutForwardedHeaders(app: FastifyInstance, trustsProxies: boolean): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!hasWarned && FORWARDED_HEADERS.some((name) => request.headers[name] !== undefined)) {
      // `request.ip` is the forwarded address if the sender is trusted.
      const isTrusted = request.ip !== request.socket.remoteAddress;
      const hasAddress = request.headers["x-forwarded-for"] !== undefined;
      // A trusted proxy that forwards no address looks like an untrusted sender.
      hasWarned = !isTrusted && (hasAddress || !trustsProxies);
      if (hasWarned) app.log.warn(WARNING);
    }
    done();
  });
}
