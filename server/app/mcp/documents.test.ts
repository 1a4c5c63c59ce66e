import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { documentLimitsRule } from "../../platform/graphql/limits/limits.ts";
import { MCP_DOCUMENTS } from "./documents.ts";

const schema = buildSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));

it.each(Object.entries(MCP_DOCUMENTS))("%s matches the schema and its limits", (name, text) => {
  const document = parse(text);
  expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  expect(validate(schema, document, [documentLimitsRule(() => false)])).toEqual([]);
  expect(text).toMatch(new RegExp(`^(query|mutation) ${name}\\(`));
});
