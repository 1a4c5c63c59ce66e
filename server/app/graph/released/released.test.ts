import { existsSync, readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../../root.ts";
import { hashText } from "../../../platform/graphql/persistedDocuments.ts";
import { type AcceptedChange, findBreakingSchemaChanges, compareWithAccepted } from "./schemaChanges.ts";

const read = (path: string) => readFileSync(`${projectRoot}/${path}`, "utf8");
const folder = "server/app/graph/released";

/** The folder is empty before the first release of the graph. */
const isReleased = existsSync(`${projectRoot}/${folder}/schema.graphql`);

describe("schema of this checkout", () => {
  const now = buildSchema(read("schema.graphql"));

  it("has only breaking changes with a recorded reason", () => {
    const released = isReleased ? buildSchema(read(`${folder}/schema.graphql`)) : now;
    const exceptions = JSON.parse(read(`${folder}/exceptions.json`)) as AcceptedChange[];
    // An exception without a change could excuse a later change by mistake.
    expect(compareWithAccepted(findBreakingSchemaChanges(released, now), exceptions)).toEqual({
      unexplained: [],
      obsolete: [],
    });
  });

  it("deprecates a part only with the date of its removal", () => {
    const text = read("schema.graphql");
    const marks = text.match(/@deprecated(\(reason: "[^"]*"\))?/g) ?? [];
    expect(marks.filter((mark) => !/\b20\d\d-\d\d-\d\d\b/.test(mark))).toEqual([]);
  });

  it("still accepts every document of every release", () => {
    const documents = Object.entries(JSON.parse(read(`${folder}/documents.json`)) as Record<string, string>);
    expect(documents.length > 0).toBe(isReleased);
    const broken = documents.flatMap(([id, text]) =>
      validate(now, parse(text)).map(({ message }) => `${id}: ${message}`),
    );
    expect(broken).toEqual([]);
    // The text of each document matches its id.
    expect(documents.filter(([id, text]) => hashText(text) !== id)).toEqual([]);
  });
});

describe("schema change", () => {
  const before = buildSchema(`
    type Query { a(first: Int = 10): Int b: Kind c: U gone: Int }
    enum Kind { X Y } union U = A | B type A { x: Int } type B { x: Int } input I { x: Int }`);
  const changed = (sdl: string) =>
    findBreakingSchemaChanges(before, buildSchema(sdl)).map(({ type }) => type);

  it.each([
    [
      "a field less",
      "type Query { a(first: Int = 10): Int b: Kind c: U } enum Kind { X Y } union U = A | B type A { x: Int } type B { x: Int } input I { x: Int }",
      "FIELD_REMOVED",
    ],
    [
      "another usual value",
      "type Query { a(first: Int = 20): Int b: Kind c: U gone: Int } enum Kind { X Y } union U = A | B type A { x: Int } type B { x: Int } input I { x: Int }",
      "ARG_DEFAULT_VALUE_CHANGE",
    ],
    [
      "a value less",
      "type Query { a(first: Int = 10): Int b: Kind c: U gone: Int } enum Kind { X } union U = A | B type A { x: Int } type B { x: Int } input I { x: Int }",
      "VALUE_REMOVED_FROM_ENUM",
    ],
    [
      "something that must be said now",
      "type Query { a(first: Int = 10): Int b: Kind c: U gone: Int } enum Kind { X Y } union U = A | B type A { x: Int } type B { x: Int } input I { x: Int y: Int! }",
      "REQUIRED_INPUT_FIELD_ADDED",
    ],
  ])("is breaking: %s", (_name, sdl, type) => {
    expect(changed(sdl)).toEqual([type]);
  });

  it("is not breaking if partners must expect the addition", () => {
    expect(
      changed(
        "type Query { a(first: Int = 10, last: Int): Int b: Kind c: U gone: Int more: Int } enum Kind { X Y Z } union U = A | B | C type A { x: Int } type B { x: Int } type C { x: Int } input I { x: Int y: Int }",
      ),
    ).toEqual([]);
  });

  it("is accepted only with its own reason", () => {
    const change = { type: "FIELD_REMOVED", description: "Query.gone was removed." };
    const reasoned = { change: change.description, reason: "never answered anything" };
    expect(compareWithAccepted([change], [])).toEqual({
      unexplained: ["FIELD_REMOVED: Query.gone was removed."],
      obsolete: [],
    });
    expect(compareWithAccepted([change], [reasoned])).toEqual({ unexplained: [], obsolete: [] });
    expect(compareWithAccepted([change], [{ ...reasoned, reason: " " }]).unexplained).toHaveLength(1);
    expect(compareWithAccepted([], [reasoned]).obsolete).toEqual([change.description]);
  });
});
