import { afterAll, describe, expect, it } from "vitest";
import { isFullDepth } from "../../testing/depth.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import {
  type PairRequest,
  countRequest,
  findFailing,
  findLists,
  pairRequests,
} from "../../testing/tenancy/fieldPairs.ts";
import { SECOND_ROWS } from "../../testing/tenancy/secondRows.ts";
import { tenantApp } from "../../testing/tenancy/tenantApp.ts";
import { makeTenant, getSenders, sendAndStore } from "../../testing/tenancy/tenant.ts";

/**
 * graphql-js drops the promises of a list's items when a later item throws synchronously. Node ends the process when a
 * dropped promise rejects. The test selects every pair of fields of every list as each kind of caller, and expects no
 * dropped promise.
 */

/** Only failing fields leave rejections. Fields of owners and managers fail only in `npm run test:all`. */
const ROLES = [
  ...(isFullDepth ? (["OWNER", "MANAGER"] as const) : []),
  ...(["STAFF", "READER", "VISITOR"] as const),
];

/** Number of concurrent requests. */
const AT_ONCE = 8;

const rejections: unknown[] = [];
const record = (error: unknown) => void rejections.push(error);

const graph = await openGraph();
const tenant = await makeTenant(graph, "Amber");
const things = tenant.things as Record<string, string>;
for (const second of SECOND_ROWS) await sendAndStore(graph, second, things, getSenders(tenant));
const { app, close } = await tenantApp(graph);
const closeApp = close;
const health = async () => (await app.inject("/healthz")).statusCode;
process.on("unhandledRejection", record);
afterAll(async () => {
  process.off("unhandledRejection", record);
  await closeApp();
});

/** Returns the unhandled rejections so far. Node reports them after the microtasks of a turn. */
async function findRejections(): Promise<unknown[]> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return rejections.splice(0);
}

describe("pairs of fields", () => {
  it("leave no rejection unhandled when the first staff member is the caller", async () => {
    const { errors } = await graph.run(
      "{ business { staff { edges { node { feedUrl providers { edges { node { slug } } } } } } } }",
      {},
      tenant.users.STAFF,
    );
    // Only the feed of the caller, one of three staff members, is returned.
    expect(errors).toMatchObject(Array.from({ length: 5 }, () => ({ code: "FORBIDDEN" })));
    expect(await findRejections()).toEqual([]);
  });

  it.each(ROLES)(
    "leave no rejection of any list unhandled for the role %s",
    async (role) => {
      const asker: TestCaller = role === "VISITOR" ? tenant.visitor : tenant.users[role];
      const run = ({ document, variables }: PairRequest) => graph.run(document, variables, asker);
      let selected = 0;
      for (const list of findLists()) {
        const count = countItems((await run(countRequest(list, tenant.things)!)).data);
        const failing = await findFailing(list, tenant.things, run);
        const requests = pairRequests(list, tenant.things, { count, failing });
        for (const { pairs } of requests) selected += pairs;
        for (let at = 0; at < requests.length; at += AT_ONCE) {
          const answers = await Promise.all(requests.slice(at, at + AT_ONCE).map(run));
          const internal = answers.flatMap(({ errors }) => errors).filter(isInternal);
          expect([list.of, list.field, internal]).toEqual([list.of, list.field, []]);
        }
        expect([list.of, list.field, await findRejections()]).toEqual([list.of, list.field, []]);
      }
      expect(selected).toBeGreaterThan(3_000);
      expect(await health()).toBe(200);
    },
    300_000,
  );

  it("are selected in every list, and the lists of the business have two items", async () => {
    const short: string[] = [];
    for (const list of findLists()) {
      const request = countRequest(list, tenant.things);
      if (!request) throw new Error(`no request reaches ${list.of}.${list.field}`);
      const { data } = await graph.run(request.document, request.variables, tenant.owner);
      if (list.of === "Business" && countItems(data) < 2) short.push(list.field);
    }
    expect(short.toSorted()).toMatchInlineSnapshot(`
      [
        "media",
        "payments",
        "problems",
      ]
    `);
  });
});

function isInternal({ code }: { readonly code: unknown }): boolean {
  return code === undefined || code === "INTERNAL_SERVER_ERROR";
}

/** Counts the objects below `items` by their `__typename`. */
function countItems(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return "__typename" in value
    ? 1
    : Object.values(value).reduce((sum: number, one) => sum + countItems(one), 0);
}
