import type { TestCaller, TestGraph } from "./graph.ts";

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
  readonly newest: number;
  readonly published: number | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
  readonly data: Record<string, unknown>;
}

const ENTRY = "id kind state slug title newest published publishAt unpublishAt data";

const ADDITIONAL_FIELDS: Readonly<Record<string, string>> = {
  deleteEntry: "deletedId",
  reorderEntries: "reordered",
  createPreview: "preview { previewId name path expiresAt revokedAt }",
  revokePreview: "preview { previewId revokedAt }",
  importSite: "created revised problems { path message }",
  updateMedia: "media { id alt }",
};

function inputType(mutation: string): string {
  const [, verb] = /^(create|update)(Page|Post|Author|Category|Product)$/.exec(mutation) ?? [];
  if (verb !== undefined) return `${verb === "create" ? "Create" : "Update"}EntryInput`;
  return `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
}

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
  const success = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Payload`;
  const { data, errors } = await graph.run<{ answer: ContentResult }>(
    `mutation ($input: ${inputType(mutation)}!) { answer: ${mutation}(input: $input) { __typename ... on Failure { code }
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
