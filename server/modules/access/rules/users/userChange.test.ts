import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VIEWER_ROLES } from "../permissions.ts";
import { type UserStatus, checkRequiresOwner, checkUserChange } from "./userChange.ts";

const owner: UserStatus = { role: "OWNER", isActive: true };
const invited: UserStatus = { role: "OWNER", isActive: false };
const reader: UserStatus = { role: "READER", isActive: true };

describe("checkRequiresOwner", () => {
  it.each([
    ["a manager invites a reader", "MANAGER", "READER", undefined],
    ["a manager invites an owner", "MANAGER", "OWNER", "REQUIRES_OWNER"],
    ["an owner invites an owner", "OWNER", "OWNER", undefined],
  ] as const)("%s", (_what, actor, role, code) => {
    expect(checkRequiresOwner(actor, role)?.code).toBe(code);
  });
});

describe("checkUserChange", () => {
  it.each([
    ["a manager makes a reader an owner", "MANAGER", reader, owner, 1, "REQUIRES_OWNER"],
    ["a manager makes an owner a reader", "MANAGER", owner, reader, 2, "REQUIRES_OWNER"],
    ["a manager removes an owner", "MANAGER", owner, null, 2, "REQUIRES_OWNER"],
    ["an owner removes another", "OWNER", owner, null, 2, undefined],
    ["the last owner goes", "OWNER", owner, null, 1, "LAST_OWNER"],
    ["the last owner becomes a reader", "OWNER", owner, reader, 1, "LAST_OWNER"],
    ["the last owner is disabled", "OWNER", owner, invited, 1, "LAST_OWNER"],
    ["the last owner stays one", "OWNER", owner, owner, 1, undefined],
    ["an owner who never came is removed", "OWNER", invited, null, 1, undefined],
  ] as const)("%s", (_what, actor, before, after, owners, code) => {
    expect(checkUserChange(actor, before, after, owners)?.code).toBe(code);
  });

  it("never leaves a business without an owner", () => {
    const status = fc.record({ role: fc.constantFrom(...VIEWER_ROLES), isActive: fc.boolean() });
    const change = fc.record({
      index: fc.nat(5),
      after: fc.option(status, { nil: null }),
      actor: fc.constantFrom(...VIEWER_ROLES),
    });
    fc.assert(
      fc.property(
        fc.array(status, { maxLength: 5 }),
        fc.array(change, { maxLength: 40 }),
        (others, changes) => {
          const team: (UserStatus | null)[] = [owner, ...others];
          for (const { index, after, actor } of changes) {
            const before = team[index] ?? null;
            const owners = team.filter((one) => one?.role === "OWNER" && one.isActive).length;
            if (before && checkUserChange(actor, before, after, owners) === null) team[index] = after;
          }
          expect(team.some((one) => one?.role === "OWNER" && one.isActive)).toBe(true);
        },
      ),
    );
  });
});
