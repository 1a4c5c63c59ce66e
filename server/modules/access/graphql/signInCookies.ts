import { type RelyingParty, findRelyingParty } from "../rules/factors/relyingParty.ts";
import type { UserViewer } from "../rules/viewer.ts";
import type { SignInClient, SignedIn } from "../users/startSession.ts";
import type { Context } from "../../../platform/graphql/context.ts";

export function toSignInClient(ctx: Context): SignInClient {
  const { clientAddress, browser } = ctx.request;
  return {
    clientAddress,
    agent: browser?.agent ?? "",
    session: browser?.session ?? null,
    device: browser?.device ?? null,
    relyingParty: getRelyingParty(ctx),
  };
}

/** Null on a host without passkeys. */
export function getRelyingParty({ request, platformScope }: Context): RelyingParty | null {
  return findRelyingParty(platformScope().serverOrigin(), request.origin);
}

export function storeSignIn({ request, now }: Context, signedIn: SignedIn): UserViewer {
  const { user, sessionId, session, device, mustSetUpSecondFactor } = signedIn;
  request.browser?.storeSession(session);
  request.browser?.storeDevice(device);
  const { businessId, id, name, role, staffId } = user;
  const passwordAt = now();
  return { kind: "USER", businessId, id, name, role, staffId, sessionId, passwordAt, mustSetUpSecondFactor };
}
