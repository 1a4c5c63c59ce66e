import { describe, expect, it } from "vitest";
import { type Permission, getRoleScope } from "../../modules/access/rules/permissions.ts";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import { ANSWERS_A_CHALLENGE } from "../../testing/tenancy/answersAChallenge.ts";
import { FURTHER_ROWS } from "../../testing/tenancy/furtherRows.ts";
import { hashTables, findLeaks, getSecrets, getTraces } from "../../testing/tenancy/leaks.ts";
import { MAKING_ROWS, buildDetails } from "../../testing/tenancy/makingRows.ts";
import { findIdPositions } from "../../testing/tenancy/idPositions.ts";
import { sendRow } from "../../testing/tenancy/sendRow.ts";
import { makeTenant, getSenders, sendAndStore } from "../../testing/tenancy/tenant.ts";
import type { MatrixRow, TenantValues } from "../../testing/tenancy/tenantValues.ts";
import { USING_ROWS } from "../../testing/tenancy/usingRows.ts";
import { mixInputs, findValuePaths } from "../../testing/tenancy/variants.ts";
import { hasPublicCode } from "../../platform/graphql/formatError.ts";
import { buildSchema } from "./schema.ts";

const ROWS = [...MAKING_ROWS, ...USING_ROWS, ...FURTHER_ROWS];

const graph = await openGraph();
// Creating the tenants proves that each creating mutation succeeds for its own business.
const amber = await makeTenant(graph, "Amber");
const birch = await makeTenant(graph, "Birch");

/** Mutations that succeed for missing objects too. The rows show that nothing changed. */
const SAME_EITHER_WAY = new Set([
  // Their results name the bookings that were not found.
  "cancelBookings",
  "messageBookings",
  // Several businesses may have the same host pending.
  "addHost",
  "requestPasswordReset",
  "mailBookingLink",
  "removeHost",
]);

const ABOUT_THEIR_OWN = [
  "changePassword",
  "confirmIdentity",
  "confirmPassword",
  "createApiKey",
  "createAuthor",
  "createBusiness",
  "createCategory",
  "createForm",
  "createPage",
  "createPreview",
  "createProvider",
  "createResource",
  "createSavedView",
  "createSchedule",
  "createSurvey",
  "createWebhookEndpoint",
  "disableCodes",
  "importSite",
  "inviteUser",
  "removeHoliday",
  "renewRecoveryCodes",
  "setHoliday",
  "signOut",
  "signOutEverywhere",
  "startCodeSetup",
  "updateBusiness",
  "updateEmbedding",
  "updateSite",
];

const isPayload = (answer: string) => answer.endsWith("Payload");

function namedThings({ input, keep = {} }: MatrixRow, things: TenantValues): Set<string> {
  const sentInput = JSON.stringify(input(things) ?? {});
  const known = Object.entries(things).filter(
    ([name]) => !["word", "password"].includes(name) && !(name in keep),
  );
  return new Set(known.flatMap(([, value]) => (sentInput.includes(JSON.stringify(value)) ? [value] : [])));
}

it("every mutation has its row", () => {
  const names = Object.keys(buildSchema().getMutationType()!.getFields());
  const others = names.filter((name) => !ROWS.some(({ mutation }) => mutation === name));
  expect(others.toSorted()).toEqual(ANSWERS_A_CHALLENGE);
});

/** A new menu has no headings yet, and submissions of forms that are not required are ignored. */
const NEVER_GOOD = ["createServiceMenu input.categories.id", "book input.forms.form"];

it("every id in an input is named in a row", () => {
  const mutations = Object.values(buildSchema().getMutationType()!.getFields());
  const unnamed = mutations.flatMap(({ name, args }) => {
    const rows = ROWS.filter(({ mutation }) => mutation === name);
    const sentInput = rows.flatMap(({ input }) => findValuePaths({ input: input(amber.things) ?? {} }));
    const places = findIdPositions(args, ["ID"]).map(({ path }) => path.join("."));
    return places.filter((place) => !sentInput.includes(place)).map((place) => `${name} ${place}`);
  });
  expect(unnamed.toSorted()).toEqual(NEVER_GOOD.toSorted());
});

describe("with objects of another business", () => {
  it("all mutations are tested except those about the caller", () => {
    const silent = ROWS.filter((row) => namedThings(row, amber.things).size === 0);
    expect([...new Set(silent.map(({ mutation }) => mutation))].toSorted()).toEqual(ABOUT_THEIR_OWN);
  });

  const rows = ROWS.filter(({ mutation }) => !ABOUT_THEIR_OWN.includes(mutation));
  it.each(rows.map((row, at) => [`${at} ${row.mutation}`, row] as const))(
    "%s changes and reveals nothing",
    async (_, row) => {
      const { mutation, input, by } = row;
      const foreign = input(amber.things)!;
      const named = namedThings(row, amber.things);
      const secrets = getSecrets(amber);
      const violations: unknown[] = [];
      const send = async (sent: object, asker: TestCaller, actor: unknown) => {
        const answer = await sendRow(graph, mutation, sent, asker);
        const secret = findLeaks(secrets, answer, sent);
        const isDone = isPayload(answer.answer) && !SAME_EITHER_WAY.has(mutation);
        const internalErrors = answer.errors.filter(({ code }) => !hasPublicCode({ extensions: { code } }));
        if (secret.length + internalErrors.length > 0 || isDone)
          violations.push({ who: actor, answer: answer.answer, secret, faults: internalErrors });
      };
      const before = await hashTables(graph.database, amber.businessId);
      for (const [caller, asker] of birch.callers) await send(foreign, asker, caller);
      const own = getSenders(birch)[by];
      // The platform may act on every business, so its own requests show nothing here.
      if (by !== "PLATFORM")
        for (const mixed of mixInputs(input(birch.things), foreign, named))
          await send(mixed as object, own, mixed);
      expect(violations).toEqual([]);
      expect(await hashTables(graph.database, amber.businessId)).toEqual(before);
    },
  );

  it("a submission to a form of another business is ignored in a booking", async () => {
    const before = await hashTables(graph.database, amber.businessId);
    const forms = [{ form: amber.things["form"], version: 1 }];
    const sent = { ...buildDetails(birch.things, "heldToken"), forms };
    const answer = await sendRow(graph, "book", sent, birch.visitor);
    expect(answer.answer).toBe("BookPayload");
    expect(findLeaks(getTraces(amber), answer, sent)).toEqual([]);
    expect(await hashTables(graph.database, amber.businessId)).toEqual(before);
  });

  it("revoked or outdated keys of another business are rejected", async () => {
    const { scope, things, host } = amber;
    const revoked = await addApiKey(scope, "revoked");
    await graph.database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [revoked.id]);
    const expired = await addApiKey(scope, {
      name: "old",
      scopes: ["admin"],
      expiresAt: graph.clock.now(),
    });
    const before = await hashTables(graph.database, amber.businessId);
    for (const { secret: key } of [revoked, expired])
      for (const { mutation, input } of USING_ROWS)
        await expect(sendRow(graph, mutation, input(things), { host, key })).rejects.toMatchObject({
          extensions: { code: "UNAUTHENTICATED" },
        });
    expect(await hashTables(graph.database, amber.businessId)).toEqual(before);
  });
});

/** Returns the declared permission of a mutation. Null if it checks permissions itself. */
function declared(mutation: string): { viewer?: Permission; viewerOwn?: Permission } | null {
  const { extensions } = buildSchema().getMutationType()!.getFields()[mutation]!;
  return (extensions as { pothosOptions: { authScopes?: object } }).pothosOptions.authScopes ?? null;
}

describe.each(["STAFF", "READER"] as const)("with objects of its own business, a %s", (role) => {
  it("cannot use mutations beyond its role", async () => {
    const before = await hashTables(graph.database, amber.businessId);
    const violations: unknown[] = [];
    let rejections = 0;
    for (const { mutation, by, input } of ROWS.filter((row) => row.by === "OWNER")) {
      const { viewer, viewerOwn } = declared(mutation) ?? {};
      const permission = viewer ?? viewerOwn;
      const reach = permission ? getRoleScope(role, permission) : role === "STAFF" ? "OWN" : null;
      if (reach === "ALL" || (reach === "OWN" && !viewer)) continue;
      rejections += 1;
      const { answer } = await sendRow(graph, mutation, input(amber.things), amber.users[role]);
      if (permission ? answer !== "FORBIDDEN" : isPayload(answer)) violations.push({ mutation, by, answer });
    }
    expect(violations).toEqual([]);
    expect(rejections).toBeGreaterThan(90);
    expect(await hashTables(graph.database, amber.businessId)).toEqual(before);
  });
});

describe("with its own objects", () => {
  it("each mutation succeeds for its own business", async () => {
    const things = { ...amber.things };
    const askers = getSenders(amber);
    const rejections: string[] = [];
    for (const row of [...FURTHER_ROWS, ...USING_ROWS]) {
      // Only a booking that has started can be marked.
      if (row.mutation === "markBooking") graph.clock.set("2026-11-20T11:30:00Z");
      await sendAndStore(graph, row, things, askers).catch((error: Error) => rejections.push(error.message));
    }
    expect(rejections).toEqual([]);
  });
});
