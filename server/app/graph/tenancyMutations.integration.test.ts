import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Permission, reachOfRole } from "../../modules/access/rules/permissions.ts";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { type Asker, type TestGraph, testGraph } from "../../testing/graph.ts";
import { FURTHER_ROWS } from "../../testing/tenancy/furtherRows.ts";
import { fingerprints, leaked, secretsOf, tracesOf } from "../../testing/tenancy/leaks.ts";
import { MAKING_ROWS, detailsOf } from "../../testing/tenancy/makingRows.ts";
import { namingPlaces } from "../../testing/tenancy/namingPlaces.ts";
import { sendRow } from "../../testing/tenancy/sendRow.ts";
import { type Tenant, makeTenant, sendersOf, succeed } from "../../testing/tenancy/tenant.ts";
import type { MatrixRow, Things } from "../../testing/tenancy/things.ts";
import { USING_ROWS } from "../../testing/tenancy/usingRows.ts";
import { mixedInputs, placesSaid } from "../../testing/tenancy/variants.ts";
import { isMeantForCaller } from "../../platform/graphql/formatError.ts";
import { buildSchema } from "./schema.ts";

const ROWS = [...MAKING_ROWS, ...USING_ROWS, ...FURTHER_ROWS];

let graph: TestGraph;
let amber: Tenant;
let birch: Tenant;
beforeAll(async () => {
  graph = await testGraph();
  // What makes them is the proof that each mutation that makes something succeeds for its own business.
  amber = await makeTenant(graph, "Amber");
  birch = await makeTenant(graph, "Birch");
}, 120_000);
afterAll(() => graph.close());

/** Answer alike whether there is such a thing or not: what is not there is gone. That nothing is done is seen in the rows. */
const SAME_EITHER_WAY = new Set([
  // Several businesses may have the same host pending.
  "addHost",
  "requestPasswordReset",
  "mailBookingLink",
  "removeBlock",
  "removeBusyFeed",
  "removeHost",
  "deleteWebhookEndpoint",
  "revokeSession",
]);

/** Mutations that name nothing that is anybody's: they are about whoever sends them. */
const ABOUT_THEIR_OWN = [
  "changePassword",
  "confirmPassword",
  "createApiKey",
  "createAuthor",
  "createCategory",
  "createForm",
  "createPage",
  "createPreview",
  "createProvider",
  "createResource",
  "createSchedule",
  "createSurvey",
  "createWebhookEndpoint",
  "importSite",
  "inviteUser",
  "removeHoliday",
  "setHoliday",
  "signOut",
  "signOutEverywhere",
  "updateBusiness",
  "updateEmbedding",
  "updateSite",
];

/** Which things of a business a row names; what it makes itself is nobody's before. */
function namedThings({ input, keep = {} }: MatrixRow, things: Things): Set<string> {
  const said = JSON.stringify(input(things) ?? {});
  const known = Object.entries(things).filter(
    ([name]) => !["word", "password"].includes(name) && !(name in keep),
  );
  return new Set(known.flatMap(([, value]) => (said.includes(JSON.stringify(value)) ? [value] : [])));
}

it("every mutation has its row", () => {
  const names = Object.keys(buildSchema().getMutationType()!.getFields());
  expect(names.filter((name) => !ROWS.some(({ mutation }) => mutation === name))).toEqual([]);
});

/** A new menu has no headings yet; what was filled in of a form that is not asked is left out, whosever it is. */
const NEVER_GOOD = ["createServiceMenu input.categories.id", "book input.forms.form"];

it("every place of an input that takes an id is named in a row", () => {
  const mutations = Object.values(buildSchema().getMutationType()!.getFields());
  const unnamed = mutations.flatMap(({ name, args }) => {
    const rows = ROWS.filter(({ mutation }) => mutation === name);
    const said = rows.flatMap(({ input }) => placesSaid({ input: input(amber.things) ?? {} }));
    const places = namingPlaces(args, ["ID"]).map(({ path }) => path.join("."));
    return places.filter((place) => !said.includes(place)).map((place) => `${name} ${place}`);
  });
  expect(unnamed.toSorted()).toEqual(NEVER_GOOD.toSorted());
});

describe("with the things of another business", () => {
  it("all but those about one's own are tried", () => {
    const silent = ROWS.filter((row) => namedThings(row, amber.things).size === 0);
    expect([...new Set(silent.map(({ mutation }) => mutation))].toSorted()).toEqual(ABOUT_THEIR_OWN);
  });

  const rows = ROWS.filter(({ mutation }) => !ABOUT_THEIR_OWN.includes(mutation));
  it.each(rows.map((row, at) => [`${at} ${row.mutation}`, row] as const))(
    "%s does nothing there and says nothing of it",
    async (_, row) => {
      const { mutation, input, by } = row;
      const foreign = input(amber.things)!;
      const named = namedThings(row, amber.things);
      const secrets = secretsOf(amber);
      const found: unknown[] = [];
      const send = async (sent: object, asker: Asker, who: unknown) => {
        const answer = await sendRow(graph, mutation, sent, asker);
        const secret = leaked(secrets, answer, sent);
        const isDone = answer.answer.endsWith("Success") && !SAME_EITHER_WAY.has(mutation);
        const faults = answer.errors.filter(({ code }) => !isMeantForCaller({ extensions: { code } }));
        if (secret.length + faults.length > 0 || isDone)
          found.push({ who, answer: answer.answer, secret, faults });
      };
      const before = await fingerprints(graph.database, amber.businessId);
      for (const [caller, asker] of birch.callers) await send(foreign, asker, caller);
      const own = sendersOf(birch)[by];
      for (const mixed of mixedInputs(input(birch.things), foreign, named))
        await send(mixed as object, own, mixed);
      expect(found).toEqual([]);
      expect(await fingerprints(graph.database, amber.businessId)).toEqual(before);
    },
  );

  it("a form of it that was filled in beside one's own booking is left out", async () => {
    const before = await fingerprints(graph.database, amber.businessId);
    const forms = [{ form: amber.things["form"], version: 1 }];
    const sent = { ...detailsOf(birch.things, "heldToken"), forms };
    const answer = await sendRow(graph, "book", sent, birch.visitor);
    expect(answer.answer).toBe("BookSuccess");
    expect(leaked(tracesOf(amber), answer, sent)).toEqual([]);
    expect(await fingerprints(graph.database, amber.businessId)).toEqual(before);
  });

  it("keys of it that were revoked or are too old open nothing", async () => {
    const { scope, things, host } = amber;
    const revoked = await addApiKey(scope, "revoked");
    await graph.database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [revoked.id]);
    const expired = await addApiKey(scope, {
      name: "old",
      scopes: ["admin"],
      expiresAt: graph.clock.now(),
    });
    const before = await fingerprints(graph.database, amber.businessId);
    for (const { secret: key } of [revoked, expired])
      for (const { mutation, input } of USING_ROWS)
        await expect(sendRow(graph, mutation, input(things), { host, key })).rejects.toMatchObject({
          extensions: { code: "UNAUTHENTICATED" },
        });
    expect(await fingerprints(graph.database, amber.businessId)).toEqual(before);
  });
});

/** Who may send a mutation, as it is declared; null: it judges by itself. */
function declared(mutation: string): { viewer?: Permission; viewerOwn?: Permission } | null {
  const { extensions } = buildSchema().getMutationType()!.getFields()[mutation]!;
  return (extensions as { pothosOptions: { authScopes?: object } }).pothosOptions.authScopes ?? null;
}

describe.each(["STAFF", "READER"] as const)("with one's own business's things, a %s", (role) => {
  it("does nothing that the role may not", async () => {
    const before = await fingerprints(graph.database, amber.businessId);
    const found: unknown[] = [];
    let refused = 0;
    for (const { mutation, by, input } of ROWS.filter((row) => row.by === "OWNER")) {
      const { viewer, viewerOwn } = declared(mutation) ?? {};
      const permission = viewer ?? viewerOwn;
      const reach = permission ? reachOfRole(role, permission) : role === "STAFF" ? "OWN" : null;
      if (reach === "ALL" || (reach === "OWN" && !viewer)) continue;
      refused += 1;
      const { answer } = await sendRow(graph, mutation, input(amber.things), amber.users[role]);
      if (permission ? answer !== "FORBIDDEN" : answer.endsWith("Success"))
        found.push({ mutation, by, answer });
    }
    expect(found).toEqual([]);
    expect(refused).toBeGreaterThan(90);
    expect(await fingerprints(graph.database, amber.businessId)).toEqual(before);
  });
});

describe("with its own", () => {
  it("each is done by its own business", async () => {
    const things = { ...amber.things };
    const askers = sendersOf(amber);
    const refused: string[] = [];
    for (const row of [...FURTHER_ROWS, ...USING_ROWS]) {
      // What is marked has to have begun.
      if (row.mutation === "markBooking") graph.clock.set("2026-11-20T11:30:00Z");
      await succeed(graph, row, things, askers).catch((error: Error) => refused.push(error.message));
    }
    expect(refused).toEqual([]);
  });
});
