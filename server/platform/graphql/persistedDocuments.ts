import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

export interface PersistedDocuments {
  find(id: string): string | null;
  /** True for the SHA-256 of a persisted document's text. */
  has(textHash: string): boolean;
}

export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function createPersistedDocuments(texts: Readonly<Record<string, string>>): PersistedDocuments {
  // A map has no prototype, so an id such as "constructor" is unknown.
  const byId = new Map(Object.entries(texts));
  const hashes = new Set([...byId.values()].map(hashText));
  return { find: (id) => byId.get(id) ?? null, has: (hash) => hashes.has(hash) };
}

/** A later file wins. With `isWatched` (development) a changed last file is read again. */
export function readPersistedDocuments(
  files: readonly string[],
  options: { isWatched: boolean },
): PersistedDocuments {
  const read = () => createPersistedDocuments(Object.assign({}, ...files.map(readTexts)));
  let documents = read();
  const watchedFile = files.at(-1);
  if (!options.isWatched || watchedFile === undefined) return documents;

  let readAt = statSync(watchedFile).mtimeMs;
  const latest = () => {
    const changedAt = statSync(watchedFile).mtimeMs;
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

/** Characters of other documents that stay parsed. A parsed document takes about 30 times its text. */
const MAX_OTHER_TEXT = 500_000;

/** Keeps each persisted document, and the most recently used others, because partners repeat few texts. */
export function createDocumentStore(documents: PersistedDocuments, maxOtherText: number = MAX_OTHER_TEXT) {
  const persisted = new Map<string, DocumentNode>();
  const others = new LRUCache<string, DocumentNode>({
    maxSize: maxOtherText,
    maxEntrySize: Math.floor(maxOtherText / 4),
    sizeCalculation: getTextLength,
  });
  const getHash = (key: string) => key.slice(key.lastIndexOf(":") + 1);
  return {
    get: async (key: string) => {
      const hash = getHash(key);
      return persisted.get(hash) ?? others.get(hash);
    },
    set: async (key: string, document: DocumentNode) => {
      const hash = getHash(key);
      if (documents.has(hash)) persisted.set(hash, document);
      else others.set(hash, document);
    },
    delete: async (key: string) => {
      const hash = getHash(key);
      return persisted.delete(hash) || others.delete(hash);
    },
  };
}

function getTextLength({ loc }: DocumentNode): number {
  return loc?.source.body.length ?? Number.MAX_SAFE_INTEGER;
}
