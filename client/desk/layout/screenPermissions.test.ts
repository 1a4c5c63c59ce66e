import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { canOpenScreen, SCREEN_PERMISSIONS } from "./screenPermissions.ts";

const routes = readFileSync(new URL("../../deskRoutes.ts", import.meta.url), "utf8");
const permissions = readFileSync(
  new URL("../../../server/modules/access/rules/permissions.ts", import.meta.url),
  "utf8",
);

it("names a permission for every route of the desk", () => {
  const paths = [...routes.matchAll(/\["(\/desk[^"]*)"/g)].map(([, path]) => path);
  expect(Object.keys(SCREEN_PERMISSIONS).toSorted()).toEqual(paths.toSorted());
});

it.each(Object.entries(SCREEN_PERMISSIONS))(
  "%s names a permission of the server: %s",
  (_path, permission) => {
    expect(permissions).toContain(`"${permission}":`);
  },
);

it.each([
  ["/desk", ["bookings.read"], true],
  ["/desk", [], false],
  ["/desk/new", ["bookings.read"], false],
  ["/desk/new", ["bookings.override"], true],
  ["/desk/clients/merge", ["bookings.read"], false],
  ["/desk/clients/merge", ["contacts.read"], true],
  ["/desk/", ["bookings.read"], true],
  ["/account", [], true],
])("opens %s with %j: %s", (path, granted, expected) => {
  expect(canOpenScreen(path, (permission) => granted.includes(permission))).toBe(expected);
});
