import { beforeAll, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { addApiKey } from "../apiKeys.ts";
import { type TestCaller, openGraph } from "../../../testing/graph.ts";
import { addUser } from "../../../testing/identity/signedIn.ts";
import { loadCommittedRow, ROW_TABLES, type RowType, withCommittedRow } from "./committedRow.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const graph = await openGraph({ isReset: true });
const businessId = demoId("business", "northside");
const owners: TestCaller[] = [];
beforeAll(async () => {
  const scope = await graph.scope();
  for (const name of ["first", "second"]) owners.push({ key: (await addApiKey(scope, name)).secret });
});

const TYPES = Object.keys(ROW_TABLES) as RowType[];

/** Adds rows of every type that the demo lacks. */
async function addMissingRows(): Promise<void> {
  const scope = await graph.scope();
  const staffId = demoId("staff", "amara");
  await addUser(scope, "STAFF", "committed@example.org", staffId);
  await graph.database.prisma.oneTimeLink.create({
    data: {
      businessId,
      id: demoId("link", "x"),
      slug: "once",
      name: "Once",
      createdAt: new Date(),
      expiresAt: new Date(),
    },
  });
  await graph.database.prisma.block.create({
    data: {
      businessId,
      id: demoId("block", "x"),
      reason: "Away",
      startsAt: new Date(),
      endsAt: new Date(Date.now() + 60_000),
      createdAt: new Date(),
    },
  });
}

it("loads every row as the Prisma client does, without secrets", async () => {
  await addMissingRows();
  const { prisma } = graph.database;
  const delegates = {
    ApiKey: prisma.apiKey,
    Block: prisma.block,
    Business: prisma.business,
    Form: prisma.form,
    Group: prisma.group,
    OneTimeLink: prisma.oneTimeLink,
    Provider: prisma.provider,
    Resource: prisma.resource,
    Schedule: prisma.schedule,
    Service: prisma.service,
    ServiceMenu: prisma.serviceMenu,
    SiteEntry: prisma.entry,
    Staff: prisma.staff,
    Survey: prisma.survey,
    User: prisma.user,
  } as unknown as Record<RowType, { findMany(): Promise<{ id: string }[]> }>;
  for (const type of TYPES) {
    const rows = await delegates[type].findMany();
    expect([type, rows.length > 0]).toEqual([type, true]);
    for (const row of rows) {
      const committed = await loadCommittedRow(graph.database.query, businessId, toGlobalId(type, row.id));
      const { secretHash: _secretHash, ...readable } = row as typeof row & { secretHash?: unknown };
      expect([type, committed]).toEqual([type, { id: row.id, fields: readable }]);
    }
  }
});

it("loads nothing for another business, another kind of id, or a deleted row", async () => {
  const { query } = graph.database;
  const service = demoId("service", "massage");
  const other = demoId("business", "other");
  expect(await loadCommittedRow(query, businessId, toGlobalId("Service", service))).not.toBeNull();
  expect(await loadCommittedRow(query, other, toGlobalId("Service", service))).toBeNull();
  expect(await loadCommittedRow(query, other, toGlobalId("Business", businessId))).toBeNull();
  expect(await loadCommittedRow(query, businessId, toGlobalId("Booking", service))).toBeNull();
  expect(
    await loadCommittedRow(query, businessId, toGlobalId("Service", demoId("service", "none"))),
  ).toBeNull();
  expect(await loadCommittedRow(query, businessId, "no id")).toBeNull();
});

it("changes only the fields of the response, of the changed row", () => {
  const committed = { id: "a", fields: { id: "a", name: "mine", passwordHash: "secret" } };
  const payload = {
    service: { id: "a", name: "theirs", other: 1 },
    former: { id: "b", name: "b" },
    left: ["a"],
    deletedId: null,
  };
  expect(withCommittedRow(payload, committed)).toEqual({
    ...payload,
    service: { id: "a", name: "mine", other: 1 },
  });
});

interface Renamed {
  readonly answer: {
    readonly __typename: string;
    readonly named: { readonly name: string };
  };
}

const FIRST_NAME = "first name";

/** Renames one row repeatedly from two owners at the same time. Returns the names that were sent and received. */
async function rename(mutation: string, input: object, selection: string, field = "name") {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
  const document = `mutation ($input: ${type}Input!) { answer: ${mutation}(input: $input) { __typename
    ... on ${type}Payload { named: ${selection} } } }`;
  return Promise.all(
    Array.from({ length: 16 }, async (_, i) => {
      const name = `${FIRST_NAME} ${i}`;
      const { data, errors } = await graph.run<Renamed>(
        document,
        { input: { ...input, [field]: name } },
        owners[i % 2],
      );
      expect(errors).toEqual([]);
      return [name, data.answer.named.name];
    }),
  );
}

it.each([
  ["updateService", { id: "massage" }, "service { name staff { slug } }"],
  ["updateStaff", { id: "amara" }, "staff { name providers { edges { node { slug } } } }"],
  ["updateProvider", { id: "northside" }, "provider { name }"],
  ["updateBusiness", {}, "business { name }"],
])(
  "%s returns to each of several owners the name that they committed",
  async (mutation, input, selection) => {
    for (const [sent, returnedName] of await rename(mutation, input, selection))
      expect(returnedName).toBe(sent);
  },
);

it("updateEmbedding returns to each of several owners the origins that they committed", async () => {
  const document = `mutation ($input: UpdateEmbeddingInput!) { answer: updateEmbedding(input: $input) {
    ... on UpdateEmbeddingPayload { business { frameOrigins } } } }`;
  await Promise.all(
    Array.from({ length: 16 }, async (_, i) => {
      const frameOrigins = [`https://site-${i}.example`];
      const { data } = await graph.run(document, { input: { frameOrigins } }, owners[i % 2]);
      expect(data).toEqual({ answer: { business: { frameOrigins } } });
    }),
  );
});

it("updateContact returns to each of several owners the name that they committed", async () => {
  const id = demoId("contact", "committed");
  await graph.database.query(
    `INSERT INTO contacts (business_id, id, first_name, last_name, email)
     VALUES ($1, $2, 'Ada', 'Lovelace', 'ada@example.com')`,
    [businessId, id],
  );
  const input = { id: toGlobalId("Contact", id) };
  const names = await rename("updateContact", input, "contact { name: firstName }", "firstName");
  for (const [sent, returnedName] of names) expect(returnedName).toBe(sent);
});

it("returns the current row when a request is replayed", async () => {
  const document = `mutation ($input: UpdateServiceInput!) { answer: updateService(input: $input) { __typename
    ... on UpdateServicePayload { named: service { name } } } }`;
  const send = async (input: object) =>
    (await graph.run<Renamed>(document, { input }, owners[0])).data.answer.named.name;
  const first = { id: "massage", name: "Mine", idempotencyKey: "rename-0001" };
  expect(await send(first)).toBe("Mine");
  expect(await send({ id: "massage", name: "Theirs" })).toBe("Theirs");
  expect(await send(first)).toBe("Theirs");
});
