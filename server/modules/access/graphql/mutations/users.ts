import type { User } from "../../../../platform/database/prisma/client.ts";
import type { ViewerRole } from "../../rules/permissions.ts";
import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { changeUser, inviteUser, removeUser } from "../../users/team.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../addBusinessMutation.ts";
import { LastOwnerRef, RequiresOwnerRef, UserNotFoundRef } from "../failures.ts";
import { UserRef } from "../user.ts";
import { ViewerRoleEnum } from "../viewer.ts";

const staff = {
  description:
    "Id or slug of the staff member whom the user is. Users with the role `STAFF` see only bookings of this staff member. Null for none.",
} as const;

const InviteUserInput = builder.inputType("InviteUserInput", {
  description: "The input of `inviteUser`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    email: t.string({ required: true, description: "E-mail address for the invitation and for signing in." }),
    name: t.string({ required: true, description: "Display name." }),
    role: t.field({ type: ViewerRoleEnum, required: true, description: "Role within the business." }),
    staff: t.id(staff),
  }),
});

const UpdateUserInput = builder.inputType("UpdateUserInput", {
  description: "The input of `updateUser`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Global id of the user." }),
    name: t.string({ description: "New display name." }),
    role: t.field({ type: ViewerRoleEnum, description: "New role." }),
    staff: t.id(staff),
    isDisabled: t.boolean({ description: "True to block sign-in, false to allow it again." }),
  }),
});

const DeleteUserInput = builder.inputType("DeleteUserInput", {
  description: "The input of `deleteUser`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Global id of the user." }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<{ readonly user: User | null }>(name).implement({
    description: "The user after the change.",
    isTypeOf: (value) => "user" in (value as object),
    fields: (t) => ({
      user: t.expose("user", {
        type: UserRef,
        nullable: true,
        description: "The user. Null if the user was removed since.",
      }),
    }),
  });

const DeleteUserPayload = builder.objectRef<{ readonly deletedId: string }>("DeleteUserPayload").implement({
  description: "The user and all sessions of the user are deleted. Audit entries remain.",
  isTypeOf: (value) => "deletedId" in (value as object),
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "Global id of the deleted user." }),
  }),
});

interface ResolvedStaff {
  readonly actor: ViewerRole;
  /** Undefined if the field was not sent. Null if it was sent as null or names no staff member. */
  readonly staffId: string | null | undefined;
  readonly isStaffFound: boolean;
  readonly locale: string;
}

async function resolveStaff(ctx: Context, input: { readonly staff?: string | null }): Promise<ResolvedStaff> {
  const viewer = ctx.viewer!;
  const { businessId } = viewer;
  const foundId =
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
  // A key with the permission `team.manage` has the scope `admin`.
  const actor = viewer.kind === "USER" ? viewer.role : "OWNER";
  return {
    actor,
    staffId: foundId,
    isStaffFound: input.staff == null || foundId !== null,
    locale: ctx.locale,
  };
}

const NO_STAFF = invalidInput(issue(["staff"], "NOT_FOUND"));
const subject = (id: string) => toGlobalId("User", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { user: await database.prisma.user.findUnique({ where }) };
}

async function withUser(
  nodeId: string,
  work: (id: string) => ReturnType<typeof changeUser>,
): ReturnType<typeof changeUser> {
  const id = toRowId("User", nodeId);
  return id === null ? { ok: false, failure: { code: "USER_NOT_FOUND" } } : work(id);
}

addBusinessMutation("inviteUser", {
  description:
    "Creates a user and mails a link to choose a password, which is valid for seven days. Users must have entered their password recently (`confirmPassword`). Only owners may invite owners.",
  permission: "team.manage",
  needsPassword: true,
  input: InviteUserInput,
  payload: payload("InviteUserPayload"),
  failures: [RequiresOwnerRef],
  name: (ctx, input) => resolveStaff(ctx, input),
  run: async (scope, { email, name, role }, { actor, staffId, isStaffFound, locale }) => {
    if (!isStaffFound) return { ok: false, failure: NO_STAFF };
    const newUser = { email, name, role, staffId: staffId ?? null, locale };
    const outcome = await inviteUser(scope, actor, newUser);
    return outcome.ok ? { ok: true, value: outcome.value.userId } : outcome;
  },
  subject,
  read,
});

addBusinessMutation("updateUser", {
  description:
    "Changes a user's name, role, staff member or access. A new role or staff member and `isDisabled: true` end all sessions of the user. Only owners may change owners.",
  permission: "team.manage",
  input: UpdateUserInput,
  payload: payload("UpdateUserPayload"),
  failures: [UserNotFoundRef, RequiresOwnerRef, LastOwnerRef],
  name: (ctx, input) => resolveStaff(ctx, input),
  run: async (scope, { id: user, name, role, isDisabled }, { actor, staffId, isStaffFound }) => {
    if (!isStaffFound) return { ok: false, failure: NO_STAFF };
    const change = {
      ...(name != null && { name }),
      ...(role != null && { role }),
      ...(isDisabled != null && { isDisabled }),
      ...(staffId !== undefined && { staffId }),
    };
    return withUser(user, (id) => changeUser(scope, actor, id, change));
  },
  subject,
  read,
});

addBusinessMutation("deleteUser", {
  description: "Deletes a user and all sessions of the user. Only owners may remove owners.",
  permission: "team.manage",
  worksWhenSuspended: true,
  input: DeleteUserInput,
  payload: DeleteUserPayload,
  failures: [UserNotFoundRef, RequiresOwnerRef, LastOwnerRef],
  name: (ctx) => resolveStaff(ctx, {}),
  run: (scope, { id: user }, { actor }) => withUser(user, (id) => removeUser(scope, actor, id)),
  subject,
  read: (_ctx, id) => ({ deletedId: subject(id) }),
});
