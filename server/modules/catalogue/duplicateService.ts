import type { RowName } from "../../platform/database/findNamed.ts";
import { insertRow } from "../../platform/database/rows.ts";
import { copyParts } from "./data/services/serviceParts.ts";
import { lockService, serviceSlugs } from "./data/services/serviceRow.ts";
import { issue } from "../../shared/failures/failure.ts";
import { nextSlug } from "../../shared/ids/nextSlug.ts";
import { validateNewService } from "./rules/services/validateService.ts";
import type { WrittenSettings } from "./rules/services/settings.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";

/**
 * Makes a draft that is like a service, with its people, providers, resources and forms. Without a slug it gets the next
 * that is free (`physio-2`). Answers its row id.
 */
export function duplicateService(
  scope: Scope,
  name: RowName,
  written: Pick<WrittenSettings, "name" | "slug">,
): Promise<Outcome<string>> {
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const former = await lockService(sql, key.businessId, name);
    if (!former) throw refusal(issue(["service"], "NOT_FOUND"));
    const slugs = await serviceSlugs(sql, key.businessId);
    const { issues, kept } = validateNewService(
      {
        ...former,
        name: written.name ?? former.name,
        slug: written.slug ?? nextSlug(former.slug, (slug) => !slugs.has(slug)),
        publication: "DRAFT",
      },
      former.staff,
    );
    refuseAny(...issues);
    if (!(await insertRow(sql, "services", key, kept))) throw refusal(issue(["slug"], "TAKEN"));
    await copyParts(sql, key.businessId, former.id, key.id);
    return key.id;
  });
}
