import { insertUserSession } from "../data/users/userSessions.ts";
import type { UserRow } from "../data/users/users.ts";
import type { RelyingParty } from "../rules/factors/relyingParty.ts";
import { shortenAddress } from "../rules/users/shortenAddress.ts";
import { toPlainLine } from "../../../shared/contact/text.ts";
import { toEmailKey } from "../../../shared/guests/guestRules.ts";
import { newId } from "../../../platform/ids/ids.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { createDeviceCookie, newSessionToken, sessionHash } from "./userTokens.ts";

export interface SignInClient {
  readonly clientAddress: string;
  readonly agent: string;
  readonly session: string | null;
  readonly device: string | null;
  /** Null on a host without passkeys. */
  readonly relyingParty: RelyingParty | null;
}

/** `session` and `device` are the new cookie values. */
export interface SignedIn {
  readonly user: UserRow;
  /** True if the business requires a second factor and the user has none. */
  readonly mustSetUpSecondFactor: boolean;
  readonly sessionId: string;
  readonly session: string;
  readonly device: string;
}

export async function startSession(
  { database, business, signer, random, clock }: Scope,
  user: UserRow,
  client: SignInClient,
): Promise<SignedIn> {
  const now = clock.now();
  const session = newSessionToken(random);
  const sessionId = newId(now, random);
  const mustSetUpSecondFactor = await insertUserSession(database.query, {
    businessId: business.id,
    id: sessionId,
    userId: user.id,
    tokenHash: sessionHash(session),
    agent: toPlainLine(client.agent, 200),
    network: shortenAddress(client.clientAddress),
    now,
    formerToken: client.session === null ? null : sessionHash(client.session),
  });
  const account = { businessId: business.id, emailKey: toEmailKey(user.email) };
  return {
    user,
    mustSetUpSecondFactor,
    sessionId,
    session,
    device: createDeviceCookie({ signer, random }, account, client.device),
  };
}
