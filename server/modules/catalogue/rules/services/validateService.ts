import { validateFields } from "../../../../shared/input/fields.ts";
import type { Issue } from "../../../../shared/failures/failure.ts";
import { type ServiceWithStaff, validateCombinations } from "./validateCombinations.ts";
import {
  SERVICE_DEFAULTS,
  REQUIRED,
  SERVICE,
  type ServiceSettings,
  type ServiceSettingsInput,
} from "./settings.ts";

export interface ValidatedSettings<Kept> {
  readonly issues: readonly Issue[];
  readonly values: Kept;
}

/**
 * Validates changes of a service by the same rules as the database's checks.
 * @param staff number of staff members after the change, and whether it changes
 */
export function validateChanges(
  input: ServiceSettingsInput,
  former: ServiceSettings,
  staff: { readonly count: number; readonly isChanged: boolean },
): ValidatedSettings<Partial<ServiceSettings>> {
  const { values, issues } = validateFields(SERVICE, input);
  const changed = new Set([...Object.keys(values), ...(staff.isChanged ? ["staff"] : [])]);
  const service = { ...former, ...values, staff: staff.count };
  return { issues: addCombinationIssues(issues, service, changed), values };
}

/** Validates a new service. The default of `pricePer` for a class is `SEAT`. */
export function validateNewService(
  input: ServiceSettingsInput,
  staff: number,
): ValidatedSettings<ServiceSettings> {
  const { values, issues } = validateFields(SERVICE, input, REQUIRED);
  const isClass = (values.capacity ?? 1) > 1;
  const accepted = {
    ...SERVICE_DEFAULTS,
    ...(isClass ? { pricePer: "SEAT" as const } : {}),
    ...values,
  } as ServiceSettings;
  return { issues: addCombinationIssues(issues, { ...accepted, staff }, "ALL"), values: accepted };
}

/** Adds issues of field combinations, but not for fields that have an issue already. */
function addCombinationIssues(
  issues: readonly Issue[],
  service: ServiceWithStaff,
  changed: ReadonlySet<string> | "ALL",
): Issue[] {
  const reported = new Set(issues.map(({ path }) => path[0]));
  return [...issues, ...validateCombinations(service, changed).filter(({ path }) => !reported.has(path[0]))];
}
