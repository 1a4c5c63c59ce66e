import { afterAll, beforeAll, beforeEach } from "vitest";
import { addApiKey } from "../modules/access/apiKeys.ts";
import { type TestCaller, type TestGraph, type TestGraphOptions, testGraph } from "./graph.ts";
import { OTHER, addOtherBusiness } from "./otherBusiness.ts";
import { sendContent } from "./site.ts";
import {
  type OwnerKeys,
  type OwnerResult,
  createOwnerKeys,
  expectBusinessMutation,
  sendOwnerMutation,
} from "./ownerCalls.ts";
import { type HostServers, hostServers } from "./servers/hostServers.ts";
import { contentApp } from "./servers/contentApp.ts";

/** Registers hooks that fill the returned object before the tests of a file. Call it before the file's own hooks. */
function setUp<T extends object>(open: () => Promise<T>, close?: (opened: T) => Promise<void>): T {
  const fixture = {} as T;
  beforeAll(async () => void Object.assign(fixture, await open()));
  if (close) afterAll(() => close(fixture));
  return fixture;
}

interface GraphSetUp {
  readonly hasOther?: boolean;
  /** Resets the graph before each test. */
  readonly isReset?: boolean;
  readonly options?: () => TestGraphOptions;
}

/** A test graph that closes after the file, with the other business if `hasOther`. */
export function setUpGraph({ hasOther, isReset, options }: GraphSetUp = {}): TestGraph {
  const open = async () => {
    const graph = await testGraph(options?.());
    if (hasOther) await addOtherBusiness(graph.database);
    return graph;
  };
  const fixture = setUp(open, (graph) => graph.close());
  if (isReset) beforeEach(() => fixture.reset());
  return fixture;
}

/** An API key of the default business with all permissions. */
export const setUpOwner = (graph: TestGraph): { readonly key: string } =>
  setUp(async () => ({ key: (await addApiKey(await graph.scope(), "owner")).secret }));

/** An API key of the other business with all permissions. */
export const setUpOtherOwner = (graph: TestGraph): { readonly key: string } =>
  setUp(async () => ({
    key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other")).secret,
  }));

export const setUpOwnerKeys = (graph: TestGraph): OwnerKeys => setUp(() => createOwnerKeys(graph));

export const setUpScope = (graph: TestGraph): Awaited<ReturnType<TestGraph["scope"]>> =>
  setUp(() => graph.scope());

export const setUpContentApp = (graph: TestGraph): Awaited<ReturnType<typeof contentApp>> =>
  setUp(
    () => contentApp(graph),
    ({ close }) => close(),
  );

export const setUpHostServers = (): HostServers => setUp(hostServers, (servers) => servers.close());

const listIssues = ({ issues }: Pick<OwnerResult, "issues">): string[] | undefined =>
  issues?.map(({ path, code }) => `${path.join(".")} ${code}`);

/** Owners, and calls of content mutations by the owner of the default business unless `asker` is given. */
export function setUpContent(graph: TestGraph) {
  const owner = setUpOwner(graph);
  const foreign = setUpOtherOwner(graph);
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
export function setUpMutations(graph: TestGraph, fields: Fields, changeFields = fields) {
  const keys = setUpOwnerKeys(graph);
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
