import { GraphQLError } from "graphql";
import type { AuthScopes, Authorization } from "../../../platform/graphql/context.ts";
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
  return (row: BusinessRow): Partial<Pick<AuthScopes, "may" | "mayOwn">> => {
    const required = { businessId: row.businessId === undefined ? row.id : row.businessId, permission };
    return reach === "OWN" ? { mayOwn: required } : { may: required };
  };
}

/** As `requires` for the business's own callers. Also allows the platform. */
export function requiresOrPlatform(permission: Permission) {
  return (row: BusinessRow) => ({ $any: { platform: true, ...requires(permission)(row) } });
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
    createError: () => forbiddenError(viewer ?? platform),
  };
}

export function forbiddenError(caller: Viewer | PlatformCaller | null): GraphQLError {
  return caller
    ? new GraphQLError(/* i18n */ "You are not allowed to do this.", { extensions: { code: "FORBIDDEN" } })
    : new GraphQLError(/* i18n */ "Please sign in or send an API key.", {
        extensions: { code: "UNAUTHENTICATED" },
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
