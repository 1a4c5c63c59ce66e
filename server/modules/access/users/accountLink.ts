import type { Signer } from "../../../platform/ids/signer.ts";
import { userLinkToken } from "./userTokens.ts";

/** The token is in the fragment, which browsers do not send, so it appears in no log and no `Referer`. */
export function accountLink(
  signer: Signer,
  origin: string,
  { businessId, linkId }: { readonly businessId: string; readonly linkId: string },
): string {
  return `${origin}/account/reset#${userLinkToken(signer, businessId, linkId)}`;
}
