import type { ContentType, ObjectShape, OneOfShape } from "../../modules/content/rules/contentShapes.ts";
import type { EntryKind } from "../../modules/content/rules/definition.ts";
import { ENTRY_SHAPES } from "../../modules/content/rules/entryShapes.ts";
import type { TestCaller, TestGraph } from "../graph.ts";

export interface ContentResult {
  readonly __typename: string;
  readonly code?: string;
  readonly state?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
  readonly entry?: AdminEntry;
  readonly [more: string]: unknown;
}

export interface AdminEntry {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly slug: string;
  readonly title: string;
  readonly latestRevision: number;
  readonly publishedRevision: number | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
}

const ENTRY = "id kind state slug title latestRevision publishedRevision publishAt unpublishAt";

const ADDITIONAL_FIELDS: Readonly<Record<string, string>> = {
  deleteEntry: "deletedId",
  reorderEntries: "entries { id }",
  createPreview: "preview { previewId name path expiresAt revokedAt }",
  revokePreview: "preview { previewId revokedAt }",
  importSite: "created revised problems { path message }",
  updateMedia: "media { id alt }",
};

const NO_ISSUES = new Set(["deleteEntry", "reorderEntries", "revokePreview"]);
const STATEFUL =
  /^(update(Page|Post|Author|Category|Product|Site)|restore|publish|unpublish|archive|delete|importSite)/;

/** Returns the code of a thrown error. */
export async function sendContent(
  graph: TestGraph,
  mutation: string,
  input: object,
  asker: TestCaller,
): Promise<ContentResult> {
  const name = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
  const success = `${name}Payload`;
  const { data, errors } = await graph.run<{ answer: ContentResult }>(
    `mutation ($input: ${name}Input!) { answer: ${mutation}(input: $input) { __typename ... on Failure { code }
       ${STATEFUL.test(mutation) ? "... on EntryStateConflict { state }" : ""}
       ${NO_ISSUES.has(mutation) ? "" : "... on InvalidInput { issues { path code } }"}
       ... on ${success} { ${ADDITIONAL_FIELDS[mutation] ?? `entry { ${ENTRY} }`} } } }`,
    { input },
    asker,
  );
  return errors.length > 0 ? { __typename: "Thrown", code: String(errors[0]!.code) } : data.answer;
}

export async function siteVersion(graph: TestGraph, businessId: string): Promise<number> {
  const [row] = await graph.database.query<{ version: number }>(
    "SELECT version FROM sites WHERE business_id = $1",
    [businessId],
  );
  return row?.version ?? 0;
}

/** Returns the title or redirect of a public path, or null. */
export async function loadPublicPath(
  graph: TestGraph,
  path: string,
  asker: TestCaller = {},
): Promise<string | null> {
  const data = await graph.data<{
    business: { site: { resolve: { title?: string; name?: string; location?: string } | null } | null };
  }>(
    `query ($path: String!) { business { site { resolve(path: $path) { ... on Page { title } ... on Post { title }
       ... on Product { title } ... on Category { name } ... on ContentRedirect { location } } } } }`,
    { path },
    asker,
  );
  const resource = data.business.site?.resolve;
  return resource?.title ?? resource?.name ?? resource?.location ?? null;
}

/** Selects all content of an entry for editing. */
function selectContent(shape: ObjectShape | OneOfShape): string {
  const members = "options" in shape ? shape.options : shape.members;
  return members.map(({ name, type }) => `${name}${selectBelow(type)}`).join(" ");
}

function selectBelow(type: ContentType): string {
  if (type.kind === "list") return selectBelow(type.of);
  if (type.kind === "price") return " { amount currency }";
  return type.kind === "object" || type.kind === "oneOf" ? ` { ${selectContent(type.shape)} }` : "";
}

/** Removes the null members of content that was read, which makes it a valid input. */
export function toContentInput<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(toContentInput) as Value;
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(members.map(([name, one]) => [name, toContentInput(one)])) as Value;
}

export interface EditedContent {
  readonly id: string;
  readonly slug: string;
  readonly latestRevision: number;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Reads the entries of a kind for editing, with their content as input of the update mutation. */
export async function loadContents(
  graph: TestGraph,
  kind: EntryKind,
  asker: TestCaller,
): Promise<readonly EditedContent[]> {
  const shape = ENTRY_SHAPES[kind];
  const data = await graph.data<{
    business: { siteEntries: { edges: { node: Omit<EditedContent, "input"> & { content: object } }[] } };
  }>(
    `{ business { siteEntries(filter: { kind: [${kind}] }, first: 50) { edges { node { id slug latestRevision
         content { ... on ${shape.name}Content { ${selectContent(shape)} } } } } } } }`,
    {},
    asker,
  );
  return data.business.siteEntries.edges.map(({ node: { content, ...entry } }) => ({
    ...entry,
    input: toContentInput(content) as Record<string, unknown>,
  }));
}
