import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { DocumentNode } from "graphql";

/** The client's checked-in documents: the text of each id, of this release and of earlier ones. */
export interface PersistedDocuments {
  /** The document's text; null for an id that was never given out. */
  find(id: string): string | null;
  /** True for a text that is one of them, by the SHA-256 of it. */
  has(textHash: string): boolean;
}

/** The hash under which Apollo keeps a document. */
export function hashOfText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Documents from a map of ids to texts. */
export function persistedDocuments(texts: Readonly<Record<string, string>>): PersistedDocuments {
  // A map has no prototype: an id called "constructor" is as unknown as any other.
  const byId = new Map(Object.entries(texts));
  const hashes = new Set([...byId.values()].map(hashOfText));
  return { find: (id) => byId.get(id) ?? null, has: (hash) => hashes.has(hash) };
}

/**
 * Documents from files as relay-compiler writes them, each beside the ones before. With `isWatched` (development)
 * the last one, which is being written, is read again when it has changed.
 */
export function readPersistedDocuments(
  files: readonly string[],
  options: { isWatched: boolean },
): PersistedDocuments {
  const read = () => persistedDocuments(Object.assign({}, ...files.map(readTexts)));
  let documents = read();
  const written = files.at(-1);
  if (!options.isWatched || written === undefined) return documents;

  let readAt = statSync(written).mtimeMs;
  const latest = () => {
    const changedAt = statSync(written).mtimeMs;
    if (changedAt !== readAt) {
      documents = read();
      readAt = changedAt;
    }
    return documents;
  };
  return { find: (id) => latest().find(id), has: (hash) => latest().has(hash) };
}

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

/**
 * Apollo's document store, for persisted documents alone: each is parsed and validated once and then
 * kept. What others send is not kept, so nobody can fill the memory with documents of their own.
 */
export function persistedDocumentStore(documents: PersistedDocuments) {
  const kept = new Map<string, DocumentNode>();
  const hashOfKey = (key: string) => key.slice(key.lastIndexOf(":") + 1);
  return {
    get: async (key: string) => kept.get(hashOfKey(key)),
    set: async (key: string, document: DocumentNode) => {
      const hash = hashOfKey(key);
      if (documents.has(hash)) kept.set(hash, document);
    },
    delete: async (key: string) => kept.delete(hashOfKey(key)),
  };
}
