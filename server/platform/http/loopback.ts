import type { FastifyInstance } from "fastify";
import { isLoopbackHost } from "./loopbackHost.ts";

/** Whether an address is this machine's own: the operator's, or that of a proxy that nobody has told us to trust. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/**
 * Rejects requests for another host than this machine with 421 (RFC 9110, section 15.5.20). A trial prints its passwords and
 * its mailbox, so a tunnel, a proxy or a rebound DNS name must not open it by accident.
 */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isLoopbackHost(request.hostname)) return;
    await reply
      .code(421)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(
        "421 This is a trial of Daybook, which answers on this machine only. Set DAYBOOK_MODE=live to serve other hosts.\n",
      );
  });
}
