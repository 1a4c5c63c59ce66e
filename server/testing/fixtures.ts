import { afterAll } from "vitest";
import { addApiKey } from "../modules/access/apiKeys.ts";
import type { TestCaller, TestGraph } from "./graph.ts";
import { OTHER } from "./businesses/otherBusiness.ts";
import { sendContent } from "./content/site.ts";
import {
  type OwnerResult,
  createOwnerKeys,
  expectBusinessMutation,
  sendOwnerMutation,
} from "./businesses/ownerCalls.ts";
import { type HostServers, hostServers } from "./servers/hostServers.ts";
import { contentApp } from "./servers/contentApp.ts";

// Functions for the top level of a test file. What they open is closed after the file.

/** An API key of the default business with all permissions. */
export async function setUpOwner(graph: TestGraph): Promise<{ readonly key: string }> {
  return { key: (await addApiKey(await graph.scope(), "owner")).secret };
}

/** An API key of the other business with all permissions. */
export async function setUpOtherOwner(graph: TestGraph): Promise<{ readonly key: string }> {
  return { key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other")).secret };
}

export async function setUpContentApp(
  graph: TestGraph,
  serverOrigin?: string,
): ReturnType<typeof contentApp> {
  const app = await contentApp(graph, null, serverOrigin);
  afterAll(() => app.close());
  return app;
}

export async function setUpHostServers(): Promise<HostServers> {
  const servers = await hostServers();
  afterAll(() => servers.close());
  return servers;
}

const listIssues = ({ issues }: Pick<OwnerResult, "issues">): string[] | undefined =>
  issues?.map(({ path, code }) => `${path.join(".")} ${code}`);

/** Owners, and calls of content mutations by the owner of the default business unless `asker` is given. */
export async function setUpContent(graph: TestGraph) {
  const owner = await setUpOwner(graph);
  const foreign = await setUpOtherOwner(graph);
  const send = (mutation: string, input: object, asker: TestCaller = owner) =>
    sendContent(graph, mutation, input, asker);
  return {
    owner,
    foreign,
    send,
    /** Paths and codes of the issues, or undefined on success. */
    issues: async (mutation: string, input: object, asker?: TestCaller) =>
      listIssues(await send(mutation, input, asker)),
  };
}

type Fields = string | ((mutation: string) => string);

/** Owner keys, and calls that select `fields` of an owner mutation, or `changeFields` of one that creates or updates. */
export async function setUpMutations(graph: TestGraph, fields: Fields, changeFields = fields) {
  const keys = await createOwnerKeys(graph);
  const getFields = (mutation: string) => {
    const chosen = /^(create|update)/.test(mutation) ? changeFields : fields;
    if (typeof chosen === "function") return chosen(mutation);
    return mutation.startsWith("delete") ? `deletedId ${chosen}` : chosen;
  };
  const send = (
    mutation: string,
    input: object,
    asker: TestCaller = keys.own,
    selection = getFields(mutation),
  ) => sendOwnerMutation(graph, mutation, selection, input, asker);
  return {
    keys,
    send,
    /** Paths and codes of the issues, or undefined on success. */
    issues: async (mutation: string, input: object, asker?: TestCaller) =>
      listIssues(await send(mutation, input, asker)),
    /** `expectBusinessMutation` with these keys and fields. */
    expectMutation: (mutation: string, input: object, otherwise: object) =>
      expectBusinessMutation(graph, keys, mutation, getFields(mutation), input, otherwise),
  };
}
