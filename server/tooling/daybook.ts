import { createInterface } from "node:readline/promises";
import { readConfig } from "../app/config.ts";
import { ConfigError } from "../platform/database/configError.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrations/migrate.ts";
import { LISTENING_FACT, findFact } from "../platform/database/installationFacts.ts";
import { loadSecrets } from "../platform/database/secrets.ts";
import { formatFailure } from "../app/lifecycle.ts";
import { createCommandDeps } from "../app/createDeps.ts";
import { createSigner } from "../platform/ids/signer.ts";
import { createSystemRandom } from "../platform/ids/systemRandom.ts";
import { verifyAudit } from "../app/commands/audit.ts";
import { addBusiness, listBusinesses } from "../app/commands/businesses.ts";
import { type Command, type CommandScope, type GlobalCommand, UsageError } from "../app/commands/command.ts";
import { removeDemo, setDefaultBusiness } from "../app/commands/demo.ts";
import { addKey, listKeys, revokeKeyById } from "../app/commands/keys.ts";
import { addOwner, listOwners, resetOwner, resetOwnerFactors } from "../app/commands/owners.ts";
import {
  addPlatformKeyCommand,
  listPlatformKeysCommand,
  revokePlatformKeyCommand,
} from "../app/commands/platformKeys.ts";
import { finishSecretRotation, rotateSecret, showSecretStatus } from "../app/commands/secrets.ts";
import { parseCommandLine } from "../app/commands/parseCommandLine.ts";

const USAGE = `Usage: npm run daybook -- COMMAND [--business SLUG]
  business add SLUG --name NAME --zone ZONE --currency CODE --email EMAIL --phone PHONE [--locale LOCALE] [--host HOST]
  business list
  business default SLUG|none                    sets the business that answers unknown hosts; with none they get 404
  demo remove                                   permanently deletes the demo business
  platform-key add NAME [--expires DATE]        makes a key that creates, suspends and limits businesses
  platform-key list                             lists the live platform keys with expiry and last use
  platform-key revoke ID
  secret status                                 shows the secrets that verify, and the links that depend on former ones
  secret rotate                                 makes a new secret; the former one verifies until secret finish
  secret finish [--yes]                         ends the former secrets; without --yes it lists the links that would end
  owner add EMAIL [--name NAME] [--password]    adds an owner; --password reads a password instead of printing a link
  owner list                                    lists all users
  owner reset EMAIL [--password]                makes a user an owner who can sign in again
  owner reset-factors EMAIL                     deletes the passkeys and codes of a user who lost them
  key add NAME [--scope SCOPE]...               makes an API key; without a scope it may do everything
  key list
  key revoke ID
  audit verify [SLUG]                           checks that no audit entry was changed or removed`;

/** Commands of a business with their number of arguments. `[SLUG]` is a slug instead of `--business`. */
const COMMANDS: Readonly<Record<string, readonly [run: Command, words: 0 | 1 | "[SLUG]"]>> = {
  "owner add": [addOwner, 1],
  "owner list": [listOwners, 0],
  "owner reset": [resetOwner, 1],
  "owner reset-factors": [resetOwnerFactors, 1],
  "key add": [addKey, 1],
  "key list": [listKeys, 0],
  "key revoke": [revokeKeyById, 1],
  "audit verify": [verifyAudit, "[SLUG]"],
};

/** Commands of the installation with their number of arguments. */
const GLOBAL_COMMANDS: Readonly<Record<string, readonly [run: GlobalCommand, words: 0 | 1]>> = {
  "business add": [addBusiness, 1],
  "business list": [listBusinesses, 0],
  "business default": [setDefaultBusiness, 1],
  "demo remove": [removeDemo, 0],
  "platform-key add": [addPlatformKeyCommand, 1],
  "platform-key list": [listPlatformKeysCommand, 0],
  "platform-key revoke": [revokePlatformKeyCommand, 1],
  "secret status": [showSecretStatus, 0],
  "secret rotate": [rotateSecret, 0],
  "secret finish": [finishSecretRotation, 0],
};

const clock = { now: () => Date.now() };

try {
  const config = readConfig(process.env);
  const { words, options } = parseCommandLine(process.argv.slice(2));
  const name = words.slice(0, 2).join(" ");
  const [command, globalCommand] = [COMMANDS[name], GLOBAL_COMMANDS[name]];
  const expected = (command ?? globalCommand)?.[1] ?? NaN;
  const slug = options["business"]?.[0] ?? (expected === "[SLUG]" ? words[2] : undefined) ?? null;
  const fits = expected === "[SLUG]" ? words.length <= 3 : words.length === 2 + expected;
  if (!fits) throw new UsageError(USAGE);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const commandInput = { words: words.slice(2), options };
    const lines = command
      ? await command[0](await loadCommandScope(database, config, slug), commandInput)
      : await globalCommand![0]({ database, clock, random: createSystemRandom(), config }, commandInput);
    for (const line of lines) console.log(line);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(
    error instanceof UsageError || error instanceof ConfigError ? error.message : formatFailure(error),
  );
  process.exitCode = 1;
}

async function loadCommandScope(
  database: Database,
  config: ReturnType<typeof readConfig>,
  slug: string | null,
): Promise<CommandScope> {
  const secrets = await loadSecrets(database, config);
  const served = config.origin ?? (await servedOrigin(database, config));
  const deps = createCommandDeps(config, {
    database,
    clock,
    random: createSystemRandom(),
    signer: createSigner(secrets.all, secrets),
    serverOrigin: () => served,
  });
  const business = slug
    ? await database.prisma.business.findUnique({ where: { slug } })
    : await deps.directory.byHost("");
  if (!business)
    throw new UsageError(
      slug
        ? `There is no business ${slug}.`
        : "There is no business yet: business add makes one, npm start the demo.",
    );
  return {
    scope: { ...deps, business },
    businessName: business.name,
    origin: business.origin ?? served,
    readPassword,
  };
}

/**
 * Returns the origin of links without `DAYBOOK_ORIGIN`: the configured port, or else the origin at which a server last
 * listened.
 */
async function servedOrigin({ query }: Database, config: ReturnType<typeof readConfig>): Promise<string> {
  const isPortSet = (process.env["PORT"] ?? "").trim() !== "";
  const last = isPortSet ? null : await findFact<{ origin: string }>(query, LISTENING_FACT);
  return last?.value.origin ?? `http://localhost:${config.port}`;
}

async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question("Password: ");
  } finally {
    lines.close();
  }
}
