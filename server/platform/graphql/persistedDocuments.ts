import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { DocumentNode } from "graphql";
import { createBoundedCache } from "../../shared/memory/boundedCache.ts";

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

/** Characters of other callers' documents that are kept parsed. A parsed document takes about thirty times its text. */
const MAX_OTHER_TEXT = 500_000;

/**
 * Apollo's document store. Each persisted document is parsed and validated once and then kept. Of other documents, those asked for
 * last are kept, within a bound: a partner's server sends the same few texts again and again.
 */
export function parsedDocumentStore(documents: PersistedDocuments, maxOtherText: number = MAX_OTHER_TEXT) {
  const persisted = new Map<string, DocumentNode>();
  const others = createBoundedCache<DocumentNode>({ maxTotal: maxOtherText });
  const hashOfKey = (key: string) => key.slice(key.lastIndexOf(":") + 1);
  return {
    get: async (key: string) => {
      const hash = hashOfKey(key);
      return persisted.get(hash) ?? others.get(hash) ?? undefined;
    },
    set: async (key: string, document: DocumentNode) => {
      const hash = hashOfKey(key);
      if (documents.has(hash)) persisted.set(hash, document);
      else others.put(hash, document, textLength(document));
    },
    delete: async (key: string) => {
      const hash = hashOfKey(key);
      return persisted.delete(hash) || others.delete(hash);
    },
  };
}

/** Returns the number of characters that a document was parsed from. */
function textLength({ loc }: DocumentNode): number {
  return loc?.source.body.length ?? Infinity;
}
