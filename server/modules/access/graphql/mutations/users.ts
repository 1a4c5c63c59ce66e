import type { User } from "../../../../platform/database/prisma/client.ts";
import type { ViewerRole } from "../../rules/permissions.ts";
import { type Failure, invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { changeUser, inviteUser, removeUser } from "../../users/team.ts";
import type { Outcome } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { UserRef } from "../user.ts";
import { ViewerRoleEnum } from "../viewer.ts";

const staff = {
  description: "Whom they serve as, by id or slug; null: nobody. Staff see what they serve.",
} as const;

const InviteUserInput = builder.inputType("InviteUserInput", {
  description: "Somebody who is to sign in for the business.",
  fields: (t) => ({
    ...repeatable(t),
    email: t.string({ required: true, description: "Where the invitation goes; they sign in with it." }),
    name: t.string({ required: true, description: "What they are called." }),
    role: t.field({ type: ViewerRoleEnum, required: true, description: "What they may do." }),
    staff: t.id(staff),
  }),
});

const UpdateUserInput = builder.inputType("UpdateUserInput", {
  description: "What changes of a user; what is left out stays.",
  fields: (t) => ({
    ...repeatable(t),
    user: t.id({ required: true, description: "The user's id." }),
    name: t.string({ description: "What they are called." }),
    role: t.field({ type: ViewerRoleEnum, description: "What they may do." }),
    staff: t.id(staff),
    isDisabled: t.boolean({ description: "Whether they can sign in no more." }),
  }),
});

const RemoveUserInput = builder.inputType("RemoveUserInput", {
  description: "Who does not sign in any more.",
  fields: (t) => ({ ...repeatable(t), user: t.id({ required: true, description: "The user's id." }) }),
});

const success = (name: string) =>
  builder.objectRef<{ readonly user: User | null }>(name).implement({
    description: "The user as they stand now.",
    isTypeOf: (value) => "user" in (value as object),
    fields: (t) => ({
      user: t.expose("user", {
        type: UserRef,
        nullable: true,
        description: "The user; null: removed since.",
      }),
    }),
  });

const RemoveUserSuccess = builder.objectRef<{ readonly removed: string }>("RemoveUserSuccess").implement({
  description: "They are gone, with all their sessions. What they did stays in the audit log.",
  isTypeOf: (value) => "removed" in (value as object),
  fields: (t) => ({ removedUserId: t.exposeID("removed", { description: "The id that they had." }) }),
});

/** Who does it, and whom a name means. */
interface Named {
  readonly actor: ViewerRole;
  /** Undefined: left out; null: nobody is named. */
  readonly staffId: string | null | undefined;
  readonly isStaffFound: boolean;
  readonly locale: string;
}

async function nameStaff(ctx: Context, input: { readonly staff?: string | null }): Promise<Named> {
  const viewer = ctx.viewer!;
  const { businessId } = viewer;
  const found =
    input.staff == null
      ? input.staff
      : (
          await findRowIds("Staff", [input.staff], ({ OR }) =>
            ctx.database.prisma.staff.findMany({
              where: { businessId, OR: [...OR] },
              select: { id: true, slug: true },
            }),
          )
        )[0];
  // A key that may see to the team was given everything.
  const actor = viewer.kind === "USER" ? viewer.role : "OWNER";
  return { actor, staffId: found, isStaffFound: input.staff == null || found !== null, locale: ctx.locale };
}

const NO_STAFF: Failure = invalidInput(issue(["staff"], "NOT_FOUND"));
const subject = (id: string) => globalId("User", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { user: await database.prisma.user.findUnique({ where }) };
}

async function toUser(
  named: string,
  work: (id: string) => Promise<Outcome<string>>,
): Promise<Outcome<string>> {
  const id = rowId("User", named);
  return id === null ? { ok: false, failure: { code: "USER_NOT_FOUND" } } : work(id);
}

ownerMutation("inviteUser", {
  description:
    "Lets somebody sign in: a mail with a link to choose a password goes to them, good for seven days.",
  permission: "team.manage",
  needsPassword: true,
  input: InviteUserInput,
  success: success("InviteUserSuccess"),
  failures: [failures.OwnersOnlyRef],
  name: (ctx, input) => nameStaff(ctx, input),
  run: async (scope, { email, name, role }, { actor, staffId, isStaffFound, locale }) => {
    if (!isStaffFound) return { ok: false, failure: NO_STAFF };
    const wanted = { email, name, role, staffId: staffId ?? null, locale };
    const outcome = await inviteUser(scope, actor, wanted);
    return outcome.ok ? { ok: true, value: outcome.value.userId } : outcome;
  },
  subject,
  read,
});

ownerMutation("updateUser", {
  description:
    "Changes what a user is called or may do. Another role, another person, or being disabled ends their sessions at once.",
  permission: "team.manage",
  input: UpdateUserInput,
  success: success("UpdateUserSuccess"),
  failures: [failures.UserNotFoundRef, failures.OwnersOnlyRef, failures.LastOwnerRef],
  name: (ctx, input) => nameStaff(ctx, input),
  run: async (scope, { user, name, role, isDisabled }, { actor, staffId, isStaffFound }) => {
    if (!isStaffFound) return { ok: false, failure: NO_STAFF };
    const change = {
      ...(name != null && { name }),
      ...(role != null && { role }),
      ...(isDisabled != null && { isDisabled }),
      ...(staffId !== undefined && { staffId }),
    };
    return toUser(user, (id) => changeUser(scope, actor, id, change));
  },
  subject,
  read,
});

ownerMutation("removeUser", {
  description: "Takes a user away, with all their sessions, at once.",
  permission: "team.manage",
  input: RemoveUserInput,
  success: RemoveUserSuccess,
  failures: [failures.UserNotFoundRef, failures.OwnersOnlyRef, failures.LastOwnerRef],
  name: (ctx) => nameStaff(ctx, {}),
  run: (scope, { user }, { actor }) => toUser(user, (id) => removeUser(scope, actor, id)),
  subject,
  read: (_ctx, id) => ({ removed: subject(id) }),
});
