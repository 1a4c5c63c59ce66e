import { addApiKey } from "../../modules/access/apiKeys.ts";
import { KEY_SCOPES, type KeyScope } from "../../modules/access/rules/keyScopes.ts";
import { startSession } from "../../modules/access/users/startSession.ts";
import type { TestCaller } from "../graph.ts";
import { addUser } from "../identity/signedIn.ts";
import type { Tenant } from "../tenancy/tenant.ts";

/** Callers with different permissions. No input of the tests ends the session or revokes the keys. */
export async function createFuzzCallers({ scope, host, businessId, visitor, platform }: Tenant) {
  const email = "fuzz.owner@example.org";
  const id = await addUser(scope, "OWNER", email, null);
  const user = { businessId, id, email, name: email, staffId: null, passwordHash: null, isDisabled: false };
  const place = {
    session: null,
    device: null,
    relyingParty: null,
    agent: "fuzz",
    clientAddress: "192.0.2.10",
  };
  const { session } = await startSession(scope, { ...user, role: "OWNER" }, place);
  const addKey = async (scopes: readonly KeyScope[]) =>
    (await addApiKey(scope, { name: "fuzz", scopes, expiresAt: null })).secret;
  return {
    /** Unknown hosts show the demo. */
    stranger: { host: "unknown.example" },
    visitor,
    owner: { host, session },
    keyWithOneScope: { host, key: await addKey(["content"]) },
    keyWithAllScopes: { host, key: await addKey(KEY_SCOPES) },
    platform,
  } satisfies Readonly<Record<string, TestCaller>>;
}

export type FuzzCallers = Awaited<ReturnType<typeof createFuzzCallers>>;
export type FuzzCaller = keyof FuzzCallers;
