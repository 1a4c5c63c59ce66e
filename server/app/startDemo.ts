import { DEMO_FACT, type DemoFact, ensureDemo } from "../../prisma/demo.ts";
import { BUSINESS_ID } from "../../prisma/demo/business.ts";
import type { Config } from "./config.ts";
import type { Database } from "../platform/database/database.ts";
import { findFact, storeFact } from "../platform/database/installationFacts.ts";
import { withStartLock } from "../platform/database/embedded/startLock.ts";
import type { Clock } from "../platform/database/ports.ts";
import type { Scope } from "../platform/database/scope.ts";
import {
  DEMO_KEY_DAYS,
  disableDemoAccess,
  createDemoKey,
  createDemoUsers,
} from "../modules/access/users/demoUsers.ts";

export interface DemoStart {
  readonly isNew: boolean;
  readonly lines: readonly string[];
}

/** The first live start on the data of a trial disables the passwords and keys that the trial printed. */
export function startDemo(mode: Config["mode"], database: Database, clock: Clock): Promise<DemoStart> {
  return withStartLock(database, "demo", async () => {
    if (mode === "live") return { isNew: false, lines: await disableDemo(database, clock) };
    const isNew = (await ensureDemo(database, clock)) === "made";
    return { isNew, lines: isNew ? ["A demo business was created."] : [] };
  });
}

async function disableDemo(database: Database, clock: Clock): Promise<string[]> {
  const fact = (await findFact<DemoFact>(database.query, DEMO_FACT))?.value;
  if (!fact || fact.disabledAt !== undefined || fact.removedAt !== undefined) return [];
  const { users, keys } = await disableDemoAccess({ database, clock }, BUSINESS_ID);
  const now = clock.now();
  await storeFact(database.query, DEMO_FACT, { ...fact, disabledAt: now } satisfies DemoFact, now);
  return [
    `This database holds the demo of a trial: ${users} of its users and ${keys} of its API keys have been disabled.`,
    "Remove the demo with: npm run daybook -- demo remove",
  ];
}

/** Creates the users and the API key of the demo, and the lines that show their secrets. */
export async function createDemoAccess(
  scope: Scope,
): Promise<{ readonly key: string; readonly lines: readonly string[] }> {
  const { emails, password } = await createDemoUsers(scope);
  const key = await createDemoKey(scope);
  return {
    key,
    lines: [
      `Sign in as ${emails.join(", ")}. Their password, shown only now: ${password}`,
      `The API key of the demo's owner, shown only now and valid for ${DEMO_KEY_DAYS} days: ${key}`,
    ],
  };
}
