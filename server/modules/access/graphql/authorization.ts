import { GraphQLError } from "graphql";
import type { Viewer } from "../rules/viewer.ts";

export { can as mayIn } from "../rules/viewer.ts";

/** No right at all, or none that would do: thrown, for no answer within the data could be given. */
export function forbidden(viewer: Viewer | null): GraphQLError {
  return viewer
    ? new GraphQLError(/* i18n */ "You are not allowed to do this.", { extensions: { code: "FORBIDDEN" } })
    : new GraphQLError(/* i18n */ "Please sign in or send an API key.", {
        extensions: { code: "UNAUTHENTICATED" },
      });
}

const WHY = {
  UNKNOWN: /* i18n */ "This API key is unknown.",
  REVOKED: /* i18n */ "This API key has been revoked.",
  EXPIRED: /* i18n */ "This API key has expired.",
} as const;

/** A key that opens nothing, before anything is answered. */
export function uselessKey(why: keyof typeof WHY): GraphQLError {
  return new GraphQLError(WHY[why], { extensions: { code: "UNAUTHENTICATED", http: { status: 401 } } });
}

/** The secret of `Authorization: Bearer …` (RFC 6750); null: there is none. */
export function bearerSecret(header: string | null): string | null {
  return /^Bearer +([\x21-\x7e]{1,200})$/i.exec(header ?? "")?.[1] ?? null;
}
