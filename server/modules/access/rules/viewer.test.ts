import { describe, expect, it } from "vitest";
import { KEY_SCOPES, type KeyScope } from "./keyScopes.ts";
import { PERMISSIONS, type Permission, VIEWER_ROLES, type ViewerRole } from "./permissions.ts";
import {
  type KeyViewer,
  type UserViewer,
  businessActor,
  canFor,
  can,
  onlyStaff,
  permissionsOf,
  reachIn,
} from "./viewer.ts";

const HERE = "here";
const ROLE_LETTERS: Readonly<Record<string, ViewerRole>> = {
  O: "OWNER",
  M: "MANAGER",
  S: "STAFF",
  R: "READER",
};

/** Owner, manager, staff, reader: A all, o what is their own, - nothing. Beside them the scopes that open it. */
const TABLE: Readonly<Record<Permission, readonly [string, ...KeyScope[]]>> = {
  "bookings.read": ["AAoA", "bookings:read", "bookings:write"],
  "bookings.decide": ["AAo-", "bookings:write"],
  "bookings.change": ["AAo-", "bookings:write"],
  "bookings.overbook": ["AA--", "bookings:write"],
  "links.manage": ["AA--", "catalogue", "bookings:write"],
  "calendar.read": ["AA-A", "catalogue", "bookings:read"],
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

describe("who may do what", () => {
  it("every permission has its row, and every role its column", () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(PERMISSIONS.toSorted());
    expect(Object.values(ROLE_LETTERS)).toEqual(VIEWER_ROLES);
  });

  it.each(cells)("%s: %s: %s", (role, permission, letter) => {
    const reach = ({ A: "ALL", o: "OWN" } as Record<string, string>)[letter] ?? null;
    expect(reachIn(user(role), HERE, permission)).toBe(reach);
    expect(can(user(role), HERE, permission)).toBe(letter === "A");
  });

  it.each(KEY_SCOPES.flatMap((scope) => PERMISSIONS.map((permission) => [scope, permission] as const)))(
    "a key for %s: %s",
    (scope, permission) => {
      const isOpen = scope === "admin" || TABLE[permission].slice(1).includes(scope);
      expect(reachIn(key(scope), HERE, permission)).toBe(isOpen ? "ALL" : null);
    },
  );

  it("scopes add up", () => {
    const both = key("contacts", "webhooks");
    expect(permissionsOf(both).map(({ permission }) => permission)).toEqual([
      "contacts.read",
      "contacts.manage",
      "webhooks.manage",
    ]);
  });
});

describe("where", () => {
  it.each([...VIEWER_ROLES.map((role) => user(role)), key("admin")])(
    "nobody may do anything in another business",
    (viewer) => {
      for (const permission of PERMISSIONS) expect(reachIn(viewer, "elsewhere", permission)).toBeNull();
    },
  );

  it("a visitor may do nothing", () => {
    for (const permission of PERMISSIONS) expect(reachIn(null, HERE, permission)).toBeNull();
  });
});

describe("what is one's own", () => {
  it("is what one serves, alone or with others", () => {
    expect(canFor(user("STAFF"), HERE, "bookings.read", ["bea", "ada"])).toBe(true);
    expect(canFor(user("STAFF"), HERE, "bookings.read", ["bea"])).toBe(false);
    expect(canFor(user("STAFF"), HERE, "bookings.read", [])).toBe(false);
    expect(canFor(user("READER"), HERE, "bookings.read", ["bea"])).toBe(true);
    expect(canFor(user("READER"), HERE, "bookings.change", ["ada"])).toBe(false);
  });

  it("is nothing for staff who serve nobody", () => {
    expect(reachIn(user("STAFF", null), HERE, "bookings.read")).toBeNull();
    expect(reachIn(user("OWNER", null), HERE, "bookings.read")).toBe("ALL");
  });

  it("narrows lists for staff alone", () => {
    expect(onlyStaff(user("STAFF"), HERE, "bookings.read")).toBe("ada");
    expect(onlyStaff(user("OWNER"), HERE, "bookings.read")).toBeNull();
    expect(onlyStaff(key("admin"), HERE, "bookings.read")).toBeNull();
  });
});

it("one of the staff acts as that; keys and everybody else stand for the business", () => {
  const actors = VIEWER_ROLES.map((role) => businessActor(user(role)));
  expect(actors).toEqual(["OWNER", "OWNER", "STAFF", "OWNER"]);
  expect(businessActor(key("admin"))).toBe("OWNER");
});
