import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { isLoopbackHost } from "../domain/access/loopbackHost.ts";
import { isLoopback } from "./loopback.ts";

const FORWARDED = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Whether a request carries the token as `Authorization: Bearer …`. Compares in constant time. */
export function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const [scheme, given = ""] = (headers.authorization ?? "").split(" ");
  if (token === null || scheme?.toLowerCase() !== "bearer") return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Whether a request comes from this machine without a proxy: the peer and the `Host` are loopback and no header says that the request
 * was forwarded. A proxy that adds no header and replaces `Host` passes too, so nothing secret may depend on this.
 */
export function isFromThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? "") && isLoopbackHost(hostname);
}
