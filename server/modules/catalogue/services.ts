import { type RowName, findNamed } from "../../platform/database/findNamed.ts";
import { insertRow, updateRow } from "../../platform/database/rows.ts";
import { lockService } from "./data/services/serviceRow.ts";
import {
  linkedProviders,
  replaceProviders,
  replaceResources,
  replaceStaff,
} from "./data/services/serviceParts.ts";
import { offerSeats } from "./data/services/serviceUse.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type ServiceParts, validateParts } from "./rules/services/validateParts.ts";
import { validateChanges, validateNewService } from "./rules/services/validateService.ts";
import type { WrittenSettings } from "./rules/services/settings.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";
import { countDays } from "./countDays.ts";

/** Who offers a service, where, and with what, by ids or slugs. Left out: it stays as it is. */
export interface NamedParts {
  readonly staff?: readonly { readonly staff: RowName; readonly priority: number }[] | undefined;
  readonly providers?: readonly RowName[] | undefined;
  readonly resources?: readonly { readonly resource: RowName; readonly needed: number }[] | undefined;
}

/** Makes a service. Answers its row id. Sent twice, the second finds the slug taken. */
export function createService(
  scope: Scope,
  written: WrittenSettings,
  named: NamedParts,
): Promise<Outcome<string>> {
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const parts = await findParts(sql, key.businessId, named);
    const { issues, kept } = validateNewService(written, parts.staff?.length ?? 0);
    refuseAny(...issues, ...validateParts(parts));
    if (!(await insertRow(sql, "services", key, kept))) throw refusal(issue(["slug"], "TAKEN"));
    await writeParts(sql, key.businessId, key.id, parts);
    return key.id;
  });
}

/**
 * Changes what is given of a service, and answers its row id. What is booked or held stays, whatever the new rules say: its price is
 * frozen, a day that has more than its limit takes no more, a class keeps whoever has a seat. Safe to send twice.
 */
export function updateService(
  scope: Scope,
  name: RowName,
  written: WrittenSettings,
  named: NamedParts = {},
): Promise<Outcome<string>> {
  const { business, clock } = scope;
  return configure(scope, async (sql) => {
    const former = await lockService(sql, business.id, name);
    if (!former) throw refusal(issue(["service"], "NOT_FOUND"));
    const { id } = former;
    const parts = await findParts(sql, business.id, named);
    const staff = { count: parts.staff?.length ?? former.staff, isSaid: parts.staff !== undefined };
    const { issues, kept } = validateChanges(written, former, staff);
    refuseAny(...issues, ...validateParts(parts));
    await updateRow(sql, "services", { businessId: business.id, id }, kept);
    await writeParts(sql, business.id, id, parts);
    const now = clock.now();
    if (kept.capacity !== undefined && kept.capacity !== former.capacity)
      await offerSeats(sql, business.id, id, kept.capacity, now);
    if (former.maxPerDay === null && kept.maxPerDay != null)
      await countDays(sql, business, id, kept.maxPerDay, now);
    return id;
  });
}

async function findParts(
  sql: Sql,
  businessId: string,
  { staff, providers, resources }: NamedParts,
): Promise<ServiceParts> {
  const find = (table: "staff" | "providers" | "resources", names: readonly RowName[]) =>
    findNamed(sql, table, businessId, names);
  const people =
    staff &&
    (await find(
      "staff",
      staff.map((one) => one.staff),
    ));
  const places = providers && (await find("providers", providers));
  const things =
    resources &&
    (await find(
      "resources",
      resources.map((one) => one.resource),
    ));
  return {
    ...(people && { staff: people.map((id, i) => ({ id, priority: staff[i]!.priority })) }),
    ...(places && { providers: places }),
    ...(things && { resources: things.map((id, i) => ({ id, needed: resources[i]!.needed })) }),
  };
}

/** Writes parts that were judged: there is none that was not found. */
async function writeParts(
  sql: Sql,
  businessId: string,
  serviceId: string,
  parts: ServiceParts,
): Promise<void> {
  const { staff, providers, resources } = parts as {
    staff?: readonly { readonly id: string; readonly priority: number }[];
    providers?: readonly string[];
    resources?: readonly { readonly id: string; readonly needed: number }[];
  };
  if (staff) await replaceStaff(sql, businessId, serviceId, staff);
  if (resources) await replaceResources(sql, businessId, serviceId, resources);
  if (!providers) return;
  const linked = await linkedProviders(sql, businessId, serviceId);
  // A group's link would lead to a calendar that is not there.
  if (linked.some((id) => !providers.includes(id))) throw refusal(issue(["providers"], "IN_USE"));
  await replaceProviders(sql, businessId, serviceId, providers);
}
