import { ApolloServer } from "@apollo/server";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { type StartOperation, operationHooksPlugin } from "./operationHooks.ts";

async function run(starts: readonly StartOperation<object>[], query = "{ name }") {
  const apollo = new ApolloServer({
    schema: buildSchema("type Query { name: String }"),
    plugins: [operationHooksPlugin(starts)],
  });
  const { body } = await apollo.executeOperation({ query });
  await apollo.stop();
  return body.kind === "single" ? body.singleResult.errors?.[0]?.message : undefined;
}

describe("operationHooksPlugin", () => {
  it("calls the hooks of all operations in their order", async () => {
    const calls: string[] = [];
    const start = (name: string) => () => ({
      didResolveOperation: () => void calls.push(`${name} resolved`),
      willSendResponse: () => void calls.push(`${name} sent`),
    });
    expect(await run([start("a"), start("b")])).toBeUndefined();
    expect(calls).toEqual(["a resolved", "b resolved", "a sent", "b sent"]);
  });

  it("responds with the first error and still calls the other hooks", async () => {
    const calls: string[] = [];
    const fail = (message: string) => () => ({
      didResolveOperation() {
        calls.push(message);
        throw new Error(message);
      },
    });
    const report = () => ({ didEncounterErrors: () => void calls.push("reported") });
    expect(await run([fail("first"), fail("second"), report])).toBe("first");
    expect(calls).toEqual(["first", "second", "reported"]);
  });
});
