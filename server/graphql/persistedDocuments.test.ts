import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "graphql";
import { expect, it, onTestFinished } from "vitest";
import {
  hashOfText,
  persistedDocuments,
  persistedDocumentStore,
  readPersistedDocuments,
} from "./persistedDocuments.ts";

it("finds what was checked in and nothing else", () => {
  const documents = persistedDocuments({ a: "{ x }" });
  expect(documents.find("a")).toBe("{ x }");
  expect(documents.find("b")).toBeNull();
  expect(documents.find("__proto__")).toBeNull();
  expect(documents.find("toString")).toBeNull();
});

it("keeps the parsed form of checked-in documents alone", async () => {
  const store = persistedDocumentStore(persistedDocuments({ a: "{ x }" }));
  const document = parse("{ x }");
  await store.set(`schema:${hashOfText("{ x }")}`, document);
  await store.set(`schema:${hashOfText("{ y }")}`, document);
  expect(await store.get(`schema:${hashOfText("{ x }")}`)).toBe(document);
  expect(await store.get(`schema:${hashOfText("{ y }")}`)).toBeUndefined();
});

it("reads the file again in development, when it has changed", async () => {
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

it("goes on serving the documents of earlier releases beside those of this one", async () => {
  const dir = await mkdtemp(join(tmpdir(), "daybook-documents-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const [released, current] = [join(dir, "documents.json"), join(dir, "persisted.json")];
  await writeFile(released, '{"a":"{ x }"}');
  await writeFile(current, '{"b":"{ y }"}');
  const documents = readPersistedDocuments([released, current], { isWatched: false });
  expect([documents.find("a"), documents.find("b"), documents.find("c")]).toEqual(["{ x }", "{ y }", null]);
  expect(documents.has(hashOfText("{ x }"))).toBe(true);
});
