import { expect, test } from "vitest";
import { MOST_PARTS, type ServiceParts, validateParts } from "./validateParts.ts";

test.each<[ServiceParts]>([
  [{}],
  [{ staff: [], providers: [], resources: [] }],
  [
    {
      staff: [
        { id: "a", priority: 0 },
        { id: "b", priority: 1000 },
      ],
      resources: [{ id: "c", needed: 1000 }],
    },
  ],
])("accepts %j", (parts) => {
  expect(validateParts(parts)).toEqual([]);
});

test.each<[ServiceParts, string, string]>([
  [{ staff: [{ id: null, priority: 0 }] }, "staff.0.staff", "NOT_FOUND"],
  [
    {
      staff: [
        { id: "a", priority: 0 },
        { id: "a", priority: 1 },
      ],
    },
    "staff.1.staff",
    "DUPLICATE",
  ],
  [{ staff: [{ id: "a", priority: -1 }] }, "staff.0.priority", "OUT_OF_RANGE"],
  [{ providers: ["a", null] }, "providers.1", "NOT_FOUND"],
  [{ providers: ["a", "a"] }, "providers.1", "DUPLICATE"],
  [{ providers: Array.from({ length: MOST_PARTS + 1 }, String) }, "providers", "TOO_MANY"],
  [{ resources: [{ id: null, needed: 1 }] }, "resources.0.resource", "NOT_FOUND"],
  [{ resources: [{ id: "a", needed: 0 }] }, "resources.0.needed", "OUT_OF_RANGE"],
])("rejects %j", (parts, path, code) => {
  expect(validateParts(parts).map((one) => [one.path.join("."), one.code])).toEqual([[path, code]]);
});
