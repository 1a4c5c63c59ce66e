import { demoId } from "../../../prisma/demo/ids.ts";
import type { ViewerRole } from "../../modules/access/rules/permissions.ts";
import { startSession } from "../../modules/access/users/startSession.ts";
import type { TestCaller, TestGraph } from "../graph.ts";
import { inviteUser } from "../../modules/access/users/team.ts";
import { unwrap } from "../unwrap.ts";

/** Returns a signed-in user of the demo business. `staff` is the slug of the staff member whom the user is. */
export async function signInAs(
  graph: TestGraph,
  role: ViewerRole,
  staff: string | null = null,
): Promise<TestCaller> {
  const scope = await graph.scope();
  const email = `${staff ?? role.toLowerCase()}@signed-in.example`;
  const staffId = staff === null ? null : demoId("staff", staff);
  // A password is not needed, and its hash is slow.
  const invitation = { email, name: email, role, staffId, locale: "en" } as const;
  const { userId: id } = unwrap(await inviteUser(scope, "OWNER", invitation, true));
  const user = {
    businessId: scope.business.id,
    id,
    email,
    name: email,
    role,
    staffId,
    passwordHash: null,
    isDisabled: false,
  };
  const place = {
    session: null,
    device: null,
    agent: "test",
    clientAddress: "192.0.2.9",
    relyingParty: null,
  };
  return { session: (await startSession(scope, user, place)).session };
}
