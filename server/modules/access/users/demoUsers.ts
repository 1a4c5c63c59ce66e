import { disableAccess } from "../data/users/disableAccess.ts";
import { findUser } from "../data/users/users.ts";
import { sameEmail } from "../../../shared/guests/guestRules.ts";
import { addApiKey } from "../apiKeys.ts";
import { newReference } from "../../../platform/ids/ids.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { givePassword } from "./choosePassword.ts";
import { type NewUser, inviteUser } from "./team.ts";

/** Days until the printed API key of the demo expires. */
export const DEMO_KEY_DAYS = 7;

/** One user of each role. `staff` is the slug of the user's staff member. */
const DEMO_USERS = [
  { name: "Olive Owner", role: "OWNER", email: "owner@northside.example", staff: null },
  { name: "Mika Manager", role: "MANAGER", email: "manager@northside.example", staff: null },
  { name: "Amara Osei", role: "STAFF", email: "amara@northside.example", staff: "amara" },
  { name: "Robin Reader", role: "READER", email: "reader@northside.example", staff: null },
] as const;

/**
 * Creates the demo's users that do not exist, and gives all of them a new password, which is returned and not stored. Existing users do
 * not change otherwise.
 */
export async function makeDemoUsers(
  scope: Scope,
): Promise<{ readonly emails: readonly string[]; readonly password: string }> {
  const { database, business, random } = scope;
  const password = [newReference(random), newReference(random)].join("-").toLowerCase();
  for (const { staff, ...wanted } of DEMO_USERS) {
    const [person] = await database.query<{ id: string }>(
      "SELECT id FROM staff WHERE business_id = $1 AND slug = $2",
      [business.id, staff],
    );
    const user = { ...wanted, staffId: person?.id ?? null, locale: "en" };
    const there = await findUser(database.query, business.id, { emailKey: sameEmail(wanted.email) });
    const id = there?.id ?? (await made(scope, user));
    await givePassword(scope, { businessId: business.id, id, email: wanted.email }, password);
  }
  return { emails: DEMO_USERS.map(({ email }) => email), password };
}

/** Creates an API key of the demo with all rights, and returns its secret. The key expires after `DEMO_KEY_DAYS`. */
export async function makeDemoKey(scope: Scope): Promise<string> {
  const expiresAt = scope.clock.now() + DEMO_KEY_DAYS * 86_400_000;
  const { secret } = await addApiKey(scope, { name: "demo", scopes: ["admin"], expiresAt });
  return secret;
}

/**
 * Disables the access that a trial printed: the passwords of the demo's users, and every API key of the demo's business, since the
 * printed key can create others. Returns the numbers of disabled users and keys.
 */
export function disableDemoAccess(
  { database, clock }: Pick<Scope, "database" | "clock">,
  businessId: string,
): Promise<{ readonly users: number; readonly keys: number }> {
  const emailKeys = DEMO_USERS.map(({ email }) => sameEmail(email));
  return database.transaction((sql) => disableAccess(sql, businessId, emailKeys, clock.now()));
}

async function made(scope: Scope, user: NewUser): Promise<string> {
  const invited = await inviteUser(scope, "OWNER", user, true);
  if (!invited.ok) throw new Error(`the demo's ${user.role} could not be made: ${invited.failure.code}`);
  return invited.value.userId;
}
