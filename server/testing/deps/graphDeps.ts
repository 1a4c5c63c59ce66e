import type { Deps } from "../../platform/database/scope.ts";
import { createTestDeps } from "./createTestDeps.ts";
import { type TestGraph, seededRandom } from "../graph.ts";

/** Dependencies of a route that resolves its business itself. Equal seeds give equal random bytes. */
export function createGraphDeps(
  { database, clock, signer }: TestGraph,
  seed: string,
  changes: Partial<Deps> = {},
): Deps {
  return createTestDeps({ database, clock, signer, random: seededRandom(seed), ...changes });
}
