import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OperationDefinitionNode, type VariableDefinitionNode, parse, print } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { isFullDepth } from "../../testing/depth.ts";
import { eachAtOnce } from "../../testing/concurrency/eachAtOnce.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import { ANSWERS_A_CHALLENGE } from "../../testing/tenancy/answersAChallenge.ts";
import { FURTHER_ROWS } from "../../testing/tenancy/furtherRows.ts";
import { hashTables, findLeaks, getTraces } from "../../testing/tenancy/leaks.ts";
import { MAKING_ROWS, privateText, getSlugs } from "../../testing/tenancy/makingRows.ts";
import { sendAs, tenantApp } from "../../testing/tenancy/tenantApp.ts";
import { makeTenant } from "../../testing/tenancy/tenant.ts";
import { type TenantValues, getTenantValue } from "../../testing/tenancy/tenantValues.ts";
import { USING_ROWS } from "../../testing/tenancy/usingRows.ts";
import { BUSY_DATE } from "../../testing/tenancy/queryWrappers.ts";

const readDocuments = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(projectRoot, file), "utf8"));

const CURRENT = readDocuments("client/__generated__/persisted.json");
const DOCUMENTS = { ...readDocuments("server/app/graph/released/documents.json"), ...CURRENT };

const graph = await openGraph();
const amber = await makeTenant(graph, "Amber");
const birch = await makeTenant(graph, "Birch");
const callers: readonly (readonly [string, TestCaller])[] = [
  ["the owner's key", birch.owner],
  ["a MANAGER", birch.users.MANAGER],
  ["a visitor", birch.visitor],
];
const dir = await mkdtemp(join(tmpdir(), "daybook-documents-"));
const documentsFile = join(dir, "documents.json");
await writeFile(documentsFile, JSON.stringify(DOCUMENTS));
const { app, close } = await tenantApp(graph, { documentsFile });
afterAll(async () => {
  await close();
  await rm(dir, { recursive: true });
});

const operations = Object.entries(DOCUMENTS).map(([id, text]) => {
  const operation = parse(text).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === "OperationDefinition",
  )!;
  const [root] = operation.selectionSet.selections;
  return { id, text, operation, root: root?.kind === "Field" ? root.name.value : "" };
});

const slugged =
  (...slugPrefixes: string[]) =>
  (t: TenantValues) =>
    getSlugs(t).filter((slug) =>
      slugPrefixes.some((slugPrefix) => slug === `${slugPrefix}-${getTenantValue(t, "word").toLowerCase()}`),
    );
const those =
  (...names: string[]) =>
  (t: TenantValues) =>
    names.map((name) => getTenantValue(t, name));
const withSlugs = (name: string, slugPrefix: string) => (t: TenantValues) => [
  ...those(name)(t),
  ...slugged(slugPrefix)(t),
];

/** The values of a variable, by its name. The test fails for an unknown name. */
const NAMED: Readonly<Record<string, (t: TenantValues) => readonly string[]>> = {
  service: withSlugs("service", "service"),
  staff: withSlugs("staff", "person"),
  provider: withSlugs("provider", "place"),
  providerOnly: withSlugs("provider", "place"),
  menu: withSlugs("menu", "menu"),
  slug: (t) => [
    ...getSlugs(t).filter((slug) => !slug.startsWith("/")),
    ...those("linkSlug", "firstOrder", "firstKey")(t),
  ],
  id: (t) => [
    ...those("firstKey", "guestKey", "firstBooking", "service", "menu", "form", "survey", "group")(t),
    ...those("preview", "contact", "business")(t),
    ...slugged("menu", "form", "survey", "group", "service")(t),
  ],
  client: those("contact"),
  ids: those("firstKey", "guestKey", "firstBooking", "contact", "service", "form"),
  // Names in documents of earlier releases.
  key: those("firstKey", "guestKey", "firstOrder", "owedOrder"),
  keys: those("firstKey", "guestKey"),
  accessKey: those("firstKey", "guestKey", "firstOrder", "owedOrder"),
  accessKeys: those("firstKey", "guestKey"),
  preview: those("preview"),
  path: (t) => getSlugs(t).filter((slug) => slug.startsWith("/")),
  blog: (t) => getSlugs(t).filter((slug) => slug.includes("a-page")),
  reference: those("firstReference"),
  email: (t) => [`${privateText(t)}@example.org`],
  visitor: () => ["visitor-token-of-held"],
  search: (t) => [privateText(t)],
  // Other tests cover the cursors of the site's lists.
  cursor: () => [],
  after: () => [],
};

/** Values of all other variables. */
const OTHERS: Readonly<Record<string, unknown>> = {
  Date: BUSY_DATE,
  TimeZone: "Europe/London",
  Int: 1,
  DateTime: `${BUSY_DATE}T17:00:00Z`,
  AvailabilityInput: { from: BUSY_DATE, to: BUSY_DATE },
  BookingFilter: {},
  OrderDirection: "ASC",
  SeriesRuleInput: { frequency: "WEEKLY", count: 2 },
};

const getVariableType = ({
  type,
}: VariableDefinitionNode): { readonly name: string; readonly isList: boolean } => ({
  name: print(type).replace(/[![\]]/g, ""),
  isList: print(type).startsWith("["),
});

interface Turn {
  readonly nth: number;
  readonly flag: boolean;
}

/** Returns a turn for each value of each name, with alternating flags. `npm run test:all` sends each with both. */
function createTurns({ variableDefinitions = [] }: OperationDefinitionNode): Turn[] {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  const most = Math.max(0, ...names.map((name) => NAMED[name]?.(amber.things).length ?? 0));
  const flags = variableDefinitions.some((one) => getVariableType(one).name === "Boolean")
    ? [true, false]
    : [true];
  return Array.from({ length: most }, (_, nth) => {
    const usedFlags = isFullDepth ? flags : [flags[nth % flags.length]!];
    return usedFlags.map((flag) => ({ nth, flag }));
  }).flat();
}

const selectCallers = (id: string, { nth }: Turn) =>
  isFullDepth || id in CURRENT ? callers : [callers[nth % callers.length]!];

function createVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  t: TenantValues,
  { nth, flag }: Turn,
): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap((definition) => {
      const name = definition.variable.name.value;
      const { name: type, isList } = getVariableType(definition);
      if (type === "Boolean") return [[name, flag]];
      if (type === "LineInput") return [[name, [{ service: getTenantValue(t, "service") }]]];
      if (type !== "ID" && type !== "String") return [[name, OTHERS[type]]];
      const named = NAMED[name];
      if (!named) throw new Error(`say in this test what $${name} can name`);
      const found = named(t);
      if (found.length === 0) return [];
      const value = found[nth % found.length]!;
      return [[name, isList ? [value] : value]];
    }),
  );
}

interface Said {
  readonly data: unknown;
  readonly errors: unknown;
}

/** Limits count these documents per caller. */
const COUNTED = ["input", "reference"];

/** The lock prevents a deadlock of two deletions that meet the rows in different orders. */
const deleteAttempts = () =>
  graph.database.transaction(async (sql) => {
    await sql.query("LOCK TABLE attempts IN EXCLUSIVE MODE");
    await sql.query("DELETE FROM attempts");
  });

/** Sends a document by id or as text. Only the response to a text contains its cost. */
async function send(
  asker: TestCaller,
  payload: { readonly variables: object; readonly id?: string; readonly query?: string },
): Promise<Said> {
  if (COUNTED.some((name) => name in payload.variables)) await deleteAttempts();
  const reply = await sendAs(app, { ...asker, host: birch.host }, "/graphql", payload);
  const { data = null, errors = [] } = reply.json<Partial<Said>>();
  return { data, errors };
}

async function sendText(asker: TestCaller, query: string, variables: Record<string, unknown>): Promise<Said> {
  const response = await send(asker, { query, variables });
  if (!JSON.stringify(response.errors).includes("COST_LIMIT_EXCEEDED")) return response;
  return graph.run(query, variables, { ...asker, host: birch.host });
}

const queries = operations.filter(
  ({ operation }) =>
    operation.operation === "query" &&
    (operation.variableDefinitions ?? []).some(({ variable }) => NAMED[variable.name.value]),
);

describe("persisted query", () => {
  it.each(queries.map((one) => [`${one.operation.name!.value} ${one.id.slice(0, 6)}`, one] as const))(
    "%s returns the same as its text and nothing of another business",
    async (_, { id, text: query, operation }) => {
      const traces = getTraces(amber);
      const requests = createTurns(operation).flatMap((turn) =>
        selectCallers(id, turn).map(([caller, asker]) => ({
          caller,
          asker,
          variables: createVariables(operation, amber.things, turn),
        })),
      );
      const answers = await eachAtOnce(requests, async ({ caller, asker, variables }) => {
        const byId = await send(asker, { id, variables });
        const byText = await sendText(asker, query, variables);
        const secret = findLeaks(traces, byId, variables);
        const isSame = JSON.stringify(byId) === JSON.stringify(byText);
        const isInternalError = JSON.stringify(byId.errors).includes("INTERNAL_SERVER_ERROR");
        return secret.length > 0 || !isSame || isInternalError
          ? { caller, variables, secret, byId, byText }
          : null;
      });
      expect(answers.filter((found) => found !== null)).toEqual([]);
    },
  );

  it("returns the caller's own data", async () => {
    const answeredQueries = new Set<string>();
    for (const { id, operation } of queries) {
      for (const turn of createTurns(operation)) {
        if (answeredQueries.has(id)) break;
        // Pages of the desk return nothing to a visitor.
        for (const asker of [birch.visitor, birch.users.MANAGER]) {
          const [own, foreign] = await Promise.all(
            [birch, amber].map(async ({ things }) => {
              const variables = createVariables(operation, things, turn);
              return withoutSaid(await send(asker, { id, variables }), variables);
            }),
          );
          if (own !== foreign) answeredQueries.add(id);
        }
      }
    }
    const silent = queries
      .filter(({ id }) => !answeredQueries.has(id))
      .map(({ operation }) => operation.name!.value);
    expect([...new Set(silent)].toSorted()).toEqual(["ZoneSearchQuery"]);
  });
});

function withoutSaid(answer: unknown, variables: object): string {
  const values = [...JSON.stringify(variables).matchAll(/:\[?"([^"]+)"/g)].map(([, text]) => text!);
  return values.reduce((text, one) => text.replaceAll(one, "*"), JSON.stringify(answer));
}

const ABOUT_THEIR_OWN = [
  "changePassword",
  "confirmIdentity",
  "disableCodes",
  "renewRecoveryCodes",
  "signOut",
  "signOutEverywhere",
  "startCodeSetup",
  ...ANSWERS_A_CHALLENGE,
];
/** The result does not depend on whether the account or key exists. */
const SAME_EITHER_WAY = ["mailBookingLink", "requestPasswordReset"];
/** Change the caller's own business, or list a failure for each booking of another one. */
const OWN_OR_FAILED = ["createSavedView", "updateBusiness", "cancelBookings", "messageBookings"];

/** Both requests make a view, so its id differs. */
const withoutNewIds = (response: Said) => JSON.stringify(response).replaceAll(/"view_\w+"/g, '"view"');

describe("persisted mutation", () => {
  const mutations = operations.filter(
    ({ operation, root }) => operation.operation === "mutation" && !ABOUT_THEIR_OWN.includes(root),
  );
  it.each(mutations.map((one) => [`${one.root} ${one.id.slice(0, 6)}`, one] as const))(
    "%s returns the same as its text and changes nothing of another business",
    async (_, { id, text: query, root }) => {
      const rows = [...MAKING_ROWS, ...USING_ROWS, ...FURTHER_ROWS].filter(
        ({ mutation }) => mutation === root,
      );
      expect(rows.length).toBeGreaterThan(0);
      const before = await hashTables(graph.database, amber.businessId);
      const found: unknown[] = [];
      for (const { input } of rows) {
        const variables = { input: input(amber.things) };
        for (const [caller, asker] of callers) {
          const byId = await send(asker, { id, variables });
          const byText = await sendText(asker, query, variables);
          const secret = findLeaks(getTraces(amber), byId, variables);
          const isSame = withoutNewIds(byId) === withoutNewIds(byText);
          const isDone =
            /Payload"/.test(JSON.stringify(byId)) && ![...SAME_EITHER_WAY, ...OWN_OR_FAILED].includes(root);
          if (secret.length > 0 || !isSame || isDone) found.push({ caller, variables, secret, byId, byText });
        }
      }
      expect(found).toEqual([]);
      const { attempts: _before, ...rows0 } = before;
      const { attempts: _after, ...rows1 } = await hashTables(graph.database, amber.businessId);
      expect(rows1).toEqual(rows0);
    },
  );
});
