import { countLacks } from "./data/services/serviceUse.ts";
import { type ServiceWarning, serviceWarnings } from "./rules/services/warnings.ts";
import type { ServiceSettings } from "./rules/services/settings.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** What an owner should know about a service that is published: why nobody can book it. One statement, none for others. */
export async function warningsOf(
  { database, business }: Scope,
  {
    id,
    publication,
    assignment,
  }: { readonly id: string } & Pick<ServiceSettings, "publication" | "assignment">,
): Promise<ServiceWarning[]> {
  if (publication !== "PUBLISHED") return [];
  return serviceWarnings({ assignment, ...(await countLacks(database.query, business.id, id)) });
}
