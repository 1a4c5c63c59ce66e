import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { printSchema } from "../app/graph/printSchema.ts";
import { buildSchema } from "../app/graph/schema.ts";
import { projectRoot } from "../root.ts";

writeFileSync(join(projectRoot, "schema.graphql"), printSchema(buildSchema()));
