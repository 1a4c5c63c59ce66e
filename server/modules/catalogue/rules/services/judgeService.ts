import { judgeFields } from "../../../../shared/input/fields.ts";
import type { Issue } from "../../../../shared/failures/failure.ts";
import { type WholeService, judgeTogether } from "./judgeTogether.ts";
import { NEW_SERVICE, REQUIRED, SERVICE, type ServiceSettings, type WrittenSettings } from "./settings.ts";

/** Settings that were judged: what is to be kept of them, or what is wrong with them. */
export interface JudgedSettings<Kept> {
  readonly issues: readonly Issue[];
  /** Of no meaning where there are issues. */
  readonly kept: Kept;
}

/**
 * Judges changes of a service, the database's own checks said in advance.
 *
 * @param staff how many people offer it afterwards, and whether it is said with these changes
 */
export function judgeChanges(
  written: WrittenSettings,
  former: ServiceSettings,
  staff: { readonly count: number; readonly isSaid: boolean },
): JudgedSettings<Partial<ServiceSettings>> {
  const { values, issues } = judgeFields(SERVICE, written);
  const changed = new Set([...Object.keys(values), ...(staff.isSaid ? ["staff"] : [])]);
  const whole = { ...former, ...values, staff: staff.count };
  return { issues: withTogether(issues, whole, changed), kept: values };
}

/** Judges a new service that so many people offer. A class is priced by the seat, unless something else is said. */
export function judgeNewService(written: WrittenSettings, staff: number): JudgedSettings<ServiceSettings> {
  const { values, issues } = judgeFields(SERVICE, written, REQUIRED);
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
  return [...issues, ...judgeTogether(whole, changed).filter(({ path }) => !said.has(path[0]))];
}
