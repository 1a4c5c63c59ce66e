import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ConcreteRequest } from "relay-runtime";
import { renderInApp } from "../testing/renderInApp.tsx";
import { useRepeatableMutation } from "./commitRepeatable.ts";

const selections = [
  { alias: null, args: null, kind: "ScalarField", name: "write", storageKey: null },
] as const;

const argumentDefinitions = [{ defaultValue: null, kind: "LocalArgument", name: "key" }] as const;

const write = {
  kind: "Request",
  fragment: {
    argumentDefinitions,
    kind: "Fragment",
    metadata: null,
    name: "Write",
    selections,
    type: "Mutation",
  },
  operation: { argumentDefinitions, kind: "Operation", name: "Write", selections },
  params: { id: "write", metadata: {}, name: "Write", operationKind: "mutation", text: null },
} as unknown as ConcreteRequest;

interface Write {
  readonly variables: { readonly key: string };
  readonly response: { readonly write: string };
}

const results: unknown[] = [];

function Probe() {
  const [commit, isInFlight] = useRepeatableMutation<Write>(write);
  return (
    <button
      onClick={() =>
        void commit({ key: "k1" }).then(
          (data) => results.push(data),
          (error) => results.push(error),
        )
      }
    >
      {isInFlight ? "sending" : "send"}
    </button>
  );
}

it("marks the mutation as repeatable and reports its progress and result", async () => {
  const { user, environment } = renderInApp(<Probe />);
  await user.click(screen.getByRole("button", { name: "send" }));
  expect(screen.getByRole("button", { name: "sending" })).toBeTruthy();

  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ key: "k1" });
  expect(operation.request.cacheConfig).toMatchObject({ metadata: { isRepeatable: true } });
  await act(async () => environment.mock.resolve(operation, { data: { write: "done" } }));
  expect(screen.getByRole("button", { name: "send" })).toBeTruthy();
  expect(results.pop()).toEqual({ write: "done" });
});

it("rejects without a response", async () => {
  const { user, environment } = renderInApp(<Probe />);
  await user.click(screen.getByRole("button", { name: "send" }));
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.reject(operation, new Error("dropped")));
  expect(screen.getByRole("button", { name: "send" })).toBeTruthy();
  expect(results.pop()).toEqual(new Error("dropped"));
});
