import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../root.ts";
import type { DocumentFile } from "./writeDocuments.ts";

const folder = join(projectRoot, "client", "sdk", "documents");

export const generatedDocuments = join(projectRoot, "client", "sdk", "__generated__", "documents.ts");

export function readDocumentFiles(): readonly DocumentFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".graphql"));
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}
