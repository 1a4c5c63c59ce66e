import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { insertRow, updateRow } from "../../platform/database/rows.ts";
import { lockService } from "./data/services/serviceRow.ts";
import {
  linkedProviders,
  replaceProviders,
  replaceResources,
  replaceStaff,
} from "./data/services/serviceParts.ts";
import { updateFutureSeats } from "./data/services/serviceUse.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type ServiceParts, validateParts } from "./rules/services/validateParts.ts";
import { validateChanges, validateNewService } from "./rules/services/validateService.ts";
import type { ServiceSettingsInput } from "./rules/services/settings.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";
import { countDays } from "./countDays.ts";

export interface PartReferences {
  readonly staff?: readonly { readonly staff: RowName; readonly priority: number }[] | undefined;
  readonly providers?: readonly RowName[] | undefined;
  readonly resources?: readonly { readonly resource: RowName; readonly needed: number }[] | undefined;
}

export function createService(
  scope: Scope,
  input: ServiceSettingsInput,
  references: PartReferences,
): Promise<Outcome<string>> {
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    const parts = await findParts(sql, key.businessId, references);
    const { issues, values } = validateNewService(input, parts.staff?.length ?? 0);
    throwIssues(...issues, ...validateParts(parts));
    if (!(await insertRow(sql, "services", key, values))) throw invalidInputError(issue(["slug"], "TAKEN"));
    await writeParts(sql, key.businessId, key.id, parts);
    return key.id;
  });
}

/**
 * Bookings and holds keep their prices and terms, a day over the new limit keeps its bookings, and a class keeps all
 * taken seats. Returns the row id.
 */
export function updateService(
  scope: Scope,
  name: RowName,
  input: ServiceSettingsInput,
  references: PartReferences = {},
): Promise<Outcome<string>> {
  const { business, clock } = scope;
  return configure(scope, async (sql) => {
    const former = await lockService(sql, business.id, name);
    if (!former) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    const { id } = former;
    const parts = await findParts(sql, business.id, references);
    const staff = { count: parts.staff?.length ?? former.staff, isChanged: parts.staff !== undefined };
    const { issues, values } = validateChanges(input, former, staff);
    throwIssues(...issues, ...validateParts(parts));
    await updateRow(sql, "services", { businessId: business.id, id }, values);
    await writeParts(sql, business.id, id, parts);
    const now = clock.now();
    if (values.capacity !== undefined && values.capacity !== former.capacity)
      await updateFutureSeats(sql, business.id, id, values.capacity, now);
    if (former.maxPerDay === null && values.maxPerDay != null)
      await countDays(sql, business, id, values.maxPerDay, now);
    return id;
  });
}

async function findParts(
  sql: Sql,
  businessId: string,
  { staff, providers, resources }: PartReferences,
): Promise<ServiceParts> {
  const find = (table: "staff" | "providers" | "resources", names: readonly RowName[]) =>
    lockRowIds(sql, table, businessId, names);
  const staffIds =
    staff &&
    (await find(
      "staff",
      staff.map((one) => one.staff),
    ));
  const providerIds = providers && (await find("providers", providers));
  const resourceIds =
    resources &&
    (await find(
      "resources",
      resources.map((one) => one.resource),
    ));
  return {
    ...(staffIds && { staff: staffIds.map((id, i) => ({ id, priority: staff[i]!.priority })) }),
    ...(providerIds && { providers: providerIds }),
    ...(resourceIds && { resources: resourceIds.map((id, i) => ({ id, needed: resources[i]!.needed })) }),
  };
}

/** Requires that all references were found. */
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
  // The group would link to a calendar that no longer exists.
  if (linked.some((id) => !providers.includes(id))) throw invalidInputError(issue(["providers"], "IN_USE"));
  await replaceProviders(sql, businessId, serviceId, providers);
}
