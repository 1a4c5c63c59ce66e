import { fetchQuery } from "react-relay";
import type { ConcreteRequest } from "relay-runtime";
import { expect, it, vi } from "vitest";
import { createEnvironment } from "./environment.ts";
import { GraphError } from "./graphError.ts";

const selections = [
  {
    alias: null,
    args: [{ kind: "Literal", name: "id", value: "thing:1" }],
    concreteType: null,
    kind: "LinkedField",
    name: "node",
    plural: false,
    selections: [
      { alias: null, args: null, kind: "ScalarField", name: "__typename", storageKey: null },
      { alias: null, args: null, kind: "ScalarField", name: "id", storageKey: null },
    ],
    storageKey: 'node(id:"thing:1")',
  },
] as const;

/** `{ node(id: "thing:1") { __typename id } }`, as relay-compiler would have written it. */
const nodeQuery = {
  kind: "Request",
  fragment: {
    argumentDefinitions: [],
    kind: "Fragment",
    metadata: null,
    name: "Node",
    selections,
    type: "Query",
  },
  operation: { argumentDefinitions: [], kind: "Operation", name: "Node", selections },
  params: { id: "node", metadata: {}, name: "Node", operationKind: "query", text: null },
} as unknown as ConcreteRequest;

it("finds a node that came by another way", async () => {
  const execute = vi.fn(async () => ({ data: { node: null } }));
  const environment = createEnvironment(execute, { isServer: false });
  environment.commitUpdate((store) => store.create("thing:1", "Thing").setValue("thing:1", "id"));
  const found = await fetchQuery(environment, nodeQuery, {}, { fetchPolicy: "store-or-network" }).toPromise();
  expect(found).toEqual({ node: { __typename: "Thing", id: "thing:1" } });
  expect(execute).not.toHaveBeenCalled();
});

it("rejects with the graph's code and the id to ask about", async () => {
  const errors = [{ message: "Internal server error", extensions: { code: "OUTAGE", requestId: "r1" } }];
  const environment = createEnvironment(async () => ({ data: { node: null }, errors }), { isServer: false });
  const answer = fetchQuery(environment, nodeQuery, {}).toPromise();
  await expect(answer).rejects.toThrow(GraphError);
  await expect(answer).rejects.toMatchObject({ code: "OUTAGE", requestId: "r1" });
});
