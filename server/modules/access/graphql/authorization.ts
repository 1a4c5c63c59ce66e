import { GraphQLError } from "graphql";
import type { AuthScopes, Authorization } from "../../../platform/graphql/context.ts";
import { PLATFORM_GUARD, withGuard } from "../../../platform/graphql/guards.ts";
import type { Permission } from "../rules/permissions.ts";
import { type Viewer, can, getPermissionScope } from "../rules/viewer.ts";
import type { PlatformCaller } from "../platformKeys.ts";

declare module "../../../platform/graphql/context.ts" {
  interface AuthScopes {
    /** In the viewer's own business. */
    viewer: Permission;
    /** In the given business. */
    may: { readonly businessId: string; readonly permission: Permission };
    mayOwn: { readonly businessId: string; readonly permission: Permission };
    viewerOwn: Permission;
    /** The holder of a platform key. */
    platform: boolean;
    /** One of these, also for the viewer's own bookings only. The resolver must check the object. */
    viewerAny: readonly Permission[];
  }

  interface Context {
    /** Null for visitors. */
    readonly viewer: Viewer | null;
    /** The holder of a platform key, which has no permission in any business. Null for other callers. */
    readonly platform: PlatformCaller | null;
  }
}

type BusinessRow =
  | { readonly businessId: string }
  /** The business itself. */
  | { readonly businessId?: undefined; readonly id: string };

/**
 * States the permission that a type or field requires in the business of its row. With `OWN` it also allows viewers
 * whose permission covers only the bookings they serve; the resolver must apply `findStaffRestriction`.
 */
export function requires(permission: Permission, reach?: "OWN") {
  const scopes = (row: BusinessRow): Partial<Pick<AuthScopes, "may" | "mayOwn">> => {
    const required = { businessId: row.businessId === undefined ? row.id : row.businessId, permission };
    return reach === "OWN" ? { mayOwn: required } : { may: required };
  };
  return withGuard({ permissions: [permission], ...(reach === "OWN" && { allowsOwn: true }) }, scopes);
}

/** States the permission of a mutation, in the viewer's own business. A list allows viewers with any of them. */
export function requiresOfViewer(
  permission: Permission | readonly Permission[],
  reach?: "OWN",
): Partial<Pick<AuthScopes, "viewer" | "viewerOwn" | "viewerAny">> {
  if (typeof permission !== "string") {
    const [first, ...others] = permission;
    return withGuard({ permissions: [first!, ...others] }, { viewerAny: permission });
  }
  const guard = { permissions: [permission] } as const;
  return reach === "OWN"
    ? withGuard({ ...guard, allowsOwn: true }, { viewerOwn: permission })
    : withGuard(guard, { viewer: permission });
}

export const requiresPlatform = () => withGuard({ permissions: [PLATFORM_GUARD] }, { platform: true });

/** As `requires` for the business's own callers. Also allows the platform. */
export function requiresOrPlatform(permission: Permission) {
  return withGuard({ permissions: [permission, PLATFORM_GUARD] }, (row: BusinessRow) => ({
    $any: { platform: true, ...requires(permission)(row) },
  }));
}

export function createAuthorization(viewer: Viewer | null, platform: PlatformCaller | null): Authorization {
  return {
    checks: {
      viewer: (permission) => viewer !== null && can(viewer, viewer.businessId, permission),
      may: ({ businessId, permission }) => can(viewer, businessId, permission),
      mayOwn: ({ businessId, permission }) => getPermissionScope(viewer, businessId, permission) !== null,
      viewerOwn: (permission) =>
        viewer !== null && getPermissionScope(viewer, viewer.businessId, permission) !== null,
      platform: (isRequired) => isRequired === (platform !== null),
      viewerAny: (permissions) =>
        permissions.some(
          (one) => viewer !== null && getPermissionScope(viewer, viewer.businessId, one) !== null,
        ),
    },
    createError: (permission) => forbiddenError(viewer ?? platform, permission),
  };
}

export function forbiddenError(
  caller: Viewer | PlatformCaller | null,
  permission: string | null,
): GraphQLError {
  const missing = permission === null ? {} : { permission };
  return caller
    ? new GraphQLError(/* i18n */ "You are not allowed to do this.", {
        extensions: { code: "FORBIDDEN", ...missing },
      })
    : new GraphQLError(/* i18n */ "Please sign in or send an API key.", {
        extensions: { code: "UNAUTHENTICATED", ...missing },
      });
}

const KEY_ERRORS = {
  UNKNOWN: /* i18n */ "This API key is unknown.",
  REVOKED: /* i18n */ "This API key has been revoked.",
  EXPIRED: /* i18n */ "This API key has expired.",
} as const;

export function invalidKeyError(reason: keyof typeof KEY_ERRORS): GraphQLError {
  return new GraphQLError(KEY_ERRORS[reason], {
    extensions: { code: "UNAUTHENTICATED", http: { status: 401 } },
  });
}

export function bearerSecret(header: string | null): string | null {
  return /^Bearer +([\x21-\x7e]{1,200})$/i.exec(header ?? "")?.[1] ?? null;
}
