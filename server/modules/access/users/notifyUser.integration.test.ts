import { beforeEach, describe, expect, it } from "vitest";
import { nestedTransaction } from "../../../platform/database/nestedTransaction.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { openGraph } from "../../../testing/graph.ts";
import { PASSWORD, addUser } from "../../../testing/identity/signedIn.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { createSenders } from "../../notifications/jobs/senders.ts";
import { createKey } from "../manageApiKeys.ts";
import { resetPassword, setUserPassword } from "./choosePassword.ts";
import { signIn } from "./signIn.ts";
import { inviteAgain } from "./team.ts";
import { userLinkToken } from "./userTokens.ts";

const EMAIL = "ada@example.org";
const CLIENT = { clientAddress: "192.0.2.1", agent: "", session: null, device: null, relyingParty: null };
const KEY = { name: "Till", scopes: ["catalogue"], expiresAt: null } as const;

const graph = await openGraph({ isReset: true });
let scope: Scope;
let userId: string;
let wakes: number;
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.database.query("DELETE FROM api_keys");
  userId = await addUser(await graph.scope(), "OWNER", EMAIL);
  const jobs = createSenders();
  jobs.add({ wake: () => (wakes += 1), check: () => {} });
  scope = { ...(await graph.scope()), jobs };
  wakes = 0;
});

async function reset(): Promise<void> {
  const link = await inviteAgain(scope, userId, { locale: "en", isLinkHandedOver: true });
  await graph.database.query("UPDATE user_links SET purpose = 'RESET'");
  const token = userLinkToken(scope.signer, scope.business.id, link);
  unwrap(await signIn(await graph.scope(), { email: EMAIL, password: PASSWORD }, CLIENT));
  unwrap(await resetPassword(scope, { token, password: "a wholly other kettle" }, CLIENT));
}

async function set(): Promise<void> {
  const user = { businessId: scope.business.id, id: userId, email: EMAIL };
  unwrap(await setUserPassword(scope, user, "a wholly other kettle"));
}

describe("notifyUser", () => {
  it.each([
    ["a password is reset", reset],
    ["the operator sets a password", set],
    ["an API key is created", async () => void unwrap(await createKey(scope, KEY))],
  ])("wakes the senders when %s", async (_, act) => {
    await act();
    expect(wakes).toBe(1);
  });

  it("wakes the senders after the commit of an outer transaction", async () => {
    await graph.database.transaction(async (sql) => {
      const database = nestedTransaction(graph.database, sql);
      unwrap(await createKey({ ...scope, database }, KEY));
      expect(wakes).toBe(0);
    });
    expect(wakes).toBe(1);
  });
});
