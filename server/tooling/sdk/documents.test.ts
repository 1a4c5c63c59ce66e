import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { documentLimitsRule } from "../../platform/graphql/limits/limits.ts";
import { projectRoot } from "../../root.ts";
import { generatedDocuments, readDocumentFiles } from "./readDocumentFiles.ts";
import { writeDocuments } from "./writeDocuments.ts";

const schema = buildSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));

it.each(readDocumentFiles().map(({ name, text }) => [name, text] as const))(
  "%s matches the schema and its limits",
  (_name, text) => {
    const document = parse(text);
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
    expect(validate(schema, document, [documentLimitsRule(() => false)])).toEqual([]);
  },
);

it("the generated documents belong to their sources", () => {
  expect(readFileSync(generatedDocuments, "utf8")).toBe(writeDocuments(schema, readDocumentFiles()));
});

it("gives types of a union with equal fields one shape", () => {
  const written = writeDocuments(
    buildSchema(`
      type Query { find(by: ByInput!): Found! }
      input ByInput @oneOf { id: ID key: String }
      enum Color { RED BLUE }
      interface Failure { code: String! }
      type A implements Failure { code: String! }
      type B implements Failure { code: String! }
      type Hit { color: Color! names: [String!] }
      union Found = A | B | Hit
    `),
    [
      {
        name: "find.graphql",
        text: "# Finds.\nquery Find($by: ByInput!) { find(by: $by) { __typename ... on Hit { color names } ... on Failure { code } } }",
      },
    ],
  );
  expect(written).toContain('readonly __typename: "A" | "B";\n    readonly code: string;');
  expect(written).toContain(
    "readonly color: OpenEnum<Color>;\n    readonly names: ReadonlyArray<string> | null;",
  );
  expect(written).toContain("| { readonly id: string; readonly key?: never }");
  expect(written).toContain('export type Color = "RED" | "BLUE";');
});
