import { describe, expect, it } from "vitest";
import { KEY_SCOPES, type KeyScope } from "./keyScopes.ts";
import { PERMISSIONS, type Permission, VIEWER_ROLES, type ViewerRole } from "./permissions.ts";
import {
  type KeyViewer,
  type UserViewer,
  toBusinessActor,
  canFor,
  can,
  findStaffRestriction,
  listPermissions,
  getPermissionScope,
} from "./viewer.ts";

const HERE = "here";
const ROLE_LETTERS: Readonly<Record<string, ViewerRole>> = {
  O: "OWNER",
  M: "MANAGER",
  S: "STAFF",
  R: "READER",
};

/**
 * Columns: owner, manager, staff, reader. A is ALL, o is OWN, - is none. Then the scopes that include the permission.
 */
const TABLE: Readonly<Record<Permission, readonly [string, ...KeyScope[]]>> = {
  "bookings.read": ["AAoA", "bookings:read", "bookings:write"],
  "bookings.decide": ["AAo-", "bookings:write"],
  "bookings.change": ["AAo-", "bookings:write"],
  "bookings.override": ["AAo-", "bookings:write"],
  "links.manage": ["AA--", "catalogue", "bookings:write"],
  "calendar.read": ["AAoA", "catalogue", "bookings:read"],
  "calendar.manage": ["AA--", "catalogue"],
  "feeds.renew": ["AAo-", "catalogue"],
  "services.manage": ["AA--", "catalogue"],
  "business.manage": ["A---"],
  "forms.manage": ["AA--", "forms"],
  "answers.read": ["AA-A", "forms"],
  "content.manage": ["AA--", "content"],
  "embedding.manage": ["AA--", "content"],
  "payments.read": ["AA-A", "payments"],
  "payments.refund": ["AA--", "payments"],
  "contacts.read": ["AA-A", "contacts"],
  "contacts.manage": ["AA--", "contacts"],
  "insights.read": ["AA-A", "bookings:read"],
  "webhooks.manage": ["A---", "webhooks"],
  "keys.manage": ["A---"],
  "team.manage": ["AA--"],
  "audit.read": ["AA--"],
};

const user = (role: ViewerRole, staffId: string | null = "ada"): UserViewer => ({
  kind: "USER",
  passwordAt: null,
  mustSetUpSecondFactor: false,
  businessId: HERE,
  id: "u",
  name: "Somebody",
  role,
  staffId,
  sessionId: "s",
});
const key = (...scopes: KeyScope[]): KeyViewer => ({
  kind: "KEY",
  businessId: HERE,
  id: "k",
  name: "A program",
  scopes,
  staffId: null,
});
const cells = PERMISSIONS.flatMap((permission) =>
  Object.values(ROLE_LETTERS).map((role, at) => [role, permission, TABLE[permission][0][at]!] as const),
);

describe("permissions", () => {
  it("have a row each, and a column for every role", () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(PERMISSIONS.toSorted());
    expect(Object.values(ROLE_LETTERS)).toEqual(VIEWER_ROLES);
  });

  it.each(cells)("%s: %s: %s", (role, permission, letter) => {
    const reach = ({ A: "ALL", o: "OWN" } as Record<string, string>)[letter] ?? null;
    expect(getPermissionScope(user(role), HERE, permission)).toBe(reach);
    expect(can(user(role), HERE, permission)).toBe(letter === "A");
  });

  it.each(KEY_SCOPES.flatMap((scope) => PERMISSIONS.map((permission) => [scope, permission] as const)))(
    "of a key with the scope %s: %s",
    (scope, permission) => {
      const isOpen = scope === "admin" || TABLE[permission].slice(1).includes(scope);
      expect(getPermissionScope(key(scope), HERE, permission)).toBe(isOpen ? "ALL" : null);
    },
  );

  it("of several scopes add up", () => {
    const twoScopes = key("contacts", "webhooks");
    expect(listPermissions(twoScopes).map(({ permission }) => permission)).toEqual([
      "contacts.read",
      "contacts.manage",
      "webhooks.manage",
    ]);
  });
});

describe("another business", () => {
  it.each([...VIEWER_ROLES.map((role) => user(role)), key("admin")])("grants no permission", (viewer) => {
    for (const permission of PERMISSIONS)
      expect(getPermissionScope(viewer, "elsewhere", permission)).toBeNull();
  });

  it("grants a visitor no permission", () => {
    for (const permission of PERMISSIONS) expect(getPermissionScope(null, HERE, permission)).toBeNull();
  });
});

describe("the scope OWN", () => {
  it("covers bookings of the own staff member, alone or with others", () => {
    expect(canFor(user("STAFF"), HERE, "bookings.read", ["bea", "ada"])).toBe(true);
    expect(canFor(user("STAFF"), HERE, "bookings.read", ["bea"])).toBe(false);
    expect(canFor(user("STAFF"), HERE, "bookings.read", [])).toBe(false);
    expect(canFor(user("READER"), HERE, "bookings.read", ["bea"])).toBe(true);
    expect(canFor(user("READER"), HERE, "bookings.change", ["ada"])).toBe(false);
  });

  it("covers nothing for a user without a staff member", () => {
    expect(getPermissionScope(user("STAFF", null), HERE, "bookings.read")).toBeNull();
    expect(getPermissionScope(user("OWNER", null), HERE, "bookings.read")).toBe("ALL");
  });

  it("restricts lists of staff users only", () => {
    expect(findStaffRestriction(user("STAFF"), HERE, "bookings.read")).toBe("ada");
    expect(findStaffRestriction(user("OWNER"), HERE, "bookings.read")).toBeNull();
    expect(findStaffRestriction(key("admin"), HERE, "bookings.read")).toBeNull();
  });
});

it("toBusinessActor is STAFF for staff users and OWNER for all others", () => {
  const actors = VIEWER_ROLES.map((role) => toBusinessActor(user(role)));
  expect(actors).toEqual(["OWNER", "OWNER", "STAFF", "OWNER"]);
  expect(toBusinessActor(key("admin"))).toBe("OWNER");
});

it("a user who must set up a second factor has no permission", () => {
  const waiting = { ...user("OWNER"), mustSetUpSecondFactor: true };
  expect(listPermissions(waiting)).toEqual([]);
  expect(can(waiting, HERE, "bookings.read")).toBe(false);
});
