import type { FastifyInstance } from "fastify";
import { isLoopbackHost } from "./loopbackHost.ts";

export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/**
 * Responds with 421 (RFC 9110, section 15.5.20). A trial prints its passwords, so a tunnel, a proxy or DNS rebinding
 * must not expose it.
 */
export function rejectOtherHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isLoopbackHost(request.hostname)) return;
    await reply
      .code(421)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(
        "421 This is a trial of Daybook, which serves this machine only. Set DAYBOOK_MODE=live to serve other hosts.\n",
      );
  });
}
