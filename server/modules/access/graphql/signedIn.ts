import type { UserViewer } from "../rules/viewer.ts";
import type { SignInPlace, SignedIn } from "../users/signIn.ts";
import type { Context } from "../../../platform/graphql/context.ts";

/** Where a request comes from, as far as signing in asks. */
export function signInPlace({ request }: Context): SignInPlace {
  const { clientAddress, browser } = request;
  return {
    clientAddress,
    agent: browser?.agent ?? "",
    session: browser?.session ?? null,
    device: browser?.device ?? null,
  };
}

/** Has the browser keep what somebody signed in with, and answers who it is. */
export function keepSignedIn({ request, now }: Context, signedIn: SignedIn): UserViewer {
  const { user, sessionId, session, device } = signedIn;
  request.browser?.keepSession(session);
  request.browser?.keepDevice(device);
  const { businessId, id, name, role, staffId } = user;
  return { kind: "USER", businessId, id, name, role, staffId, sessionId, passwordAt: now() };
}
