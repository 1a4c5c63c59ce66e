import type { FastifyRequest } from "fastify";
import { addressBlock } from "../services/addressBlock.ts";

/**
 * The address that every limit counts a request by: an IPv4 address or an IPv6 /64 (`addressBlock`), by the forwarded headers of a
 * trusted proxy. Nothing else reads `request.ip` for a limit, so no limit counts single IPv6 addresses.
 */
export function clientAddress(request: FastifyRequest): string {
  // A socket that was closed meanwhile has no address any more.
  return addressBlock(request.ip as string | undefined);
}
