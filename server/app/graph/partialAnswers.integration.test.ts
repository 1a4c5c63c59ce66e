import { execute, parse } from "graphql";
import { expect, it } from "vitest";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import type { KeyScope } from "../../modules/access/rules/keyScopes.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import { buildSchema } from "./schema.ts";

const graph = await openGraph();

async function createKey(...scopes: KeyScope[]): Promise<TestCaller> {
  const { secret } = await addApiKey(await graph.scope(), { name: "partner", scopes, expiresAt: null });
  return { key: secret };
}

async function run(document: string, caller: TestCaller) {
  const { data, errors } = await execute({
    schema: buildSchema(),
    document: parse(document),
    contextValue: await graph.context(caller),
  });
  const refusals = errors?.map(({ path, extensions }) => ({ path: path?.join("."), ...extensions }));
  return { data: JSON.parse(JSON.stringify(data)) as unknown, errors: refusals ?? [] };
}

it("a refused field of the business is null and names its permission", async () => {
  expect(await run("{ business { currency hosts } }", await createKey("catalogue"))).toEqual({
    data: { business: { currency: "USD", hosts: null } },
    errors: [{ path: "business.hosts", code: "FORBIDDEN", permission: "business.manage" }],
  });
});

it("a refused field in a list leaves its rows", async () => {
  const document = "{ business { services(first: 2) { edges { node { slug metadata { name } } } } } }";
  const { data, errors } = await run(document, {});
  const row = { node: { slug: expect.any(String) as string, metadata: null } };
  expect(data).toEqual({ business: { services: { edges: [row, row] } } });
  expect(errors).toEqual(
    [0, 1].map((index) => ({
      path: `business.services.edges.${index}.node.metadata`,
      code: "UNAUTHENTICATED",
      permission: "services.manage",
    })),
  );
});

it("a refused connection is null with one error", async () => {
  const document = "{ business { currency payments(first: 1) { edges { node { id reference } } } } }";
  expect(await run(document, await createKey("bookings:read"))).toEqual({
    data: { business: { currency: "USD", payments: null } },
    errors: [{ path: "business.payments", code: "FORBIDDEN", permission: "payments.read" }],
  });
});

it("a list is refused for a value of its argument that requires a permission", async () => {
  const document = "{ business { currency staff(filter: { publication: [DRAFT] }) { totalCount } } }";
  expect(await run(document, {})).toEqual({
    data: { business: { currency: "USD", staff: null } },
    errors: [{ path: "business.staff", code: "UNAUTHENTICATED", permission: "services.manage" }],
  });
});

it("a refused mutation is null and does not hide the others", async () => {
  const document = `mutation {
    releaseHold(input: { holdToken: "unknown" }) { __typename }
    removeHost(input: { host: "a.example" }) { __typename }
  }`;
  const { data, errors } = await run(document, {});
  expect(data).toEqual({ releaseHold: { __typename: expect.any(String) as string }, removeHost: null });
  expect(errors).toContainEqual({
    path: "removeHost",
    code: "UNAUTHENTICATED",
    permission: "business.manage",
  });
});
