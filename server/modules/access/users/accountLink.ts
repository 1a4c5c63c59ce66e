import type { Signer } from "../../../platform/ids/signer.ts";
import { userLinkToken } from "./userTokens.ts";

/**
 * Where a user chooses their password. The token stands behind the `#`, which browsers send to nobody: it is in no log and in no
 * `Referer`.
 */
export function accountLink(
  signer: Signer,
  origin: string,
  { businessId, linkId }: { readonly businessId: string; readonly linkId: string },
): string {
  return `${origin}/account/reset#${userLinkToken(signer, businessId, linkId)}`;
}
