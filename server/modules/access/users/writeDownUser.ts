import type { UserRow } from "../data/users/users.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { recordAudit } from "../recordAudit.ts";

/** Writes down what a user did about their own account, in the transaction of `scope.database`. `fields` never their contents. */
export function writeDownUser(
  scope: Scope,
  { id, name }: Pick<UserRow, "id" | "name">,
  action: string,
  fields: readonly string[],
): Promise<void> {
  return recordAudit(scope, {
    actor: { kind: "USER", id, name },
    action,
    subject: encodeTypeId("user", id),
    fields,
  });
}
