import { type RowName, lockRowIds } from "../../platform/database/findNamed.ts";
import { setMembers, setServedServices } from "./data/configure/members.ts";
import { restoreSchedule } from "./data/configure/archiveRow.ts";
import type { RowKey } from "../../platform/database/rows.ts";
import { lockActiveSchedule, insertStaffUnit } from "./data/configure/staff.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { validateReferences } from "./rules/services/validateParts.ts";
import { type StaffInput, validatePriorities, validateStaff } from "./rules/validateStaff.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { findBookingsOutside } from "./findBookingsOutside.ts";
import { saveRow } from "./saveRow.ts";

export interface StaffMembers {
  readonly schedule?: string | null | undefined;
  readonly providers?: readonly RowName[] | undefined;
  readonly services?: readonly { readonly service: RowName; readonly priority: number }[] | undefined;
}

/** `conflictingBookings` contains the ids of bookings outside a new schedule, by start. */
export interface ChangedStaff {
  readonly id: string;
  readonly conflictingBookings: readonly string[];
}

/** Bookings stay, also those of services that the staff member no longer offers. Creates one if `name` is null. */
export function saveStaff(
  scope: Scope,
  name: RowName | null,
  input: StaffInput,
  members: StaffMembers,
): Promise<Outcome<ChangedStaff>> {
  const isNew = name === null;
  const { schedule } = members;
  const { values, issues } = validateStaff(input, isNew);
  return saveRow(scope, "staff", name, {
    values: { ...values, ...(schedule != null && { scheduleId: schedule }) },
    issues,
    find: (sql, { businessId }) =>
      findMembers(sql, businessId, isNew ? { schedule: null, ...members } : members),
    async write(sql, key, found) {
      if (isNew) await insertStaffUnit(sql, key, newId(scope.clock.now(), scope.random));
      else await restoreSchedule(sql, key);
      await writeMembers(sql, key, found);
      const changesHours = !isNew && schedule != null;
      return {
        id: key.id,
        conflictingBookings: changesHours ? await findBookingsOutside(scope, sql, schedule, key.id) : [],
      };
    },
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
