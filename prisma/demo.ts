import type { Database } from "../server/platform/database/database.ts";
import { findFact, storeFact } from "../server/platform/database/installationFacts.ts";
import type { Clock } from "../server/platform/database/ports.ts";
import { BUSINESS_ID, business, providers } from "./demo/business.ts";
import { formVersions, forms, serviceForms } from "./demo/forms.ts";
import { groupCalendars, groups } from "./demo/groups.ts";
import { oneTimeLinkServices, oneTimeLinks } from "./demo/links.ts";
import { menuCategories, menuItems, serviceMenus } from "./demo/menus.ts";
import { siteEntries, sitePreviews, siteRevisions, siteSlugs, sites } from "./demo/site.ts";
import * as services from "./demo/services.ts";
import * as people from "./demo/staff.ts";
import { surveyVersions, surveys } from "./demo/surveys.ts";

/** Fact that marks the demo as complete. A start that finds it creates no rows. */
export const DEMO_FACT = "demo";

export interface DemoFact {
  readonly mode: "trial" | "live";
  readonly disabledAt?: number;
  readonly removedAt?: number;
}

/**
 * Creates the demo in an empty database. A complete demo is not changed again. Rows have fixed ids, so the next start
 * completes an interrupted run.
 */
export async function ensureDemo(
  { prisma, query }: Pick<Database, "prisma" | "query">,
  clock: Clock,
): Promise<"made" | "kept" | "not ours"> {
  if ((await findFact(query, DEMO_FACT)) !== null) return "kept";
  const isThere = (await prisma.business.count({ where: { id: BUSINESS_ID } })) > 0;
  if (!isThere && (await prisma.business.count()) > 0) return "not ours";
  await makeRows(prisma, new Date(clock.now()));
  await storeFact(query, DEMO_FACT, { mode: "trial" } satisfies DemoFact, clock.now());
  return "made";
}

async function makeRows(prisma: Database["prisma"], today: Date): Promise<void> {
  const skipDuplicates = true;
  await prisma.business.createMany({ data: [business], skipDuplicates });
  await prisma.provider.createMany({ data: providers, skipDuplicates });
  await prisma.schedule.createMany({ data: people.schedules, skipDuplicates });
  await prisma.scheduleWindow.createMany({ data: people.scheduleWindows, skipDuplicates });
  await prisma.dateOverride.createMany({ data: people.dateOverrides(today), skipDuplicates });
  await prisma.staff.createMany({ data: people.staff, skipDuplicates });
  await prisma.unit.createMany({ data: people.staffUnits, skipDuplicates });
  await prisma.providerStaff.createMany({ data: people.providerStaff, skipDuplicates });
  await prisma.service.createMany({ data: services.serviceRows, skipDuplicates });
  await prisma.serviceStaff.createMany({ data: services.serviceStaff, skipDuplicates });
  await prisma.providerService.createMany({ data: services.providerServices, skipDuplicates });
  await prisma.resource.createMany({ data: services.resources, skipDuplicates });
  await prisma.unit.createMany({ data: services.resourceUnits, skipDuplicates });
  await prisma.serviceResource.createMany({ data: services.serviceResources, skipDuplicates });
  await prisma.serviceMenu.createMany({ data: serviceMenus, skipDuplicates });
  await prisma.menuCategory.createMany({ data: menuCategories, skipDuplicates });
  await prisma.menuItem.createMany({ data: menuItems, skipDuplicates });
  await prisma.group.createMany({ data: groups, skipDuplicates });
  await prisma.groupCalendar.createMany({ data: groupCalendars, skipDuplicates });
  await prisma.oneTimeLink.createMany({ data: oneTimeLinks(today), skipDuplicates });
  await prisma.oneTimeLinkService.createMany({ data: oneTimeLinkServices, skipDuplicates });
  await prisma.form.createMany({ data: forms(today), skipDuplicates });
  await prisma.serviceForm.createMany({ data: serviceForms, skipDuplicates });
  await prisma.formVersion.createMany({ data: formVersions(today), skipDuplicates });
  await prisma.survey.createMany({ data: surveys(today), skipDuplicates });
  await prisma.surveyVersion.createMany({ data: surveyVersions(today), skipDuplicates });
  await prisma.entry.createMany({ data: siteEntries(today), skipDuplicates });
  await prisma.revision.createMany({ data: siteRevisions(today), skipDuplicates });
  await prisma.entrySlug.createMany({ data: siteSlugs, skipDuplicates });
  await prisma.preview.createMany({ data: sitePreviews(today), skipDuplicates });
  await prisma.site.createMany({ data: sites(today), skipDuplicates });
}
