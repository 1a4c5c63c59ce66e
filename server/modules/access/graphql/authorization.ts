import { GraphQLError } from "graphql";
import type { Viewer } from "../rules/viewer.ts";

export { can as mayIn } from "../rules/viewer.ts";

export function forbiddenError(viewer: Viewer | null): GraphQLError {
  return viewer
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
