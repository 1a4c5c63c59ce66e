import { beforeEach, expect, it } from "vitest";
import { readUserLinkToken } from "../../modules/access/users/userTokens.ts";
import { resetPassword } from "../../modules/access/users/choosePassword.ts";
import { signIn } from "../../modules/access/users/signIn.ts";
import { openGraph } from "../../testing/graph.ts";
import { type Command, type CommandScope, UsageError } from "./command.ts";
import { addBusiness, listBusinesses } from "./businesses.ts";
import { addKey, listKeys, revokeKeyById } from "./keys.ts";
import { removeDemo, setDefaultBusiness } from "./demo.ts";
import { addPlatformKeyCommand, listPlatformKeysCommand, revokePlatformKeyCommand } from "./platformKeys.ts";
import { recordSecretUse } from "../../platform/database/secrets.ts";
import { finishSecretRotation, rotateSecret, showSecretStatus } from "./secrets.ts";
import {
  confirmPendingSecret,
  storePendingSecret,
} from "../../modules/access/data/factors/authenticators.ts";
import { decryptSecret, encryptSecret } from "../../modules/access/factors/authenticatorSecrets.ts";
import { createSigner } from "../../platform/ids/signer.ts";
import { serviceId, holdAndBook } from "../../testing/bookings/visit.ts";
import { ensureDemo } from "../../../prisma/demo.ts";
import { addOwner, listOwners, resetOwner, resetOwnerFactors } from "./owners.ts";
import { parseCommandLine } from "./parseCommandLine.ts";

const PLACE = { clientAddress: "192.0.2.1", agent: "", session: null, device: null, relyingParty: null };
const PASSWORD = "hedgehog tea lamp";

const graph = await openGraph();
beforeEach(async () => {
  await graph.reset();
  await graph.database.query("DELETE FROM users");
  await graph.database.query("DELETE FROM api_keys");
});

async function run(command: Command, ...args: string[]): Promise<string[]> {
  const params: CommandScope = {
    scope: await graph.scope(),
    businessName: "Northside",
    origin: "https://northside.example",
    readPassword: () => Promise.resolve(PASSWORD),
  };
  return command(params, parseCommandLine(args));
}
const canSignIn = async (email: string) =>
  (await signIn(await graph.scope(), { email, password: PASSWORD }, PLACE)).ok;

it("prints a link with which the first owner chooses a password once", async () => {
  const lines = await run(addOwner, "ada@example.org", "--name", "Ada");
  const token = /^https:\/\/northside\.example\/account\/reset#(.+)$/.exec(lines.at(-1)!)![1]!;
  const scope = await graph.scope();
  expect(readUserLinkToken(scope.signer, scope.business.id, token)).not.toBeNull();
  expect(await resetPassword(scope, { token, password: PASSWORD }, PLACE)).toMatchObject({
    ok: true,
    value: { user: { name: "Ada", role: "OWNER" } },
  });
  expect(await resetPassword(scope, { token, password: PASSWORD }, PLACE)).toMatchObject({
    ok: false,
    failure: { code: "USER_LINK_EXPIRED" },
  });
  expect(await canSignIn("ada@example.org")).toBe(true);
  const entries = await graph.database.query("SELECT action, actor_kind FROM audit_entries ORDER BY action");
  expect(entries).toEqual([
    { action: "owner add", actor_kind: "COMMAND" },
    { action: "resetPassword", actor_kind: "USER" },
    { action: "signIn", actor_kind: "USER" },
  ]);
});

it("accepts a typed password", async () => {
  expect(await run(listOwners)).toEqual(["Northside has no user yet: owner add EMAIL."]);
  await run(addOwner, "ada@example.org", "--password");
  expect(await canSignIn("ada@example.org")).toBe(true);
  expect(await run(listOwners)).toEqual(["OWNER   ada@example.org"]);
  const read = "SELECT actor_kind FROM audit_entries WHERE action = 'owner list'";
  expect(await graph.database.query(read)).toEqual([{ actor_kind: "COMMAND" }, { actor_kind: "COMMAND" }]);
});

/** Gives the only user an authenticator app. */
async function addAuthenticator(encrypt: (user: { businessId: string; id: string }) => Buffer) {
  const { query } = graph.database;
  const [user] = await query<{ businessId: string; id: string }>(
    'SELECT business_id AS "businessId", id FROM users',
  );
  const pendingSecret = encrypt(user!);
  await storePendingSecret(query, user!, pendingSecret);
  await confirmPendingSecret(query, user!, { pendingSecret, step: 1, now: graph.clock.now() });
  return user!;
}

it("resets the second factors of a user who lost them", async () => {
  await run(addOwner, "ada@example.org", "--password");
  expect(await run(resetOwnerFactors, "ada@example.org")).toEqual([
    "ada@example.org has no passkey and no authenticator app.",
  ]);
  await addAuthenticator(() => Buffer.alloc(48));
  expect(await canSignIn("ada@example.org")).toBe(false);
  expect((await run(resetOwnerFactors, "ADA@example.org"))[0]).toContain("are deleted");
  expect(await canSignIn("ada@example.org")).toBe(true);
  await expect(run(resetOwnerFactors, "eve@example.org")).rejects.toThrow(UsageError);
  const { query } = graph.database;
  const entries = await query("SELECT actor_kind FROM audit_entries WHERE action = 'owner reset-factors'");
  expect(entries).toEqual([{ actor_kind: "COMMAND" }, { actor_kind: "COMMAND" }]);
  const mails = await query("SELECT kind FROM user_notifications WHERE kind = 'SECOND_FACTORS_RESET'");
  expect(mails).toHaveLength(1);
});

it("encrypts the secrets of apps again before a former secret ends", async () => {
  const [old, fresh] = ["p".repeat(32), "q".repeat(32)].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  await run(addOwner, "ada@example.org", "--password");
  const secret = Buffer.from("a secret of an app 1");
  const user = await addAuthenticator((key) => encryptSecret(createSigner([old]), key, secret));
  await runWithSecrets([String(fresh), String(old)], finishSecretRotation, "--yes");
  const [row] = await graph.database.query<{ secret: Buffer }>("SELECT secret FROM authenticators");
  expect(decryptSecret(createSigner([fresh]), user, row!.secret)).toEqual(secret);
});

it("lets a locked-out user sign in again", async () => {
  await run(addOwner, "ada@example.org", "--password");
  await graph.database.query("UPDATE users SET disabled_at = now(), role = 'READER'");
  expect(await canSignIn("ada@example.org")).toBe(false);
  await run(resetOwner, "ADA@example.org", "--password");
  expect(await canSignIn("ada@example.org")).toBe(true);
  expect(await run(listOwners)).toEqual(["OWNER   ada@example.org"]);
});

it("reports invalid input in one line", async () => {
  await run(addOwner, "ada@example.org");
  await expect(run(addOwner, "ada@example.org")).rejects.toThrow(new UsageError("This is already taken."));
  await expect(run(addOwner, "no e-mail")).rejects.toThrow(new UsageError("Email is invalid!"));
  await expect(run(resetOwner, "bea@example.org")).rejects.toThrow("has no user bea@example.org");
  await expect(run(addKey, "", "--scope", "content")).rejects.toThrow(UsageError);
  await expect(run(addKey, "mine", "--scope", "everything")).rejects.toThrow("There is no scope everything");
});

it("creates a key with scopes, lists it without its secret, and revokes it", async () => {
  const [line, secret] = await run(addKey, "Website", "--scope", "content", "--scope", "forms");
  const [listed] = await run(listKeys);
  expect(listed).toContain(`Website   content,forms   …${secret!.slice(-4)}`);
  expect(listed).not.toContain(secret);
  const id = line!.split(" ")[0]!;
  const { data } = await graph.run<{ viewer: object }>("{ viewer { scopes } }", {}, { key: secret! });
  expect(data.viewer).toEqual({ scopes: ["CONTENT", "FORMS"] });
  await run(revokeKeyById, id);
  await expect(graph.run("{ viewer { scopes } }", {}, { key: secret! })).rejects.toThrow("has been revoked");
  expect(await run(listKeys)).toEqual(["Northside has no live key."]);
});

const NEW = ["--zone", "Europe/Berlin", "--currency", "EUR", "--email", "office@atelier.example"];
const runWithSecrets = async (secrets: string[], command: typeof addBusiness, ...args: string[]) =>
  command({ ...(await graph.scope()), config: { secrets } }, parseCommandLine(args));
const runGlobal = (command: typeof addBusiness, ...args: string[]) => runWithSecrets([], command, ...args);

it("creates an empty business once, which is found at its host", async () => {
  const params = ["atelier", "--name", "Atelier", "--phone", "+49 30 901820", ...NEW];
  const lines = await runGlobal(addBusiness, ...params, "--host", "book.atelier.example");
  expect(lines).toEqual([
    "Atelier was created. Add its first owner: npm run daybook -- owner add EMAIL --business atelier",
  ]);
  const { data } = await graph.run(
    "{ business { slug name timeZone currency services(first: 1) { totalCount } } }",
    {},
    { host: "book.atelier.example" },
  );
  expect(data).toEqual({
    business: {
      slug: "atelier",
      name: "Atelier",
      timeZone: "Europe/Berlin",
      currency: "EUR",
      services: { totalCount: 0 },
    },
  });
  expect(await runGlobal(listBusinesses)).toContain("atelier   Atelier   book.atelier.example");
  await expect(runGlobal(addBusiness, ...params)).rejects.toThrow(/^slug: /);
});

it("creates a platform key with an expiry, lists its use, and revokes it", async () => {
  const [line, secret] = await runGlobal(addPlatformKeyCommand, "Agency", "--expires", "2027-01-31");
  expect((await runGlobal(listPlatformKeysCommand))[0]).toContain(
    `Agency   …${secret!.slice(-4)}   expires 2027-01-31   never used`,
  );
  const { data } = await graph.run<{ platform: object }>("{ platform { keyName } }", {}, { key: secret! });
  expect(data.platform).toEqual({ keyName: "Agency" });
  expect((await runGlobal(listPlatformKeysCommand))[0]).toMatch(/last used \d{4}-\d{2}-\d{2}$/);
  await runGlobal(revokePlatformKeyCommand, line!.split(" ")[0]!);
  expect(await runGlobal(listPlatformKeysCommand)).toEqual(["There is no live platform key."]);
  const stored = await graph.database.query("SELECT * FROM platform_keys");
  expect(JSON.stringify(stored)).not.toContain(secret);
  await expect(runGlobal(addPlatformKeyCommand, "A", "--expires", "soon")).rejects.toThrow(UsageError);
  await expect(runGlobal(addPlatformKeyCommand, "A", "--expires", "2020-01-01")).rejects.toThrow(UsageError);
  await expect(runGlobal(revokePlatformKeyCommand, "key_1")).rejects.toThrow("no live platform key");
});

it("reports all missing settings of a business", async () => {
  const failure = runGlobal(addBusiness, "Not a slug", ...NEW, "--zone", "Nowhere");
  await expect(failure).rejects.toThrow(UsageError);
  await expect(failure).rejects.toThrow(/slug: [^]*name: [^]*phone: /);
});

const answering = async (host: string) =>
  (await graph.run<{ business: { slug: string } | null }>("{ business { slug } }", {}, { host })).data
    .business;

it("lists the links that would end, and ends the former secrets after --yes", async () => {
  const [old, fresh] = ["o".repeat(32), "n".repeat(32)];
  expect(await runWithSecrets([old], showSecretStatus)).toEqual([
    "One secret signs and verifies. Nothing is being rotated.",
  ]);
  expect((await runWithSecrets([old], rotateSecret))[1]).toMatch(
    /^DAYBOOK_SECRET=[0-9a-f]{64},<the present value>$/,
  );
  const startsAt = "2026-11-24T15:00:00Z";
  await holdAndBook(graph, { service: serviceId("massage"), startsAt });
  const [order] = await graph.database.query<{ reference: string }>("SELECT reference FROM orders");
  await recordSecretUse(graph.database, Buffer.from(old), graph.clock.now() - 1_000);
  const status = await runWithSecrets([fresh, old], showSecretStatus);
  expect(status[0]).toContain("Signatures by 1 former secret also verify");
  // The first server with the new secret starts after the order was placed.
  await recordSecretUse(graph.database, Buffer.from(fresh), graph.clock.now() + 1_000);
  const unsure = runWithSecrets([fresh, old], finishSecretRotation);
  await expect(unsure).rejects.toThrow(UsageError);
  await expect(unsure).rejects.toThrow(/1 future order end[^]*Nothing was changed/);
  const lines = await runWithSecrets([fresh, old], finishSecretRotation, "--yes");
  expect(lines.join("\n")).toContain(`${order!.reference}   2026-11-24T15:00:00.000Z   northside`);
  expect(await runWithSecrets([fresh, old], finishSecretRotation)).toEqual([
    "There is no rotation to finish. One secret signs and verifies.",
  ]);
  await expect(runWithSecrets([old], showSecretStatus)).rejects.toThrow("rotation is finished");
});

it("sets or clears the business for unknown hosts", async () => {
  expect(await runGlobal(setDefaultBusiness, "none")).toEqual([expect.stringContaining("404")]);
  const rows = () => graph.database.query("SELECT slug FROM businesses WHERE is_default");
  expect(await rows()).toEqual([]);
  await expect(runGlobal(setDefaultBusiness, "nowhere")).rejects.toThrow("There is no business nowhere");
  await runGlobal(setDefaultBusiness, "northside");
  await runGlobal(setDefaultBusiness, "northside");
  expect(await rows()).toEqual([{ slug: "northside" }]);
});

it("removes the demo with all its data, and no later start creates it again", async () => {
  const startsAt = "2026-11-24T15:00:00Z";
  await holdAndBook(graph, { service: serviceId("massage"), startsAt });
  const [line] = await runGlobal(removeDemo);
  expect(line).toContain("Northside Studio has been removed");
  const tables = await graph.database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'business_id' AND table_schema = current_schema()",
  );
  for (const { name } of tables)
    expect([
      name,
      await graph.database.query(
        `SELECT 1 FROM "${name}" t JOIN (SELECT id FROM businesses) b ON true WHERE t.business_id NOT IN (SELECT id FROM businesses) LIMIT 1`,
      ),
    ]).toEqual([name, []]);
  expect(await graph.database.query("SELECT slug FROM businesses WHERE slug = 'northside'")).toEqual([]);
  expect(await ensureDemo(graph.database, graph.clock)).toBe("kept");
  await expect(runGlobal(removeDemo)).rejects.toThrow("There is no demo business.");
  expect(await answering("unknown.example")).toBeNull();
});
