import type { Permission } from "../../modules/access/rules/permissions.ts";
import { getPermissionScope } from "../../modules/access/rules/viewer.ts";
import type { Deps } from "../../platform/database/scope.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { Signer } from "../../platform/ids/signer.ts";

/** The caller of a tool and the business that the caller's key or the host names. */
export interface McpCaller {
  /** Null for a visitor. */
  readonly id: string | null;
  readonly business: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly locale: string;
  };
  /** Origin of links to the widget. */
  readonly origin: string;
  readonly signer: Signer;
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  may(permission: Permission): boolean;
}

/** Null if the host has no business. */
export async function createMcpCaller(
  { random }: Pick<Deps, "random">,
  { viewer, business, callerId, signer, now, siteOrigin }: Context,
): Promise<McpCaller | null> {
  if (!business) return null;
  return {
    id: callerId ?? null,
    business,
    origin: await siteOrigin(business.id),
    signer,
    now,
    randomBytes: (count) => random.bytes(count),
    may: (permission) => getPermissionScope(viewer, business.id, permission) !== null,
  };
}
