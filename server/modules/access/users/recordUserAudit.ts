import type { UserRow } from "../data/users/users.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { recordAudit } from "../recordAudit.ts";

/** `fields` contains names, never values. */
export function recordUserAudit(
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
