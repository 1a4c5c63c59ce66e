import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type FieldNode, Kind, type OperationDefinitionNode, parse } from "graphql";
import { expect, it } from "vitest";

const desk = join(import.meta.dirname, "..");

const queries = readdirSync(desk, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .flatMap((file) => [...readFileSync(join(desk, file), "utf8").matchAll(/graphql`([^`]*)`/g)])
  .flatMap(([, text]) => parse(text!).definitions)
  .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
  .filter(({ operation }) => operation === "query");

const listFields = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections
    .filter((one): one is FieldNode => one.kind === Kind.FIELD)
    .map(({ name }) => name.value);

it("reads the desk's queries", () => expect(queries.length).toBeGreaterThan(20));

// Without a session a node is null without an error, so only the missing viewer tells that the session has ended.
it.each(
  queries
    .filter((query) => listFields(query).some((name) => name === "node" || name === "nodes"))
    .map((query) => [query.name!.value, query] as const),
)("%s asks for the viewer beside a node", (_, query) => expect(listFields(query)).toContain("viewer"));
