import { expect, it } from "vitest";
import { validatePriorities, validateStaff } from "./validateStaff.ts";

const listIssues = (input: object, isNew = false) =>
  validateStaff(input, isNew).issues.map(({ path, code }) => `${path.join(".")} ${code}`);

it("a valid staff member is normalized", () => {
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
])("%j is rejected with its path", (input, issue) => {
  expect(listIssues(input)).toEqual([issue]);
});

it("slug and name are required on creation, and a slug may be a reserved word", () => {
  expect(listIssues({}, true)).toEqual(["slug REQUIRED", "name REQUIRED"]);
  expect(listIssues({ slug: "product" })).toEqual([]);
});

it("priorities are from 0 to 1000, and each issue has its path", () => {
  const issues = validatePriorities([
    { priority: 0 },
    { priority: -1 },
    { priority: 1000 },
    { priority: 1001 },
  ]);
  expect(issues.map(({ path }) => path.join("."))).toEqual(["services.1.priority", "services.3.priority"]);
});
