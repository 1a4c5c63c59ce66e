import { GraphQLError } from "graphql";
import { type Permission, isAllowed } from "../domain/access/permissions.ts";
import type { Viewer } from "../services/apiKeys.ts";

/** No right at all, or none that would do: thrown, for no answer within the data could be given. */
export function forbidden(viewer: Viewer | null): GraphQLError {
  return viewer
    ? new GraphQLError(/* i18n */ "You may not do this.", { extensions: { code: "FORBIDDEN" } })
    : new GraphQLError(/* i18n */ "An API key is needed for this.", {
        extensions: { code: "UNAUTHENTICATED" },
      });
}

/** A key that opens nothing, before anything is answered. */
export function unknownKey(): GraphQLError {
  return new GraphQLError(/* i18n */ "This API key is unknown or revoked.", {
    extensions: { code: "UNAUTHENTICATED", http: { status: 401 } },
  });
}

/** Whether the viewer may do that, and in that business. */
export function mayIn(viewer: Viewer | null, businessId: string, permission: Permission): boolean {
  return viewer !== null && viewer.businessId === businessId && isAllowed(viewer.role, permission);
}

/** The secret of `Authorization: Bearer …` (RFC 6750); null: there is none. */
export function bearerSecret(header: string | null): string | null {
  return /^Bearer +([\x21-\x7e]{1,200})$/i.exec(header ?? "")?.[1] ?? null;
}
