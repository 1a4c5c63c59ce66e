import { parseUuid } from "../../../shared/ids/bytes.ts";
import { readAccessKey } from "../keys/accessKeys.ts";
import { HOLD_MINUTES } from "../buildHoldBase.ts";
import { readHoldToken } from "../keys/holdTokens.ts";
import { readOrderKey } from "../keys/orderKeys.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

/** Only verifies signatures, because it runs while the process is overloaded. */
export async function hasBookingToken(
  { directory, signer, clock }: Pick<Deps, "directory" | "signer" | "clock">,
  tokens: readonly string[],
  { host }: Pick<RequestInfo, "host">,
): Promise<boolean> {
  const business = await directory.byHost(host);
  if (!business) return false;
  const { id } = business;
  return tokens.some((token) => {
    const hold = readHoldToken(signer, id, token);
    if (hold !== null) return clock.now() - getUuidInstant(hold) < HOLD_MINUTES * 60_000;
    return readAccessKey(signer, id, token) !== null || readOrderKey(signer, id, token) !== null;
  });
}

/** UUID of version 7 (RFC 9562, section 5.7). Epoch milliseconds. */
function getUuidInstant(id: string): number {
  return parseUuid(id)
    .subarray(0, 6)
    .reduce((sum, byte) => sum * 256 + byte, 0);
}
