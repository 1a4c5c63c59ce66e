import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "graphql";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  hashText,
  createDocumentStore,
  createPersistedDocuments,
  readPersistedDocuments,
} from "./persistedDocuments.ts";

it("finds exactly the persisted documents", () => {
  const documents = createPersistedDocuments({ a: "{ x }" });
  expect(documents.find("a")).toBe("{ x }");
  expect(documents.find("b")).toBeNull();
  expect(documents.find("__proto__")).toBeNull();
  expect(documents.find("toString")).toBeNull();
});

describe("store of parsed documents", () => {
  const toKey = (text: string) => `schema:${hashText(text)}`;
  const createStore = (maxOtherText: number) => {
    const store = createDocumentStore(createPersistedDocuments({ a: "{ ours }" }), maxOtherText);
    return {
      keep: (text: string) => store.set(toKey(text), parse(text)),
      has: async (text: string) => (await store.get(toKey(text))) !== undefined,
      remove: (text: string) => store.delete(toKey(text)),
    };
  };

  it("returns the document that was parsed from a text", async () => {
    const store = createDocumentStore(createPersistedDocuments({}));
    const document = parse("{ x }");
    await store.set(toKey("{ x }"), document);
    expect(await store.get(toKey("{ x }"))).toBe(document);
    expect(await store.get(toKey("{ y }"))).toBeUndefined();
  });

  it("evicts the least recently used other document, but no persisted one", async () => {
    const { keep, has } = createStore(4 * "{ a }".length);
    for (const text of ["{ ours }", "{ a }", "{ b }", "{ c }", "{ d }"]) await keep(text);
    await has("{ a }");
    await keep("{ e }");
    const presence = await Promise.all(["{ ours }", "{ a }", "{ b }", "{ c }", "{ d }", "{ e }"].map(has));
    expect(presence).toEqual([true, true, false, true, true, true]);
  });

  it("does not store another document above a quarter of the bound", async () => {
    const { keep, has } = createStore(4 * "{ a }".length);
    await keep("{ a }");
    await keep("{ longer }");
    expect([await has("{ a }"), await has("{ longer }")]).toEqual([true, false]);
  });

  it("does not store another document without its text", async () => {
    const store = createDocumentStore(createPersistedDocuments({}));
    await store.set(toKey("{ x }"), parse("{ x }", { noLocation: true }));
    expect(await store.get(toKey("{ x }"))).toBeUndefined();
  });

  it("deletes a document", async () => {
    const { keep, has, remove } = createStore(1_000);
    await keep("{ a }");
    expect([await remove("{ a }"), await remove("{ a }"), await has("{ a }")]).toEqual([true, false, false]);
  });
});

it("reads the file again in development when it has changed", async () => {
  const dir = await mkdtemp(join(tmpdir(), "daybook-documents-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = join(dir, "persisted.json");
  await writeFile(file, '{"a":"{ x }"}');
  const watched = readPersistedDocuments([file], { isWatched: true });
  const fixed = readPersistedDocuments([file], { isWatched: false });
  await writeFile(file, '{"b":"{ y }"}');
  await utimes(file, 1, 1);
  expect([watched.find("a"), watched.find("b")]).toEqual([null, "{ y }"]);
  expect([fixed.find("a"), fixed.find("b")]).toEqual(["{ x }", null]);
});

it("still serves the documents of earlier releases", async () => {
  const dir = await mkdtemp(join(tmpdir(), "daybook-documents-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const [released, current] = [join(dir, "documents.json"), join(dir, "persisted.json")];
  await writeFile(released, '{"a":"{ x }"}');
  await writeFile(current, '{"b":"{ y }"}');
  const documents = readPersistedDocuments([released, current], { isWatched: false });
  expect([documents.find("a"), documents.find("b"), documents.find("c")]).toEqual(["{ x }", "{ y }", null]);
  expect(documents.has(hashText("{ x }"))).toBe(true);
});
