import { countServiceSupply } from "./data/services/serviceUse.ts";
import { type ServiceWarning, findWarnings } from "./rules/services/warnings.ts";
import type { ServiceSettings } from "./rules/services/settings.ts";
import type { Scope } from "../../platform/database/scope.ts";

export async function loadServiceWarnings(
  { database, business }: Scope,
  {
    id,
    publication,
    assignment,
  }: { readonly id: string } & Pick<ServiceSettings, "publication" | "assignment">,
): Promise<ServiceWarning[]> {
  if (publication !== "PUBLISHED") return [];
  return findWarnings({ assignment, ...(await countServiceSupply(database.query, business.id, id)) });
}
