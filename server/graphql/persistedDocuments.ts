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
 * Documents from the file that relay-compiler writes. With `isWatched` (development) the file is read
 * again when it has changed.
 */
export function readPersistedDocuments(file: string, options: { isWatched: boolean }): PersistedDocuments {
  const read = () => persistedDocuments(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  let documents = read();
  if (!options.isWatched) return documents;

  let readAt = statSync(file).mtimeMs;
  const latest = () => {
    const changedAt = statSync(file).mtimeMs;
    if (changedAt !== readAt) {
      documents = read();
      readAt = changedAt;
    }
    return documents;
  };
  return { find: (id) => latest().find(id), has: (hash) => latest().has(hash) };
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
