import { expect, it } from "vitest";
import { validatePriorities, validateStaff } from "./validateStaff.ts";

const faults = (written: object, isNew = false) =>
  validateStaff(written, isNew).issues.map(({ path, code }) => `${path.join(".")} ${code}`);

it("a person is kept as they were written, in one way of writing", () => {
  expect(
    validateStaff({ slug: "ada", name: " Ada ", title: null, email: " ada@example.com ", picture: "" }, true),
  ).toEqual({
    values: { slug: "ada", name: "Ada", title: "", email: "ada@example.com", picture: null },
    issues: [],
  });
});

it.each([
  [{ slug: "Ada" }, "slug INVALID"],
  [{ name: null }, "name REQUIRED"],
  [{ name: "www.evil.example" }, "name NAME_INVALID"],
  [{ name: "Ada\u0000" }, "name NAME_INVALID"],
  [{ title: "t".repeat(121) }, "title TOO_LONG"],
  [{ bio: "b".repeat(2001) }, "bio TOO_LONG"],
  [{ email: "ada" }, "email INVALID_EMAIL"],
  [{ picture: "http://x/y" }, "picture INVALID"],
  [{ position: 100_001 }, "position OUT_OF_RANGE"],
  [{ publication: null }, "publication REQUIRED"],
])("%j is refused in its place", (written, fault) => {
  expect(faults(written)).toEqual([fault]);
});

it("a new one needs a slug and a name; people may be called like the house's own words", () => {
  expect(faults({}, true)).toEqual(["slug REQUIRED", "name REQUIRED"]);
  expect(faults({ slug: "product" })).toEqual([]);
});

it("turns are from 0 to 1000, and each fault has its place", () => {
  const judged = validatePriorities([
    { priority: 0 },
    { priority: -1 },
    { priority: 1000 },
    { priority: 1001 },
  ]);
  expect(judged.map(({ path }) => path.join("."))).toEqual(["services.1.priority", "services.3.priority"]);
});
