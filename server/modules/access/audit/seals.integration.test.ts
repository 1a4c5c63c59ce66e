import { beforeEach, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { verifyAudit } from "../../../app/commands/audit.ts";
import { setUpOwner } from "../../../testing/fixtures.ts";
import { insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { recordAudit } from "../recordAudit.ts";
import { sealAuditEntries } from "./sealEntries.ts";
import { verifySeals } from "./verifySeals.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ isReset: true });
const owner = await setUpOwner(graph);
const businessId = demoId("business", "northside");

let recorded = 0;
beforeEach(() => void (recorded = 0));

async function record(count: number): Promise<void> {
  const scope = await graph.scope();
  for (const end = recorded + count; recorded < end; recorded += 1) {
    const i = recorded;
    graph.clock.advance(1);
    const actor = { kind: "USER", id: businessId, name: `Ada ${i}` } as const;
    await recordAudit(scope, { actor, action: `action${i}`, subject: `service_${i}`, fields: ["name"] });
  }
}
const seal = () => sealAuditEntries(graph.database, graph.clock);
const verify = () => verifySeals(graph.database.query, businessId);
const command = async () =>
  verifyAudit(
    { scope: await graph.scope(), businessName: "Northside", origin: "", readPassword: async () => "" },
    { words: [], options: {} },
  );

async function tamper(statement: string): Promise<void> {
  await graph.database.transaction(async ({ query }) => {
    const tables = ["audit_entries", "audit_seals"];
    for (const table of tables) await query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await query(statement);
    for (const table of tables) await query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  });
}

it("chains the committed entries and returns the newest seal to owners", async () => {
  expect(await verify()).toEqual({ kind: "intact", latest: null, sealed: 0, waiting: 0 });
  await record(3);
  await seal();
  await record(2);
  await seal();
  await seal();
  await record(1);
  const state = await verify();
  expect(state).toMatchObject({ kind: "intact", latest: { number: 2 }, sealed: 5, waiting: 1 });
  const query = "{ business { auditSeal { number hash entryCount sealedAt } } }";
  const { data } = await graph.run<{ business: { auditSeal: { hash: string } } }>(query, {}, owner);
  expect(data.business.auditSeal).toMatchObject({ number: 2, entryCount: 2 });
  const lines = await command();
  expect(lines[0]).toContain("is intact. Seals: 2; sealed entries: 5; waiting: 1.");
  expect(lines[1]).toContain(data.business.auditSeal.hash);
  const { errors } = await graph.run(query);
  expect(errors[0]?.code).toBe("UNAUTHENTICATED");
});

it("rejects changes and deletions of entries and seals", async () => {
  await record(1);
  await seal();
  for (const statement of [
    "UPDATE audit_entries SET action = 'x'",
    "UPDATE audit_entries SET actor_name = 'x'",
    "UPDATE audit_entries SET subject = NULL",
    "UPDATE audit_entries SET subject = 'x', subject_salt = NULL",
    "UPDATE audit_entries SET actor_salt = NULL",
    "DELETE FROM audit_entries",
    "UPDATE audit_seals SET number = 2",
    "DELETE FROM audit_seals",
  ])
    await expect(graph.database.query(statement)).rejects.toThrow();
  expect(await verify()).toMatchObject({ kind: "intact" });
});

it.each([
  ["an action", "UPDATE audit_entries SET action = 'x' WHERE action = 'action3'", 2],
  ["a time", "UPDATE audit_entries SET at = at - interval '1 second' WHERE action = 'action0'", 1],
  ["changed fields", "UPDATE audit_entries SET changed = '{price}' WHERE action = 'action4'", 2],
  ["a name", "UPDATE audit_entries SET actor_name = 'Bea' WHERE action = 'action3'", 2],
  ["a subject", "UPDATE audit_entries SET subject = 'service_9' WHERE action = 'action3'", 2],
  ["a removed entry", "DELETE FROM audit_entries WHERE action = 'action3'", 2],
  ["a seal", "UPDATE audit_seals SET hash = sha256('x') WHERE number = 1", 1],
  [
    "the order of a seal",
    "UPDATE audit_seals SET entries = entries[2:3] || entries[1:1] WHERE number = 1",
    1,
  ],
  ["a removed seal", "DELETE FROM audit_seals WHERE number = 1", 2],
  ["a removed last seal", "DELETE FROM audit_seals WHERE number = 2", null],
  [
    "an added entry",
    `INSERT INTO audit_entries (business_id, id, at, actor_kind, actor_name, action, actor_digest, subject_digest)
     SELECT business_id, gen_random_uuid(), at, 'COMMAND', '', 'x', '', '' FROM audit_entries LIMIT 1`,
    null,
  ],
])("detects %s that was changed with the triggers disabled", async (_, statement, number) => {
  await record(3);
  await seal();
  await record(3);
  await seal();
  expect(await verify()).toMatchObject({ kind: "intact", sealed: 6 });
  await tamper(statement);
  expect(await verify()).toMatchObject({ kind: "broken", number });
  await expect(command()).rejects.toThrow(
    number === null ? "broken after the last seal" : `broken at seal ${number}`,
  );
});

it("stays intact without the id of an erased contact", async () => {
  await insertBookings(graph.database, [{}]);
  type List = { business: { contacts: { edges: { node: { id: string } }[] } } };
  const { data } = await graph.run<List>(
    "{ business { contacts(first: 1) { edges { node { id } } } } }",
    {},
    owner,
  );
  const { id } = data.business.contacts.edges[0]!.node;
  await graph.run("query ($id: ID!) { node(id: $id) { ... on Contact { email export } } }", { id }, owner);
  await seal();
  const about = () => graph.database.query("SELECT action FROM audit_entries WHERE subject = $1", [id]);
  expect(await about()).toHaveLength(2);
  const erase = `mutation ($input: EraseContactInput!) { eraseContact(input: $input) { __typename } }`;
  const { data: erased } = await graph.run<{ eraseContact: { __typename: string } }>(
    erase,
    { input: { id, cancelBookings: true } },
    owner,
  );
  expect(erased.eraseContact.__typename).toBe("EraseContactPayload");
  expect(await about()).toEqual([{ action: "eraseContact" }]);
  expect(await verify()).toMatchObject({ kind: "intact", sealed: 2 });
  await seal();
  expect(await verify()).toMatchObject({ kind: "intact", waiting: 0 });
});

it("seals every entry after a process stopped while sealing", async () => {
  await record(3);
  await graph.database.query(
    `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'died'; END $$`,
  );
  await graph.database.query(
    "CREATE TRIGGER die AFTER INSERT ON audit_seals FOR EACH ROW EXECUTE FUNCTION die()",
  );
  await expect(seal()).rejects.toThrow();
  expect(await verify()).toMatchObject({ kind: "intact", latest: null, waiting: 3 });
  await graph.database.query("DROP TRIGGER die ON audit_seals");
  await graph.database.query("DROP FUNCTION die");
  await seal();
  expect(await verify()).toMatchObject({ kind: "intact", sealed: 3, waiting: 0 });
});

it("uses several seals for more entries than one batch", async () => {
  await graph.database.query(
    `INSERT INTO audit_entries (business_id, id, at, actor_kind, actor_name, action)
     SELECT $1, gen_random_uuid(), now(), 'COMMAND', 'command line', 'n' || n FROM generate_series(1, 1100) AS n`,
    [businessId],
  );
  await seal();
  expect(await verify()).toMatchObject({ kind: "intact", latest: { number: 3 }, sealed: 1100, waiting: 0 });
});
