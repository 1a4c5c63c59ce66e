import type { Database } from "../server/data/database.ts";
import type { Clock } from "../server/services/ports.ts";
import { BUSINESS_ID, TAX, business, providers } from "./demo/business.ts";
import { formVersions, forms, serviceForms } from "./demo/forms.ts";
import { groupCalendars, groups } from "./demo/groups.ts";
import { oneTimeLinkServices, oneTimeLinks } from "./demo/links.ts";
import { menuCategories, menuItems, serviceMenus } from "./demo/menus.ts";
import { siteEntries, sitePreviews, siteRevisions, siteSlugs, sites } from "./demo/site.ts";
import * as services from "./demo/services.ts";
import * as people from "./demo/staff.ts";
import { surveyVersions, surveys } from "./demo/surveys.ts";

/**
 * Makes the demo business on an empty database, and adds to a demo that exists whatever rows it lacks. A database with
 * other businesses and no demo is left alone. Rows have fixed ids, so an interrupted run is completed by the next.
 */
export async function ensureDemo({ prisma }: Database, clock: Clock): Promise<"made" | "kept" | "not ours"> {
  const isThere = (await prisma.business.count({ where: { id: BUSINESS_ID } })) > 0;
  if (!isThere && (await prisma.business.count()) > 0) return "not ours";
  const today = new Date(clock.now());
  const skipDuplicates = true;
  await prisma.business.createMany({ data: [business], skipDuplicates });
  await prisma.provider.createMany({ data: providers, skipDuplicates });
  await prisma.schedule.createMany({ data: people.schedules, skipDuplicates });
  await prisma.scheduleWindow.createMany({ data: people.scheduleWindows, skipDuplicates });
  // Relative to the day of making: a later start must not add another day off.
  if (!isThere) await prisma.dateOverride.createMany({ data: people.dateOverrides(today), skipDuplicates });
  await prisma.staff.createMany({ data: people.staff, skipDuplicates });
  // A demo from before there were mails.
  for (const { id, email } of isThere ? people.staff : [])
    await prisma.staff.updateMany({ where: { id: id!, email: null }, data: { email: email ?? null } });
  await prisma.unit.createMany({ data: people.staffUnits, skipDuplicates });
  await prisma.providerStaff.createMany({ data: people.providerStaff, skipDuplicates });
  await prisma.service.createMany({ data: services.serviceRows, skipDuplicates });
  await prisma.service.updateMany({
    where: { id: services.COACHING_ID, recurrenceMax: null, horizonDays: 60 },
    data: services.COACHING,
  });
  await prisma.service.updateMany({
    where: { id: services.HOME_VISIT_ID, priceMinor: 0, paymentRule: "NONE" },
    data: services.HOME_VISIT,
  });
  await prisma.business.updateMany({ where: { id: BUSINESS_ID, taxBasisPoints: 0, taxName: "" }, data: TAX });
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
  // What the owner takes away from a service later stays away: its forms are given once, before what they ask.
  const hasAsked = (await prisma.formVersion.count({ where: { businessId: BUSINESS_ID } })) > 0;
  await prisma.form.createMany({ data: forms(today), skipDuplicates });
  if (!hasAsked) await prisma.serviceForm.createMany({ data: serviceForms, skipDuplicates });
  await prisma.formVersion.createMany({ data: formVersions(today), skipDuplicates });
  await prisma.survey.createMany({ data: surveys(today), skipDuplicates });
  await prisma.surveyVersion.createMany({ data: surveyVersions(today), skipDuplicates });
  // The site's own row comes last: what the owner makes of the rest is theirs from then on.
  const hasSite = (await prisma.site.count({ where: { businessId: BUSINESS_ID } })) > 0;
  if (!hasSite) {
    await prisma.entry.createMany({ data: siteEntries(today), skipDuplicates });
    await prisma.revision.createMany({ data: siteRevisions(today), skipDuplicates });
    await prisma.entrySlug.createMany({ data: siteSlugs, skipDuplicates });
    await prisma.preview.createMany({ data: sitePreviews(today), skipDuplicates });
    await prisma.site.createMany({ data: sites(today), skipDuplicates });
  }
  return isThere ? "kept" : "made";
}
