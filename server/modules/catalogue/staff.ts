import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { setMembers, setServedServices } from "./data/configure/members.ts";
import { restoreSchedule } from "./data/configure/archiveRow.ts";
import { type RowKey, insertRow, lockRow, updateRow } from "../../platform/database/rows.ts";
import { lockActiveSchedule, insertStaffUnit } from "./data/configure/staff.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { validateReferences } from "./rules/services/validateParts.ts";
import { type StaffInput, validatePriorities, validateStaff } from "./rules/validateStaff.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";
import { findBookingsOutside } from "./findBookingsOutside.ts";

export interface StaffMembers {
  readonly schedule?: string | null | undefined;
  readonly providers?: readonly RowName[] | undefined;
  readonly services?: readonly { readonly service: RowName; readonly priority: number }[] | undefined;
}

/** `outside` contains the ids of bookings outside a new schedule, by start. */
export interface ChangedStaff {
  readonly id: string;
  readonly outside: readonly string[];
}

export function createStaff(
  scope: Scope,
  input: StaffInput,
  members: StaffMembers,
): Promise<Outcome<ChangedStaff>> {
  const { values, issues } = validateStaff(input, true);
  const { business, clock, random } = scope;
  const key = { businessId: business.id, id: newId(clock.now(), random) };
  return configure(scope, async (sql) => {
    const found = await findMembers(sql, key.businessId, { schedule: null, ...members });
    throwIssues(...issues, ...found.issues);
    const row = { ...values, scheduleId: members.schedule };
    if (!(await insertRow(sql, "staff", key, row))) throw invalidInputError(issue(["slug"], "TAKEN"));
    await insertStaffUnit(sql, key, newId(clock.now(), random));
    await writeMembers(sql, key, found);
    return { id: key.id, outside: [] };
  });
}

/** Bookings stay, also those of services that the staff member no longer offers. */
export function updateStaff(
  scope: Scope,
  name: RowName,
  input: StaffInput,
  members: StaffMembers,
): Promise<Outcome<ChangedStaff>> {
  const { values, issues } = validateStaff(input, false);
  const businessId = scope.business.id;
  const { schedule } = members;
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, "staff", businessId, name);
    if (id === null) throw invalidInputError(issue(["staff"], "NOT_FOUND"));
    const found = await findMembers(sql, businessId, members);
    throwIssues(...issues, ...found.issues);
    const key = { businessId, id };
    await updateRow(sql, "staff", key, { ...values, ...(schedule != null && { scheduleId: schedule }) });
    await restoreSchedule(sql, key);
    await writeMembers(sql, key, found);
    return { id, outside: schedule == null ? [] : await findBookingsOutside(scope, sql, schedule, id) };
  });
}

async function findMembers(sql: Sql, businessId: string, { schedule, providers, services }: StaffMembers) {
  const hasSchedule =
    schedule === undefined || (schedule && (await lockActiveSchedule(sql, businessId, schedule)));
  const places = providers && (await lockRowIds(sql, "providers", businessId, providers));
  const names = services?.map(({ service }) => service);
  const served = names && (await lockRowIds(sql, "services", businessId, names));
  return {
    places,
    served: served?.map((serviceId, i) => ({ serviceId, priority: services![i]!.priority })),
    issues: [
      ...(hasSchedule ? [] : [issue(["schedule"], "NOT_FOUND")]),
      ...validateReferences("providers", places ?? []),
      ...validateReferences("services", served ?? [], "service"),
      ...validatePriorities(services ?? []),
    ],
  };
}

/** Requires that all references were found. */
async function writeMembers(
  sql: Sql,
  key: RowKey,
  { places, served }: Awaited<ReturnType<typeof findMembers>>,
): Promise<void> {
  if (places) await setMembers(sql, "providersOfStaff", key, places as string[]);
  if (served)
    await setServedServices(
      sql,
      key,
      served.map((one) => ({ ...one, serviceId: one.serviceId! })),
    );
}
