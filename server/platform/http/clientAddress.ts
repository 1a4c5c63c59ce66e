import type { FastifyRequest } from "fastify";
import { toAddressBlock } from "./limits/addressBlock.ts";

/**
 * The address that limits count, from forwarded headers of a trusted proxy. Never count `request.ip`, which is a single
 * IPv6 address.
 */
export function clientAddress(request: FastifyRequest): string {
  // A closed socket has no address.
  return toAddressBlock(request.ip as string | undefined);
}
