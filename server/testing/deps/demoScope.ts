import { randomBytes } from "node:crypto";
import { ensureDemo } from "../../../prisma/demo.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Business } from "../../platform/database/prisma/client.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { NO_ORDER_LIMITS, createTestDeps } from "./createTestDeps.ts";
import { createSigner } from "../../platform/ids/signer.ts";

/** Returns the demo's scope at a given time. */
export async function demoScope(
  database: Database,
  now: () => number,
): Promise<Scope & { readonly business: Business }> {
  const clock = { now };
  await ensureDemo(database, clock);
  const business = (await database.prisma.business.findFirst({ where: { isDefault: true } }))!;
  const random = { bytes: (count: number) => randomBytes(count) };
  const signer = createSigner([Buffer.alloc(32, 1)]);
  return {
    ...createTestDeps({ database, clock, random, signer, orderLimits: NO_ORDER_LIMITS }),
    business,
  };
}
