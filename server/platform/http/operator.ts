import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { isLoopbackHost } from "./loopbackHost.ts";
import { FORWARDED_HEADERS } from "./forwardedWarning.ts";
import { isLoopback } from "./loopback.ts";

const PROXY_HEADERS = [...FORWARDED_HEADERS, "via"] as const;

/** Compares in constant time. */
export function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const [scheme, sentToken = ""] = (headers.authorization ?? "").split(" ");
  if (token === null || scheme?.toLowerCase() !== "bearer") return false;
  const [a, b] = [Buffer.from(sentToken), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A proxy without these headers that replaces `Host` passes too, so do not protect secrets with this check. */
export function isFromThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const isDirect = PROXY_HEADERS.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? "") && isLoopbackHost(hostname);
}
