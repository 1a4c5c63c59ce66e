import { disableAccess } from "../data/users/disableAccess.ts";
import { findUser } from "../data/users/users.ts";
import { toEmailKey } from "../../../shared/guests/guestRules.ts";
import { addApiKey } from "../apiKeys.ts";
import { newReference } from "../../../platform/ids/ids.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { setUserPassword } from "./choosePassword.ts";
import { type NewUser, inviteUser } from "./team.ts";

export const DEMO_KEY_DAYS = 7;

const DEMO_USERS = [
  { name: "Olive Owner", role: "OWNER", email: "owner@northside.example", staff: null },
  { name: "Mika Manager", role: "MANAGER", email: "manager@northside.example", staff: null },
  { name: "Amara Osei", role: "STAFF", email: "amara@northside.example", staff: "amara" },
  { name: "Robin Reader", role: "READER", email: "reader@northside.example", staff: null },
] as const;

/** Creates the missing demo users and sets one new password for all. Returns the password, which is not stored. */
export async function createDemoUsers(
  scope: Scope,
): Promise<{ readonly emails: readonly string[]; readonly password: string }> {
  const { database, business, random } = scope;
  const password = [newReference(random), newReference(random)].join("-").toLowerCase();
  for (const { staff, ...demoUser } of DEMO_USERS) {
    const [staffMember] = await database.query<{ id: string }>(
      "SELECT id FROM staff WHERE business_id = $1 AND slug = $2",
      [business.id, staff],
    );
    const user = { ...demoUser, staffId: staffMember?.id ?? null, locale: "en" };
    const existing = await findUser(database.query, business.id, { emailKey: toEmailKey(demoUser.email) });
    const id = existing?.id ?? (await createUser(scope, user));
    await setUserPassword(scope, { businessId: business.id, id, email: demoUser.email }, password);
  }
  return { emails: DEMO_USERS.map(({ email }) => email), password };
}

export async function createDemoKey(scope: Scope): Promise<string> {
  const expiresAt = scope.clock.now() + DEMO_KEY_DAYS * 86_400_000;
  const { secret } = await addApiKey(scope, { name: "demo", scopes: ["admin"], expiresAt });
  return secret;
}

/** Disables the demo users and every API key of the demo's business, since the printed key can create others. */
export function disableDemoAccess(
  { database, clock }: Pick<Scope, "database" | "clock">,
  businessId: string,
): Promise<{ readonly users: number; readonly keys: number }> {
  const emailKeys = DEMO_USERS.map(({ email }) => toEmailKey(email));
  return database.transaction((sql) => disableAccess(sql, businessId, emailKeys, clock.now()));
}

async function createUser(scope: Scope, user: NewUser): Promise<string> {
  const invited = await inviteUser(scope, "OWNER", user, true);
  if (!invited.ok) throw new Error(`the demo's ${user.role} could not be made: ${invited.failure.code}`);
  return invited.value.userId;
}
