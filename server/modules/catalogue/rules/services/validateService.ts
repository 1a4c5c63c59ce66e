import { validateFields } from "../../../../shared/input/fields.ts";
import type { Issue } from "../../../../shared/failures/failure.ts";
import { type WholeService, validateTogether } from "./validateTogether.ts";
import { NEW_SERVICE, REQUIRED, SERVICE, type ServiceSettings, type WrittenSettings } from "./settings.ts";

/** Settings that were judged: what is to be kept of them, or what is wrong with them. */
export interface ValidatedSettings<Kept> {
  readonly issues: readonly Issue[];
  /** Of no meaning where there are issues. */
  readonly kept: Kept;
}

/**
 * Judges changes of a service, the database's own checks said in advance.
 *
 * @param staff how many people offer it afterwards, and whether it is said with these changes
 */
export function validateChanges(
  written: WrittenSettings,
  former: ServiceSettings,
  staff: { readonly count: number; readonly isSaid: boolean },
): ValidatedSettings<Partial<ServiceSettings>> {
  const { values, issues } = validateFields(SERVICE, written);
  const changed = new Set([...Object.keys(values), ...(staff.isSaid ? ["staff"] : [])]);
  const whole = { ...former, ...values, staff: staff.count };
  return { issues: withTogether(issues, whole, changed), kept: values };
}

/** Judges a new service that so many people offer. A class is priced by the seat, unless something else is said. */
export function validateNewService(
  written: WrittenSettings,
  staff: number,
): ValidatedSettings<ServiceSettings> {
  const { values, issues } = validateFields(SERVICE, written, REQUIRED);
  const isClass = (values.capacity ?? 1) > 1;
  const kept = {
    ...NEW_SERVICE,
    ...(isClass ? { pricePer: "SEAT" as const } : {}),
    ...values,
  } as ServiceSettings;
  return { issues: withTogether(issues, { ...kept, staff }, "ALL"), kept };
}

/** Adds what is wrong with them together. Of what is wrong already nothing more is said. */
function withTogether(
  issues: readonly Issue[],
  whole: WholeService,
  changed: ReadonlySet<string> | "ALL",
): Issue[] {
  const said = new Set(issues.map(({ path }) => path[0]));
  return [...issues, ...validateTogether(whole, changed).filter(({ path }) => !said.has(path[0]))];
}
