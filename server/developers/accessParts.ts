import { KEY_SCOPES, isInScopes } from "../modules/access/rules/keyScopes.ts";
import { PERMISSIONS, VIEWER_ROLES, getRoleScope } from "../modules/access/rules/permissions.ts";
import { table } from "./markdownTable.ts";

export function permissions(): string {
  const labels = { ALL: "yes", OWN: "their own" };
  const rows = PERMISSIONS.map((permission) => [
    `\`${permission}\``,
    ...VIEWER_ROLES.map((role) => {
      const reach = getRoleScope(role, permission);
      return reach === null ? "" : labels[reach];
    }),
  ]);
  return table(["Permission", ...VIEWER_ROLES.map((role) => `\`${role}\``)], rows);
}

export function scopes(): string {
  const rows = KEY_SCOPES.map((scope) => {
    const opened = PERMISSIONS.filter((permission) => isInScopes([scope], permission));
    const isAll = opened.length === PERMISSIONS.length;
    return [`\`${scope}\``, isAll ? "everything" : opened.map((one) => `\`${one}\``).join(", ")];
  });
  return table(["Scope", "Opens"], rows);
}
