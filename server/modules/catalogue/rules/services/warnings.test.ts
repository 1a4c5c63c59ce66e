import { expect, test } from "vitest";
import { type ServiceSupply, type ServiceWarning, findWarnings } from "./warnings.ts";

const ENOUGH: ServiceSupply = {
  assignment: "CHOSEN",
  staff: 2,
  staffWithHours: 2,
  providers: 1,
  shortResources: 0,
};

test.each<[Partial<ServiceSupply>, ServiceWarning[]]>([
  [{}, []],
  [{ staffWithHours: 1 }, []],
  [{ staff: 0, staffWithHours: 0 }, ["NO_STAFF"]],
  [{ staffWithHours: 0 }, ["NO_HOURS"]],
  [{ assignment: "COLLECTIVE", staffWithHours: 1 }, ["NO_HOURS"]],
  [{ assignment: "COLLECTIVE", staff: 1, staffWithHours: 1 }, ["TOO_FEW_STAFF"]],
  [{ providers: 0, shortResources: 1 }, ["NO_PROVIDER", "RESOURCE_SHORT"]],
])("%j has the warnings %j", (supply, warnings) => {
  expect(findWarnings({ ...ENOUGH, ...supply })).toEqual(warnings);
});
