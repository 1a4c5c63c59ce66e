import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root.ts";

// Releases the current schema and the widget's documents, which must not break from now on. Documents are only added,
// because pages of earlier releases may still be open.
const folder = join(projectRoot, "server", "app", "graph", "released");

const documentsFile = join(folder, "documents.json");
const releasedDocuments = readTexts(documentsFile);
const current = readTexts(join(projectRoot, "client", "__generated__", "persisted.json"));
const allDocuments = { ...releasedDocuments, ...current };
const sorted = Object.fromEntries(
  Object.keys(allDocuments)
    .sort()
    .map((id) => [id, allDocuments[id]]),
);
writeFileSync(documentsFile, `${JSON.stringify(sorted, null, 2)}\n`);

copyFileSync(join(projectRoot, "schema.graphql"), join(folder, "schema.graphql"));
writeFileSync(join(folder, "exceptions.json"), "[]\n");

const added = Object.keys(sorted).length - Object.keys(releasedDocuments).length;
console.log(`The graph is released as it is, with ${added} new documents of ${Object.keys(sorted).length}.`);

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}
