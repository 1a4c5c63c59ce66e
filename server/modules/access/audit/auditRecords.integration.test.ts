import { beforeEach, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import type { FormField } from "../../../shared/forms/definition.ts";
import { openExport } from "../../insights/graphql/exports.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { downloadFile } from "../../questionnaires/graphql/uploads.ts";
import { formId, publishForm, openForm, submit } from "../../../testing/questionnaires/fill.ts";
import { setUpOwner } from "../../../testing/fixtures.ts";
import { createGraphDeps } from "../../../testing/deps/graphDeps.ts";
import { type TestCaller, createRequest, openGraph } from "../../../testing/graph.ts";
import { insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { PASSWORD, addUser } from "../../../testing/identity/signedIn.ts";
import { openUpload } from "../../questionnaires/uploads.ts";
import { signIn } from "../users/signIn.ts";

interface Written {
  readonly action: string;
  readonly actor_kind: string;
  readonly subject: string | null;
  readonly fields: readonly string[];
  readonly changed: readonly string[];
  readonly count: number;
  readonly request_id: string | null;
  readonly address_hash: Buffer | null;
}

const graph = await openGraph({ isReset: true });
const owner = await setUpOwner(graph);
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
});

const loadEntries = (action: string) =>
  graph.database.query<Written>("SELECT * FROM audit_entries WHERE action = $1 ORDER BY at, count, id", [
    action,
  ]);
const PLACE = { agent: "", session: null, device: null, relyingParty: null };

async function attempt(email: string, password: string, address: string) {
  const scope = await graph.scope({ address });
  return signIn(scope, { email, password }, { ...PLACE, clientAddress: address });
}

it("records rejected sign-ins 1, 2, 4, 8 and the lock-out, without address or e-mail", async () => {
  const id = await addUser(await graph.scope(), "OWNER", "ada@example.org");
  await graph.database.query("DELETE FROM attempts");
  for (let i = 0; i < 13; i += 1) await attempt("ada@example.org", "wrong password", "203.0.113.7");
  const refusedEntries = await loadEntries("signInRefused");
  expect(refusedEntries.map(({ count }) => count)).toEqual([1, 2, 4, 8]);
  for (const entry of refusedEntries)
    expect(entry).toMatchObject({
      actor_kind: "VISITOR",
      subject: toGlobalId("User", id),
      request_id: "test",
    });
  expect((await loadEntries("signInLocked")).map(({ count }) => count)).toEqual([11]);
  const [text] = await graph.database.query<{ text: string }>(
    "SELECT string_agg(a::text, ' ') AS text FROM audit_entries a",
  );
  expect(text!.text).not.toMatch(/203\.0\.113|wrong password|ada@/);
});

it("records rejected sign-ins of unknown e-mails the same way, with hashed addresses", async () => {
  await addUser(await graph.scope(), "OWNER", "ada@example.org");
  await attempt("ada@example.org", "wrong password", "203.0.113.7");
  graph.clock.advance(1);
  await attempt("nobody@example.org", PASSWORD, "203.0.113.7");
  graph.clock.advance(1);
  await attempt("other@example.org", PASSWORD, "203.0.113.8");
  const entries = await loadEntries("signInRefused");
  expect(entries.map(({ count }) => count)).toEqual([1, 1, 1]);
  const hashes = entries.map(({ address_hash }) => address_hash!.toString("hex"));
  expect([hashes[0] === hashes[1], hashes[0] === hashes[2]]).toEqual([true, false]);
});

it("records exports with the names of their filters", async () => {
  const deps = createGraphDeps(graph, "audit");
  const exportRequest = { kind: "BOOKINGS", query: "search=Xyzzy&staff=amara" } as const;
  expect((await openExport(deps, exportRequest, createRequest(owner))).kind).toBe("file");
  expect(await loadEntries("exportBookings")).toMatchObject([
    { actor_kind: "KEY", fields: ["search", "staff"], subject: null, request_id: "test" },
  ]);
  await openExport(deps, { kind: "CONTACTS", query: "" }, createRequest(owner));
  await openExport(deps, { kind: "PAYMENTS", query: "" }, createRequest(owner));
  const [all] = await graph.database.query<{ actions: string[] }>(
    "SELECT array_agg(action ORDER BY action) AS actions FROM audit_entries",
  );
  expect(all!.actions).toEqual(expect.arrayContaining(["exportContacts", "exportPayments"]));
  await openExport(deps, exportRequest, createRequest({}));
  expect(await loadEntries("exportBookings")).toHaveLength(1);
});

it.each([
  ["FORM", "intake", "exportForm", formId("intake")],
  ["SURVEY", "wellbeing-check", "exportSurvey", toGlobalId("Survey", demoId("survey", "wellbeing-check"))],
] as const)("records the exported answers of a %s by its id", async (kind, name, action, subject) => {
  const deps = createGraphDeps(graph, "audit");
  expect((await openExport(deps, { kind, name }, createRequest(owner))).kind).toBe("file");
  expect(await loadEntries(action)).toMatchObject([
    { actor_kind: "KEY", subject, fields: [], request_id: "test" },
  ]);
  await openExport(deps, { kind, name }, createRequest({}));
  await openExport(deps, { kind, name: "unknown" }, createRequest(owner));
  expect(await loadEntries(action)).toHaveLength(1);
});

it("records an opened contact once per caller and hour, and records no lists", async () => {
  await insertBookings(graph.database, [{}, {}]);
  const list = "{ business { contacts(first: 5) { edges { node { id email } } } } }";
  type List = { business: { contacts: { edges: { node: { id: string } }[] } } };
  const { data } = await graph.run<List>(list, {}, owner);
  expect(await loadEntries("openContact")).toEqual([]);
  const id = data.business.contacts.edges[0]!.node.id;
  const open = (asker: TestCaller) =>
    graph.run("query ($id: ID!) { node(id: $id) { ... on Contact { email } } }", { id }, asker);
  for (let i = 0; i < 3; i += 1) await open(owner);
  expect(await loadEntries("openContact")).toMatchObject([{ subject: id, actor_kind: "KEY" }]);
  graph.clock.advance(60);
  await open(owner);
  expect(await loadEntries("openContact")).toHaveLength(2);
  await open({});
  expect(await loadEntries("openContact")).toHaveLength(2);
  await graph.run("query ($id: ID!) { node(id: $id) { ... on Contact { export } } }", { id }, owner);
  expect(await loadEntries("exportContact")).toMatchObject([{ subject: id }]);
});

it("records an exported site", async () => {
  await graph.run("{ business { exportSite } }", {}, owner);
  expect(await loadEntries("exportSite")).toHaveLength(1);
});

it("records a downloaded upload by its id", async () => {
  const deps = createGraphDeps(graph, "audit");
  const none = toGlobalId("Submission", demoId("x", "x")).replace("submission", "upload");
  expect((await downloadFile(deps, none, createRequest(owner))).kind).toBe("unknown");
  expect(await loadEntries("downloadUpload")).toEqual([]);
  const file = await submittedFile();
  expect((await downloadFile(deps, file, createRequest({}))).kind).toBe("unauthenticated");
  expect(await loadEntries("downloadUpload")).toEqual([]);
  expect(await downloadFile(deps, file, createRequest(owner))).toMatchObject({
    kind: "file",
    name: "a.txt",
  });
  expect(await loadEntries("downloadUpload")).toMatchObject([
    { actor_kind: "KEY", subject: file, fields: [], request_id: "test" },
  ]);
});

async function submittedFile(): Promise<string> {
  const field = { kind: "FILE", key: "file", label: "File", help: "", isRequired: true };
  await publishForm(graph, "filed", {
    fields: [{ ...field, mediaTypes: ["text/plain"], maxBytes: 100 } as FormField],
  });
  const start = await openForm(graph, "filed");
  const slot = await openUpload(await graph.scope(), { start, field: "file", clientAddress: "192.0.2.1" });
  const storeOutcome = slot.ok && (await slot.value.keep("a.txt", Buffer.from("plain text")));
  if (!storeOutcome || !storeOutcome.ok) throw new Error("the file was not kept");
  graph.clock.advance(1);
  const answer = await submit(graph, start, { answers: [{ field: "file", text: storeOutcome.value.id }] });
  expect(answer.__typename).toBe("SubmitFormPayload");
  return storeOutcome.value.id;
}

it.each([
  ["OWNER", true],
  ["MANAGER", true],
  ["STAFF", false],
  ["READER", false],
] as const)("shows the log to a user of the role %s: %s", async (role, mayRead) => {
  const email = `${role.toLowerCase()}@example.org`;
  const staffId = role === "STAFF" ? demoId("staff", "amara") : null;
  await addUser(await graph.scope(), role, email, staffId);
  const signedIn = await attempt(email, PASSWORD, "203.0.113.7");
  const session = signedIn.ok ? signedIn.value.session : "";
  const { data, errors } = await graph.run<{ business: { auditLog: { totalCount: number } } | null }>(
    "{ business { auditLog(first: 1) { totalCount } auditSeal { number } } }",
    {},
    { session },
  );
  if (mayRead) expect(data.business!.auditLog.totalCount).toBeGreaterThan(0);
  else expect(errors[0]?.code).toBe("FORBIDDEN");
});

it("collects the name of a column once for a transaction that changes many rows", async () => {
  const changes = graph.database.transaction(async ({ query }) => {
    for (let i = 0; i < 3; i++) await query("UPDATE staff SET bio = bio || '.'");
    await query("UPDATE staff SET title = title || '.', bio = bio || '.'");
    const [row] = await query<{ names: string }>("SELECT current_setting('daybook.changed') AS names");
    throw new Error(row!.names);
  });
  await expect(changes).rejects.toThrow(/^bio,bio,title$/);
});

it("records the names of changed columns, not those of columns sent unchanged", async () => {
  const update = `mutation ($input: UpdateStaffInput!) { updateStaff(input: $input) { __typename } }`;
  const [before] = await graph.database.query<{ name: string }>(
    "SELECT name FROM staff WHERE slug = 'amara'",
  );
  const input = { id: "amara", name: before!.name, title: "Xyzzytitle", bio: "Xyzzybio" };
  const { errors } = await graph.run(update, { input }, owner);
  expect(errors).toEqual([]);
  const [entry] = await loadEntries("updateStaff");
  expect(entry).toMatchObject({ fields: ["bio", "id", "name", "title"], changed: ["bio", "title"] });
  expect(JSON.stringify(entry)).not.toContain("Xyzzy");
  const read = `{ business { auditLog(first: 1) { edges { node { action changed count requestId addressHash } } } } }`;
  const { data } = await graph.run<{ business: { auditLog: { edges: { node: object }[] } } }>(
    read,
    {},
    owner,
  );
  expect(data.business.auditLog.edges[0]!.node).toEqual({
    action: "updateStaff",
    changed: ["bio", "title"],
    count: 1,
    requestId: "test",
    addressHash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});
