import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { isLoopbackHost } from "./loopbackHost.ts";
import { FORWARDED_HEADERS } from "./forwardedWarning.ts";
import { isLoopback } from "./loopback.ts";

/** Headers that a proxy adds. */
const PROXY_HEADERS = [...FORWARDED_HEADERS, "via"] as const;

/** Returns whether a request carries the token as `Authorization: Bearer …`. Compares in constant time. */
export function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const [scheme, given = ""] = (headers.authorization ?? "").split(" ");
  if (token === null || scheme?.toLowerCase() !== "bearer") return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns whether a request comes from this machine without a proxy: peer and `Host` are loopback, and no header of a proxy is there.
 * A proxy that adds no header and replaces `Host` passes too, so nothing secret may depend on this.
 */
export function isFromThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const isDirect = PROXY_HEADERS.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? "") && isLoopbackHost(hostname);
}
