import { randomBytes } from "node:crypto";
import { ConfigError, readConfig } from "../config.ts";
import { type Database, openDatabase } from "../data/database.ts";
import { listApiKeys, revokeApiKey } from "../data/apiKeys.ts";
import { migrate } from "../data/migrate.ts";
import { decodeTypeId, encodeTypeId } from "../domain/ids/typeId.ts";
import { failureText } from "../lifecycle.ts";
import { addApiKey } from "../services/apiKeys.ts";
import { createBusinessDirectory } from "../services/businessDirectory.ts";

/** The owner's commands: `npm run daybook -- key add NAME`, `key list`, `key revoke ID`, each with `--business SLUG`. */
const USAGE = `Usage: npm run daybook -- key add NAME | key list | key revoke ID   [--business SLUG]`;
const KEY = "key";

class UsageError extends Error {}

const clock = { now: () => Date.now() };

try {
  const { words, slug } = readWords(process.argv.slice(2));
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    for (const line of await run(database, words, slug)) console.log(line);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(
    error instanceof UsageError || error instanceof ConfigError ? error.message : failureText(error),
  );
  process.exitCode = 1;
}

function readWords(args: readonly string[]): { words: string[]; slug: string | null } {
  const at = args.indexOf("--business");
  const slug = at < 0 ? null : (args[at + 1] ?? null);
  const words = at < 0 ? [...args] : args.toSpliced(at, 2);
  const isKnown = words[0] === KEY && ["add", "list", "revoke"].includes(words[1] ?? "");
  if (!isKnown || words.length !== (words[1] === "list" ? 2 : 3)) throw new UsageError(USAGE);
  return { words, slug };
}

async function run(database: Database, words: string[], slug: string | null): Promise<string[]> {
  const business = slug
    ? await database.prisma.business.findUnique({ where: { slug } })
    : await createBusinessDirectory(database, clock).byHost("");
  if (!business)
    throw new UsageError(
      slug ? `There is no business ${slug}.` : "There is no business yet: npm start makes the demo.",
    );
  const [, action, subject = ""] = words;
  if (action === "list") {
    const keys = await listApiKeys(database.query, business.id);
    return keys.length === 0
      ? [`${business.name} has no live key.`]
      : keys.map(({ id, name }) => `${encodeTypeId(KEY, id)}   ${name}`);
  }
  if (action === "add") {
    const random = { bytes: (count: number) => randomBytes(count) };
    const { id, secret } = await addApiKey({ database, clock, random, business }, subject);
    return [`${encodeTypeId(KEY, id)} of ${business.name}. Its secret is shown this once:`, secret];
  }
  const decoded = decodeTypeId(subject);
  const isRevoked =
    decoded?.prefix === KEY && (await revokeApiKey(database.query, business.id, decoded.uuid, clock.now()));
  if (!isRevoked) throw new UsageError(`${business.name} has no live key ${subject}: see key list.`);
  return [`${subject} opens nothing any more.`];
}
