import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readUserLinkToken } from "../../services/users/userTokens.ts";
import { resetPassword } from "../../services/users/choosePassword.ts";
import { signIn } from "../../services/users/signIn.ts";
import { type TestGraph, testGraph } from "../../testing/graph.ts";
import { type Command, type CommandScope, UsageError } from "./command.ts";
import { addBusiness, listBusinesses } from "./businesses.ts";
import { addKey, listKeys, revokeKeyById } from "./keys.ts";
import { addOwner, listOwners, resetOwner } from "./owners.ts";
import { readTyped } from "./readTyped.ts";

const PLACE = { clientAddress: "192.0.2.1", agent: "", session: null, device: null };
const PASSWORD = "hedgehog tea lamp";

let graph: TestGraph;
beforeAll(async () => {
  graph = await testGraph();
});
beforeEach(async () => {
  await graph.reset();
  await graph.database.query("DELETE FROM users");
  await graph.database.query("DELETE FROM api_keys");
});
afterAll(() => graph.close());

async function run(command: Command, ...args: string[]): Promise<string[]> {
  const given: CommandScope = {
    scope: await graph.scope(),
    businessName: "Northside",
    origin: "https://northside.example",
    readPassword: () => Promise.resolve(PASSWORD),
  };
  return command(given, readTyped(args));
}
const canSignIn = async (email: string) =>
  (await signIn(await graph.scope(), { email, password: PASSWORD }, PLACE)).ok;

it("the first owner chooses a password by the link that is printed, once", async () => {
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
  const written = await graph.database.query("SELECT action, actor_kind FROM audit_entries ORDER BY action");
  expect(written).toEqual([
    { action: "owner add", actor_kind: "COMMAND" },
    { action: "resetPassword", actor_kind: "USER" },
    { action: "signIn", actor_kind: "USER" },
  ]);
});

it("or types one", async () => {
  expect(await run(listOwners)).toEqual(["Nobody signs in for Northside yet: owner add EMAIL."]);
  await run(addOwner, "ada@example.org", "--password");
  expect(await canSignIn("ada@example.org")).toBe(true);
  expect(await run(listOwners)).toEqual(["OWNER   ada@example.org"]);
});

it("somebody who was locked out is let in again", async () => {
  await run(addOwner, "ada@example.org", "--password");
  await graph.database.query("UPDATE users SET disabled_at = now(), role = 'READER'");
  expect(await canSignIn("ada@example.org")).toBe(false);
  await run(resetOwner, "ADA@example.org", "--password");
  expect(await canSignIn("ada@example.org")).toBe(true);
  expect(await run(listOwners)).toEqual(["OWNER   ada@example.org"]);
});

it("what cannot be is said in one line", async () => {
  await run(addOwner, "ada@example.org");
  await expect(run(addOwner, "ada@example.org")).rejects.toThrow(new UsageError("This is taken already."));
  await expect(run(addOwner, "no e-mail")).rejects.toThrow(new UsageError("Email is invalid!"));
  await expect(run(resetOwner, "bea@example.org")).rejects.toThrow("has no user bea@example.org");
  await expect(run(addKey, "", "--scope", "content")).rejects.toThrow(UsageError);
  await expect(run(addKey, "mine", "--scope", "everything")).rejects.toThrow("There is no scope everything");
});

it("a key is made for what it is for, listed without its secret, and revoked", async () => {
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
const house = async (command: typeof addBusiness, ...args: string[]) =>
  command(await graph.scope(), readTyped(args));

it("a business is made with nothing in it, found at its host, and made once", async () => {
  const given = ["atelier", "--name", "Atelier", "--phone", "+49 30 901820", ...NEW];
  const lines = await house(addBusiness, ...given, "--host", "book.atelier.example");
  expect(lines).toEqual([
    "Atelier is there. Its first owner: npm run daybook -- owner add EMAIL --business atelier",
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
  expect(await house(listBusinesses)).toContain("atelier   Atelier   book.atelier.example");
  await expect(house(addBusiness, ...given)).rejects.toThrow(/^slug: /);
});

it("what a business lacks is said, all of it", async () => {
  const refused = house(addBusiness, "Not a slug", ...NEW, "--zone", "Nowhere");
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(/slug: [^]*name: [^]*phone: /);
});
