import { expect, it } from "vitest";
import { validateResource } from "./validateResource.ts";

it.each([
  [{ slug: "room", name: "Room", units: 200 }, true, []],
  [{}, false, []],
  [{}, true, ["slug REQUIRED", "name REQUIRED", "units REQUIRED"]],
  [{ units: 0 }, false, ["units OUT_OF_RANGE"]],
  [{ units: 201 }, false, ["units OUT_OF_RANGE"]],
  [{ units: null }, false, ["units REQUIRED"]],
  [{ slug: "a--b" }, false, ["slug INVALID"]],
])("%j, new: %s, has the issues %j", (input, isNew, issues) => {
  expect(validateResource(input, isNew).issues.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual(
    issues,
  );
});
