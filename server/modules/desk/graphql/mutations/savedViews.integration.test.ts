import { beforeAll, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { expectNoChanges } from "../../../../testing/audit/audit.ts";
import { setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { signInAs } from "../../../../testing/identity/signedInAs.ts";
import { MAX_VIEWS } from "../../savedViews.ts";

const VIEW = "savedView { id name query isShared isOwn maker }";
const FAILURES = "... on Failure { code } ... on InvalidInput { issues { path code } }";
const CREATE = `mutation ($input: CreateSavedViewInput!) { answer: createSavedView(input: $input) {
  ... on CreateSavedViewPayload { ${VIEW} } ${FAILURES} } }`;
const UPDATE = `mutation ($input: UpdateSavedViewInput!) { answer: updateSavedView(input: $input) {
  ... on UpdateSavedViewPayload { ${VIEW} } ${FAILURES} } }`;
const DELETE = `mutation ($input: DeleteSavedViewInput!) { answer: deleteSavedView(input: $input) {
  ... on DeleteSavedViewPayload { deletedId } ${FAILURES} } }`;

interface View {
  readonly id: string;
  readonly name: string;
}
interface Answer {
  readonly savedView?: View;
  readonly code?: string;
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const amara = await signInAs(graph, "STAFF", "amara");
const manager = await signInAs(graph, "MANAGER");
const reader = await signInAs(graph, "READER");
let stranger: TestCaller;
beforeAll(async () => {
  const other = await graph.scope({ host: OTHER.host });
  stranger = { host: OTHER.host, key: (await addApiKey(other, "other")).secret };
});

const send = async (document: string, input: object, caller: TestCaller = owner): Promise<Answer> => {
  const { data, errors } = await graph.run<{ answer: Answer | null }>(document, { input }, caller);
  return data.answer ?? { code: errors[0]!.code as string };
};
const view = { name: "Unpaid this week", query: "payment=UNPAID&from=2026-11-24" };
const createId = async (input: object, caller?: TestCaller) =>
  (await send(CREATE, { ...view, ...input }, caller)).savedView!.id;
async function listNames(caller: TestCaller): Promise<string[]> {
  const data = await graph.data<{ business: { savedViews: View[] } }>(
    "{ business { savedViews { id name } } }",
    {},
    caller,
  );
  return data.business.savedViews.map(({ name }) => name);
}

describe("createSavedView", () => {
  it("saves a view of the caller, once for each key", async () => {
    const input = { ...view, idempotencyKey: "view-key-1" };
    const answer = await send(CREATE, input);
    expect(answer).toMatchObject({ savedView: { ...view, isShared: false, isOwn: true, maker: "owner" } });
    expect(await send(CREATE, input)).toEqual(answer);
    expect(await send(CREATE, { ...input, name: "Other" })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await listNames(owner)).toEqual([view.name]);
    for (const caller of [amara, manager, reader, stranger]) expect(await listNames(caller)).toEqual([]);
  });

  it("shares a view with the business, but not for a reader", async () => {
    await createId({ name: "B", isShared: true }, amara);
    await createId({ name: "A" }, reader);
    expect(await listNames(reader)).toEqual(["A", "B"]);
    expect(await listNames(manager)).toEqual(["B"]);
    await expectNoChanges(graph, async () => {
      expect(await send(CREATE, { ...view, isShared: true }, reader)).toEqual({ code: "FORBIDDEN" });
      expect(await send(CREATE, view, {})).toEqual({ code: "UNAUTHENTICATED" });
    });
  });

  it.each([
    [{ name: " " }, ["name"], "REQUIRED"],
    [{ name: "x".repeat(81) }, ["name"], "TOO_LONG"],
    [{ query: "?status=CONFIRMED" }, ["query"], "INVALID"],
    [{ query: "not pairs" }, ["query"], "INVALID"],
  ])("rejects %j", async (change, path, code) => {
    await expectNoChanges(graph, async () => {
      expect(await send(CREATE, { ...view, ...change })).toMatchObject({ issues: [{ path, code }] });
    });
  });

  it("rejects more views than a list has", async () => {
    await createId({});
    await graph.database.query(
      `INSERT INTO saved_views (business_id, id, maker_id, maker_name, name, query, created_at, updated_at)
       SELECT business_id, gen_random_uuid(), maker_id, maker_name, name, query, now(), now() FROM saved_views, generate_series(2, $1)
        WHERE id = (SELECT id FROM saved_views LIMIT 1)`,
      [MAX_VIEWS],
    );
    expect(await send(CREATE, view)).toMatchObject({ issues: [{ path: ["name"], code: "TOO_MANY" }] });
    expect(await send(CREATE, view, amara)).toMatchObject({ savedView: {} });
    expect(await listNames(owner)).toHaveLength(MAX_VIEWS);
  });
});

describe("updateSavedView and deleteSavedView", () => {
  it("change and delete a view of the caller", async () => {
    const id = await createId({});
    const input = { id, name: "Renamed", isShared: true, idempotencyKey: "view-key-2" };
    const answer = await send(UPDATE, input);
    expect(answer).toMatchObject({ savedView: { id, name: "Renamed", query: view.query, isShared: true } });
    expect(await send(UPDATE, input)).toEqual(answer);
    expect(await send(UPDATE, { id, query: "x" })).toMatchObject({ issues: [{ path: ["query"] }] });
    expect(await send(DELETE, { id, idempotencyKey: "view-key-3" })).toEqual({ deletedId: id });
    expect(await send(DELETE, { id, idempotencyKey: "view-key-3" })).toEqual({ deletedId: id });
    expect(await send(DELETE, { id })).toMatchObject({ issues: [{ path: ["id"], code: "NOT_FOUND" }] });
  });

  it("accept a shared view only from its maker or with business.manage", async () => {
    const shared = await createId({ isShared: true }, amara);
    const own = await createId({}, amara);
    await expectNoChanges(graph, async () => {
      for (const [id, caller] of [
        [shared, manager],
        [shared, reader],
        [shared, stranger],
        [own, owner],
      ] as const) {
        const missing = { issues: [{ path: ["id"], code: "NOT_FOUND" }] };
        expect(await send(UPDATE, { id, name: "Taken" }, caller)).toMatchObject(missing);
        expect(await send(DELETE, { id }, caller)).toMatchObject(missing);
      }
    });
    expect(await send(UPDATE, { id: shared, name: "By the owner" })).toMatchObject({
      savedView: { name: "By the owner", isOwn: false },
    });
    expect(await send(DELETE, { id: shared })).toEqual({ deletedId: shared });
  });

  it("node shows a view to those who have it", async () => {
    const own = await createId({}, amara);
    const read = "query ($id: ID!) { node(id: $id) { ... on SavedView { name } } }";
    expect((await graph.run(read, { id: own }, amara)).data).toEqual({ node: { name: view.name } });
    for (const caller of [owner, reader, stranger, {}])
      expect((await graph.run(read, { id: own }, caller)).data).toEqual({ node: null });
  });
});
