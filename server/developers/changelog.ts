import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GraphQLSchema, buildSchema } from "graphql";
import {
  type AcceptedChange,
  type SchemaChange,
  findBreakingSchemaChanges,
} from "../app/graph/released/schemaChanges.ts";
import { projectRoot } from "../root.ts";
import { type Coordinates, listCoordinates } from "./coordinates.ts";

const folder = join(projectRoot, "server", "app", "graph", "released");

interface Release {
  readonly schema: GraphQLSchema;
  readonly accepted: readonly AcceptedChange[];
}

/** Returns the difference to the released schema as Markdown. */
export function describeChanges(schema: GraphQLSchema): string {
  return renderChanges(readRelease(), schema);
}

function readRelease(): Release | null {
  const file = join(folder, "schema.graphql");
  if (!existsSync(file)) return null;
  return {
    schema: buildSchema(readFileSync(file, "utf8")),
    accepted: JSON.parse(readFileSync(join(folder, "exceptions.json"), "utf8")) as AcceptedChange[],
  };
}

export function renderChanges(release: Release | null, schema: GraphQLSchema): string {
  if (release === null)
    return "Version 1 of the graph is not released yet. Until its release, any part of the graph may change.";
  const before = listCoordinates(release.schema);
  const now = listCoordinates(schema);
  const sections = [
    ["Added", listAdded(before, now)],
    ["Deprecated", listDeprecated(before, now)],
    ["Changed", listBreaking(findBreakingSchemaChanges(release.schema, schema), release.accepted)],
  ] as const;
  const filled = sections.filter(([, lines]) => lines.length > 0);
  if (filled.length === 0) return "The graph has not changed since its last release.";
  return filled.map(([title, lines]) => `### ${title}\n\n${lines.join("\n")}`).join("\n\n");
}

/** A new type is one line, without its members. */
function listAdded(before: Coordinates, now: Coordinates): readonly string[] {
  const isNew = (coordinate: string) => now.has(coordinate) && !before.has(coordinate);
  return [...now.keys()]
    .filter((coordinate) => isNew(coordinate) && !listParents(coordinate).some(isNew))
    .map((coordinate) => `- \`${coordinate}\``);
}

/** The type and the field of `Query.business(slug:)`. */
function listParents(coordinate: string): readonly string[] {
  const parents = [coordinate.replace(/\(.*$/, ""), coordinate.replace(/\..*$/, "")];
  return parents.filter((parent) => parent !== coordinate);
}

function listDeprecated(before: Coordinates, now: Coordinates): readonly string[] {
  return [...now]
    .filter(([coordinate, reason]) => reason !== null && (before.get(coordinate) ?? null) === null)
    .map(([coordinate, reason]) => `- \`${coordinate}\`: ${reason}`);
}

function listBreaking(
  changes: readonly SchemaChange[],
  accepted: readonly AcceptedChange[],
): readonly string[] {
  const reasons = new Map(accepted.map(({ change, reason }) => [change, reason]));
  return changes.map(({ description }) => {
    const reason = reasons.get(description);
    return reason === undefined ? `- ${description}` : `- ${description} ${reason}`;
  });
}
