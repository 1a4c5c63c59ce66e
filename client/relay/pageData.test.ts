import { fetchQuery } from "react-relay";
import { type ConcreteRequest, createOperationDescriptor } from "relay-runtime";
import { expect, it, vi } from "vitest";
import { createEnvironment } from "./environment.ts";
import { recordResponses, replayResponses, skipAvailabilityChecks } from "./pageData.ts";

const ask = (id: string, variables = {}) => ({ id, variables, isRepeatable: true });

it("replays the server's responses in the browser once", async () => {
  const server = recordResponses(async ({ id }) => ({ data: { id } }));
  await server.execute(ask("a", { from: "2026-01-01", none: undefined }));
  const carried = JSON.parse(JSON.stringify(server.answers)) as typeof server.answers;

  const network = vi.fn(async () => ({ data: { id: "from the network" } }));
  const browser = replayResponses(carried, network);
  const first = await browser(ask("a", { from: "2026-01-01", none: undefined }));
  expect(first).toEqual({ data: { id: "a" } });
  expect(network).not.toHaveBeenCalled();

  await browser(ask("a", { from: "2026-01-01" }));
  expect(network).toHaveBeenCalledTimes(1);
});

it("sends other variables to the network", async () => {
  const network = vi.fn(async () => ({ data: {} }));
  const browser = replayResponses([{ id: "a", variables: { x: 1 }, answer: { data: {} } }], network);
  await browser(ask("a", { x: 2 }));
  expect(network).toHaveBeenCalledTimes(1);
});

it("reports a recorded query as available, and no other", async () => {
  const recording = recordResponses(async () => ({ data: { viewer: null } }));
  const environment = createEnvironment(recording.execute, { isServer: true });
  skipAvailabilityChecks(environment, recording.answers);
  const request = (id: string) =>
    ({
      kind: "Request",
      fragment: {
        argumentDefinitions: [],
        kind: "Fragment",
        metadata: null,
        name: id,
        selections: [],
        type: "Query",
      },
      operation: {
        argumentDefinitions: [],
        kind: "Operation",
        name: id,
        selections: [{ alias: null, args: null, kind: "ScalarField", name: "viewer", storageKey: null }],
      },
      params: { id, metadata: {}, name: id, operationKind: "query", text: null },
    }) as unknown as ConcreteRequest;
  const check = (id: string, variables = {}) =>
    environment.check(createOperationDescriptor(request(id), variables)).status;
  expect(check("a")).toBe("missing");
  await fetchQuery(environment, request("a"), {}).toPromise();
  expect(check("a")).toBe("available");
  environment.commitUpdate((store) => store.getRoot().setValue(undefined, "viewer"));
  expect(check("a")).toBe("available");
  expect(check("b")).toBe("missing");
});
