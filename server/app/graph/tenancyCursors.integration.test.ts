import { type GraphQLObjectType, getNamedType } from "graphql";
import { expect, it } from "vitest";
import { openGraph } from "../../testing/graph.ts";
import {
  type FieldWithArguments,
  listFieldsWithArguments,
  getFieldName,
} from "../../testing/tenancy/fieldsBelow.ts";
import { findLeaks, getSecrets, getTraces } from "../../testing/tenancy/leaks.ts";
import { removeAliases, selectEverything } from "../../testing/tenancy/selectEverything.ts";
import { type Tenant, makeTenant } from "../../testing/tenancy/tenant.ts";
import { getTenantValue } from "../../testing/tenancy/tenantValues.ts";
import { findQueryWrapper } from "../../testing/tenancy/queryWrappers.ts";
import { hasPublicCode } from "../../platform/graphql/formatError.ts";

const graph = await openGraph();
const amber = await makeTenant(graph, "Amber");
const birch = await makeTenant(graph, "Birch");
for (const { things, owner } of [amber, birch])
  await graph.data(
    `mutation ($input: SetServiceFormsInput!) { setServiceForms(input: $input) { __typename } }`,
    { input: { id: getTenantValue(things, "service"), forms: [getTenantValue(things, "form")] } },
    owner,
  );

const ALL_LISTS = listFieldsWithArguments().filter(
  ({ type, field }) => type.name !== "Business" && field.args.some(({ name }) => name === "after"),
);
/** The lists of the platform contain all businesses and are closed to every one of them. */
const LISTS = ALL_LISTS.filter(({ type }) => type.name !== "Platform");

async function loadCursors(
  { type, field }: FieldWithArguments,
  { things, owner }: Tenant,
): Promise<string[]> {
  const page = `{ edges { cursor } }`;
  const selection = findQueryWrapper(
    type.name,
    things,
  )(`first: ${field.name}(first: 1) ${page} last: ${field.name}(last: 1) ${page}`);
  const data = await graph.data<object>(`{ ${selection} }`, {}, owner);
  return [...JSON.stringify(data).matchAll(/"cursor":("[^"]+")/g)].map(
    ([, text]) => JSON.parse(text!) as string,
  );
}

function pagesDocument({ type, field }: FieldWithArguments, { things }: Tenant): string {
  const all = selectEverything(getNamedType(field.type) as GraphQLObjectType, 1);
  const page = (alias: string, args: string) =>
    `${alias}: ${findQueryWrapper(type.name, things)(`${field.name}(${args}) ${all}`)}`;
  return `query ($cursor: String) { ${page("after", "first: 20, after: $cursor")} ${page("before", "last: 20, before: $cursor")} }`;
}

/**
 * A caller that may read the whole list may fail only by the cursor. Otherwise a row of another business was reached.
 */
const isClear = (code: unknown, maySeeAll: boolean): boolean =>
  maySeeAll ? code === "BAD_USER_INPUT" : hasPublicCode({ extensions: { code } });

it.each(LISTS.map((list) => [getFieldName(list), list] as const))(
  "%s: cursors of another business return none of its rows",
  async (_, list) => {
    const cursors = [...(await loadCursors(list, amber)), ...(await loadCursors(list, birch))];
    // Both lists must have rows. Beyond the end of one the other would start.
    expect(cursors).toHaveLength(4);
    const lists = [
      { document: pagesDocument(list, birch), secrets: getTraces(amber), isOwn: true },
      { document: pagesDocument(list, amber), secrets: getSecrets(amber), isOwn: false },
    ];
    const violations: unknown[] = [];
    for (const cursor of new Set(cursors)) {
      for (const { document, secrets, isOwn } of lists) {
        for (const [caller, asker] of birch.callers) {
          const { data, errors } = await graph.run(document, { cursor }, asker);
          const secret = findLeaks(secrets, [removeAliases(data), errors], [cursor, document]);
          const internalErrors = errors.filter(({ code }) => !isClear(code, asker === birch.owner && isOwn));
          if (secret.length + internalErrors.length > 0)
            violations.push({ caller, cursor, secret, faults: internalErrors });
        }
      }
    }
    expect(violations).toEqual([]);
  },
);

it("no caller of a business reaches a list of the platform", async () => {
  const lists = ALL_LISTS.filter((list) => !LISTS.includes(list));
  expect(lists).not.toEqual([]);
  for (const list of lists) {
    expect(await loadCursors(list, { ...birch, owner: birch.platform })).not.toEqual([]);
    for (const [caller, asker] of birch.callers) {
      const { data, errors } = await graph.run(pagesDocument(list, birch), {}, asker);
      const expected = asker === birch.visitor ? "UNAUTHENTICATED" : "FORBIDDEN";
      expect([caller, data, errors[0]?.code]).toEqual([caller, { after: null, before: null }, expected]);
    }
  }
});

it("the caller's own cursors continue the list", async () => {
  for (const list of LISTS) {
    const [cursor] = await loadCursors(list, birch);
    const { errors } = await graph.run(pagesDocument(list, birch), { cursor }, birch.owner);
    expect([getFieldName(list), errors]).toEqual([getFieldName(list), []]);
  }
});
