import { inviteUser } from "../access/index.ts";
import { type NewBusiness, createBusiness } from "./createBusiness.ts";
import type { PlatformScope } from "./actForPlatform.ts";
import type { Outcome } from "../../platform/database/scope.ts";
import { type Issue, invalidInput } from "../../shared/failures/failure.ts";

/** Without an e-mail for customers, that of the owner is used. */
export interface NewTenant extends NewBusiness {
  readonly ownerEmail: string;
  readonly ownerName: string;
  /** False if the caller hands over the link. */
  readonly isInvitationMailed: boolean;
}

export interface Tenant {
  readonly businessId: string;
  /** Of the invitation. Null if it was mailed. */
  readonly linkId: string | null;
}

/** Creates an empty business and invites its first owner. Run it in one transaction. */
export async function createTenant(
  scope: PlatformScope,
  { ownerEmail, ownerName, isInvitationMailed, ...newBusiness }: NewTenant,
): Promise<Outcome<Tenant>> {
  const created = await createBusiness(scope, { ...newBusiness, email: newBusiness.email ?? ownerEmail });
  if (!created.ok) {
    const { issues } = created.failure;
    return newBusiness.email === null ? toOwnerFailure(issues, { email: "ownerEmail" }) : created;
  }
  const businessId = created.value;
  const invited = await inviteUser(
    { ...scope, business: { id: businessId } },
    "OWNER",
    { email: ownerEmail, name: ownerName, role: "OWNER", staffId: null, locale: newBusiness.locale ?? "en" },
    !isInvitationMailed,
  );
  if (invited.ok)
    return { ok: true, value: { businessId, linkId: isInvitationMailed ? null : invited.value.linkId } };
  // An owner may invite owners, so the input is the only cause.
  const issues = invited.failure.code === "INVALID_INPUT" ? invited.failure.issues : [];
  return toOwnerFailure(issues, { email: "ownerEmail", name: "ownerName" });
}

function toOwnerFailure(issues: readonly Issue[], fields: Readonly<Record<string, string>>): Outcome<never> {
  const renamed = issues.map(({ path: [field = "", ...inner], ...rest }) => ({
    ...rest,
    path: [fields[field] ?? field, ...inner],
  }));
  return { ok: false, failure: invalidInput(...renamed) };
}
