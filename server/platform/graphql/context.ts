import type { Database } from "../database/database.ts";
import type { Business } from "../database/prisma/client.ts";
import type { Scope } from "../database/scope.ts";
import type { Signer } from "../ids/signer.ts";
import type { GraphqlContext } from "./apollo.ts";
import type { Searches } from "./limits/searches.ts";
import type { LiveStream } from "./streams/liveStream.ts";
import type { RequestInfo } from "./requestInfo.ts";

/** The parameters of permission checks, by name of the check. Modules declare theirs. */
export interface AuthScopes {}

export interface Authorization {
  readonly checks: { readonly [Name in keyof AuthScopes]: (parameter: AuthScopes[Name]) => boolean };
  /** @param permission the permission that the caller lacks */
  createError(permission: string | null): Error;
}

/** Modules declare their loaders. */
export interface Loaders {}

/** The context of a request. Modules declare further fields (`DECISIONS/0033`). */
export interface Context extends GraphqlContext {
  readonly request: RequestInfo;
  readonly authorization: Authorization;
  /** The business of the API key, otherwise of the request's host. */
  readonly business: Business | null;
  scope(business: Business): Scope;
  getScope(businessId: string): Promise<Scope>;
  getBusiness(businessId: string): Promise<Business>;
  now(): number;
  readonly database: Database;
  readonly signer: Signer;
  loaders(businessId: string): Loaders;
  readonly searches: Searches;
  /** Present in a subscription. */
  stream?: LiveStream<Context>;
}
