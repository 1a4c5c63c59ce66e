import { expect, test } from "vitest";
import type { GraphRequest, GraphResponse } from "../../relay/environment.ts";
import { readAgainAfterMutations } from "./readAgain.ts";

const query: GraphRequest = { id: "list", variables: {}, isRepeatable: true };
const mutation: GraphRequest = { id: "delete", variables: {}, isRepeatable: true, isMutation: true };

interface Sent {
  readonly id: string;
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: Error) => void;
}

function open() {
  const sent: Sent[] = [];
  const execute = readAgainAfterMutations(
    ({ id }) =>
      new Promise<GraphResponse>((resolve, reject) => {
        sent.push({ id, resolve: (data) => resolve({ data }), reject });
      }),
  );
  return { execute, sent, ids: () => sent.map(({ id }) => id) };
}

/** Lets settled promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a query returns its first response when no mutation ends during it", async () => {
  const { execute, sent, ids } = open();
  const done = execute(mutation);
  sent[0]!.resolve("done");
  await done;
  const read = execute(query);
  void execute(mutation);
  sent[1]!.resolve("first");
  expect(await read).toEqual({ data: "first" });
  expect(ids()).toEqual(["delete", "list", "delete"]);
});

test("a query is read again when a mutation ends during it", async () => {
  const { execute, sent, ids } = open();
  const read = execute(query);
  const done = execute(mutation);
  sent[1]!.resolve("done");
  await done;
  sent[0]!.resolve("older");
  await settle();
  expect(ids()).toEqual(["list", "delete", "list"]);
  sent[2]!.resolve("newer");
  expect(await read).toEqual({ data: "newer" });
});

test("a mutation without a response may have changed data, too", async () => {
  const { execute, sent } = open();
  const read = execute(query);
  const failed = execute(mutation);
  sent[1]!.reject(new Error("No connection"));
  await expect(failed).rejects.toThrow("No connection");
  sent[0]!.resolve("older");
  await settle();
  sent[2]!.resolve("newer");
  expect(await read).toEqual({ data: "newer" });
});

test("a query ends after three reads", async () => {
  const { execute, sent, ids } = open();
  const read = execute(query);
  for (const at of [0, 1, 2]) {
    const done = execute(mutation);
    sent.at(-1)!.resolve("done");
    await done;
    sent[at * 2]!.resolve(at);
    await settle();
  }
  expect(await read).toEqual({ data: 2 });
  expect(ids()).toEqual(["list", "delete", "list", "delete", "list", "delete"]);
});

test("an error of a query is not read again", async () => {
  const { execute, sent, ids } = open();
  const read = execute(query);
  sent[0]!.reject(new Error("No connection"));
  await expect(read).rejects.toThrow("No connection");
  expect(ids()).toEqual(["list"]);
});
