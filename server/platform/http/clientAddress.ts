import type { FastifyRequest } from "fastify";
import { addressBlock } from "./limits/addressBlock.ts";

/**
 * Returns the address by which every limit counts a request: an IPv4 address or an IPv6 /64 (`addressBlock`), from the forwarded
 * headers if the proxy is trusted. Limits never count `request.ip`, which is a single IPv6 address.
 */
export function clientAddress(request: FastifyRequest): string {
  // A closed socket has no address.
  return addressBlock(request.ip as string | undefined);
}
