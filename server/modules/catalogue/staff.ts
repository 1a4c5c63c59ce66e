import { type RowName, findNamed } from "../../platform/database/findNamed.ts";
import { setMembers, setServedServices } from "./data/configure/members.ts";
import { restoreSchedule } from "./data/configure/archiveRow.ts";
import { type RowKey, insertRow, lockNamed, updateRow } from "../../platform/database/rows.ts";
import { holdSchedule, insertStaffUnit } from "./data/configure/staff.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { issue } from "../../shared/failures/failure.ts";
import { validateNamed } from "./rules/services/validateParts.ts";
import { type WrittenStaff, validatePriorities, validateStaff } from "./rules/validateStaff.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";
import { bookingsOutside } from "./outside.ts";

/** What somebody works by, where, and what they serve; left out: as it is. */
export interface StaffMembers {
  /** A row's id; null: it names none. */
  readonly schedule?: string | null | undefined;
  readonly providers?: readonly RowName[] | undefined;
  readonly services?: readonly { readonly service: RowName; readonly priority: number }[] | undefined;
}

/** What a change of somebody did: the bookings that lie outside their new schedule and stay, by when they begin. */
export interface ChangedStaff {
  readonly id: string;
  readonly outside: readonly string[];
}

/** Makes a person who serves. Sent twice, the second finds the slug taken. */
export function createStaff(
  scope: Scope,
  written: WrittenStaff,
  members: StaffMembers,
): Promise<Outcome<ChangedStaff>> {
  const { values, issues } = validateStaff(written, true);
  const { business, clock, random } = scope;
  const key = { businessId: business.id, id: newId(clock.now(), random) };
  return configure(scope, async (sql) => {
    const found = await findMembers(sql, key.businessId, { schedule: null, ...members });
    refuseAny(...issues, ...found.issues);
    const row = { ...values, scheduleId: members.schedule };
    if (!(await insertRow(sql, "staff", key, row))) throw refusal(issue(["slug"], "TAKEN"));
    await insertStaffUnit(sql, key, newId(clock.now(), random));
    await writeMembers(sql, key, found);
    return { id: key.id, outside: [] };
  });
}

/** Changes what is given of somebody. What they are booked for stays, also what they would not serve any more. Safe to send twice. */
export function updateStaff(
  scope: Scope,
  name: RowName,
  written: WrittenStaff,
  members: StaffMembers,
): Promise<Outcome<ChangedStaff>> {
  const { values, issues } = validateStaff(written, false);
  const businessId = scope.business.id;
  const { schedule } = members;
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, "staff", businessId, name);
    if (id === null) throw refusal(issue(["staff"], "NOT_FOUND"));
    const found = await findMembers(sql, businessId, members);
    refuseAny(...issues, ...found.issues);
    const key = { businessId, id };
    await updateRow(sql, "staff", key, { ...values, ...(schedule != null && { scheduleId: schedule }) });
    await restoreSchedule(sql, key);
    await writeMembers(sql, key, found);
    return { id, outside: schedule == null ? [] : await bookingsOutside(scope, sql, schedule, id) };
  });
}

async function findMembers(sql: Sql, businessId: string, { schedule, providers, services }: StaffMembers) {
  const canWork = schedule === undefined || (schedule && (await holdSchedule(sql, businessId, schedule)));
  const places = providers && (await findNamed(sql, "providers", businessId, providers));
  const names = services?.map(({ service }) => service);
  const served = names && (await findNamed(sql, "services", businessId, names));
  return {
    places,
    served: served?.map((serviceId, i) => ({ serviceId, priority: services![i]!.priority })),
    issues: [
      ...(canWork ? [] : [issue(["schedule"], "NOT_FOUND")]),
      ...validateNamed("providers", places ?? []),
      ...validateNamed("services", served ?? [], "service"),
      ...validatePriorities(services ?? []),
    ],
  };
}

/** Writes members that were judged: there is none that was not found. */
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
