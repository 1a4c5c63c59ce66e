import type { RowName } from "../../platform/database/findNamed.ts";
import { insertRow } from "../../platform/database/rows.ts";
import { copyParts } from "./data/services/serviceParts.ts";
import { lockService, serviceSlugs } from "./data/services/serviceRow.ts";
import { issue } from "../../shared/failures/failure.ts";
import { findFreeSlug } from "../../shared/ids/findFreeSlug.ts";
import { validateNewService } from "./rules/services/validateService.ts";
import type { ServiceSettingsInput } from "./rules/services/settings.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";

/** The copy is a draft. The default slug is the next free one, such as `physio-2`. Returns the row id. */
export function duplicateService(
  scope: Scope,
  name: RowName,
  overrides: Pick<ServiceSettingsInput, "name" | "slug">,
): Promise<Outcome<string>> {
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const original = await lockService(sql, key.businessId, name);
    if (!original) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    const slugs = await serviceSlugs(sql, key.businessId);
    const { issues, values } = validateNewService(
      {
        ...original,
        name: overrides.name ?? original.name,
        slug: overrides.slug ?? findFreeSlug(original.slug, (slug) => !slugs.has(slug)),
        publication: "DRAFT",
      },
      original.staff,
    );
    throwIssues(...issues);
    if (!(await insertRow(sql, "services", key, values))) throw invalidInputError(issue(["slug"], "TAKEN"));
    await copyParts(sql, key.businessId, original.id, key.id);
    return key.id;
  });
}
