import { expect, it } from "vitest";
import { validateProvider } from "./validateProvider.ts";

const listIssues = (input: object, isNew = false) =>
  validateProvider(input, isNew).issues.map(({ path, code }) => `${path.join(".")} ${code}`);

it("a valid provider is normalized", () => {
  const input = {
    slug: "north",
    name: " North ",
    description: null,
    phone: "",
    picture: "/media/a/320.webp",
    position: 2,
  };
  expect(validateProvider({ ...input, publication: "PUBLISHED" }, true)).toEqual({
    values: {
      slug: "north",
      name: "North",
      description: "",
      phone: null,
      picture: "/media/a/320.webp",
      position: 2,
      publication: "PUBLISHED",
    },
    issues: [],
  });
});

it.each([
  [{ slug: "service" }, "slug TAKEN"],
  [{ slug: null }, "slug REQUIRED"],
  [{ name: "n".repeat(121) }, "name TOO_LONG"],
  [{ description: "d".repeat(2001) }, "description TOO_LONG"],
  [{ phone: "none" }, "phone INVALID_PHONE"],
  [{ position: -1 }, "position OUT_OF_RANGE"],
  [{ publication: null }, "publication REQUIRED"],
])("%j is rejected with its path", (input, issue) => {
  expect(listIssues(input)).toEqual([issue]);
});

it("slug and name are required on creation only", () => {
  expect(listIssues({}, true)).toEqual(["slug REQUIRED", "name REQUIRED"]);
  expect(listIssues({})).toEqual([]);
});
