import { fetchQuery } from "react-relay";
import { type ConcreteRequest, createOperationDescriptor } from "relay-runtime";
import { expect, it, vi } from "vitest";
import { createEnvironment, type GraphRequest } from "./environment.ts";
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

it("finds a node that another query loaded", async () => {
  const execute = vi.fn(async () => ({ data: { node: null } }));
  const environment = createEnvironment(execute, { isServer: false });
  environment.commitUpdate((store) => store.create("thing:1", "Thing").setValue("thing:1", "id"));
  const result = await fetchQuery(
    environment,
    nodeQuery,
    {},
    { fetchPolicy: "store-or-network" },
  ).toPromise();
  expect(result).toEqual({ node: { __typename: "Thing", id: "thing:1" } });
  expect(execute).not.toHaveBeenCalled();
});

const listed = [
  {
    alias: null,
    args: [{ kind: "Literal", name: "ids", value: ["thing:1", "thing:2"] }],
    concreteType: null,
    kind: "LinkedField",
    name: "nodes",
    plural: true,
    selections: selections[0]!.selections,
    storageKey: 'nodes(ids:["thing:1","thing:2"])',
  },
];
const nodesQuery = {
  ...nodeQuery,
  fragment: { ...nodeQuery.fragment, name: "Nodes", selections: listed },
  operation: { ...nodeQuery.operation, name: "Nodes", selections: listed },
  params: { ...nodeQuery.params, id: "nodes", name: "Nodes" },
} as unknown as ConcreteRequest;

it("finds several nodes in the store, and queries when one is missing", async () => {
  const execute = vi.fn(async () => ({ data: { nodes: [] } }));
  const environment = createEnvironment(execute, { isServer: false });
  const create = (id: string) =>
    environment.commitUpdate((store) => store.create(id, "Thing").setValue(id, "id"));
  const ask = () => fetchQuery(environment, nodesQuery, {}, { fetchPolicy: "store-or-network" }).toPromise();
  create("thing:1");
  await ask();
  expect(execute).toHaveBeenCalledOnce();
  const other = createEnvironment(execute, { isServer: false });
  for (const id of ["thing:1", "thing:2"])
    other.commitUpdate((store) => store.create(id, "Thing").setValue(id, "id"));
  const result = await fetchQuery(other, nodesQuery, {}, { fetchPolicy: "store-or-network" }).toPromise();
  expect(result).toEqual({
    nodes: [
      { __typename: "Thing", id: "thing:1" },
      { __typename: "Thing", id: "thing:2" },
    ],
  });
  expect(execute).toHaveBeenCalledOnce();
});

it("rejects with the graph's code and request id", async () => {
  const errors = [{ message: "Internal server error", extensions: { code: "OUTAGE", requestId: "r1" } }];
  const environment = createEnvironment(async () => ({ data: { node: null }, errors }), { isServer: false });
  const answer = fetchQuery(environment, nodeQuery, {}).toPromise();
  await expect(answer).rejects.toThrow(GraphError);
  await expect(answer).rejects.toMatchObject({ code: "OUTAGE", requestId: "r1" });
});

it("requests fresh responses after a mutation, even a failed one", async () => {
  const execute = vi.fn(async (_question: GraphRequest) => ({ data: { node: null } }));
  const environment = createEnvironment(execute, { isServer: false });
  const ask = () => fetchQuery(environment, nodeQuery, {}, { fetchPolicy: "network-only" }).toPromise();
  const change = {
    ...nodeQuery,
    params: { ...nodeQuery.params, id: "change", operationKind: "mutation" },
  } as unknown as ConcreteRequest;
  await ask();
  execute.mockRejectedValueOnce(new Error("refused"));
  await expect(
    environment.executeMutation({ operation: createOperationDescriptor(change, {}) }).toPromise(),
  ).rejects.toThrow("refused");
  await ask();
  expect(execute.mock.calls.map(([{ bypassesCache }]) => bypassesCache)).toEqual([false, true, true]);
});
