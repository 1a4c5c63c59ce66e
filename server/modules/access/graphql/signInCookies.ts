import type { UserViewer } from "../rules/viewer.ts";
import type { SignInClient, SignedIn } from "../users/signIn.ts";
import type { Context } from "../../../platform/graphql/context.ts";

export function toSignInClient({ request }: Context): SignInClient {
  const { clientAddress, browser } = request;
  return {
    clientAddress,
    agent: browser?.agent ?? "",
    session: browser?.session ?? null,
    device: browser?.device ?? null,
  };
}

export function storeSignIn({ request, now }: Context, signedIn: SignedIn): UserViewer {
  const { user, sessionId, session, device } = signedIn;
  request.browser?.storeSession(session);
  request.browser?.storeDevice(device);
  const { businessId, id, name, role, staffId } = user;
  return { kind: "USER", businessId, id, name, role, staffId, sessionId, passwordAt: now() };
}
