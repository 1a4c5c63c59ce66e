import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSchema } from "graphql";
import { projectRoot } from "../../root.ts";
import { generatedDocuments, readDocumentFiles } from "./readDocumentFiles.ts";
import { writeDocuments } from "./writeDocuments.ts";

const schema = buildSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));

mkdirSync(dirname(generatedDocuments), { recursive: true });
writeFileSync(generatedDocuments, writeDocuments(schema, readDocumentFiles()));
