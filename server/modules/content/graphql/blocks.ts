import type { RevisionRow } from "../data/loadSite.ts";
import { type Block, type BlockKind, isKnownBlock } from "../rules/definition.ts";
import type { SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type ContentNode, type Pictures, contentNodeId, indexPictures } from "./contentType.ts";

export interface BlockNode<Kind extends BlockKind = BlockKind> {
  readonly id: string;
  readonly view: SiteView;
  readonly pictures: Pictures;
  readonly block: Extract<Block, { readonly kind: Kind }>;
}

export const ContentBlockInterface = builder.interfaceRef<BlockNode>("ContentBlock").implement({
  description: "A part of a page. Each kind has its own type.",
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "Id of this block in this revision. The content behind an id never changes.",
    }),
    anchor: t.string({
      description: "HTML id of the block, for links such as `#anchor`. Unique within the page.",
      resolve: ({ block }) => block.id,
    }),
  }),
});

export function blockType<Kind extends BlockKind>(name: string, kind: Kind, description: string) {
  return builder.objectRef<BlockNode<Kind>>(name).implement({
    description,
    // Pothos cannot infer the interface of a generic type.
    interfaces: [ContentBlockInterface as never],
    isTypeOf: (value) => (value as BlockNode).block?.kind === kind,
  });
}

export function toBlockNodes(
  view: SiteView,
  pictures: Pictures,
  prefix: string,
  blocks: unknown,
): BlockNode[] {
  const list: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return list
    .filter(isKnownBlock)
    .map((block) => ({ id: `${prefix}.${block.id}`, view, pictures, block }) as BlockNode);
}

export function listBlocks(node: ContentNode<"PAGE"> | ContentNode<"POST">, row: RevisionRow): BlockNode[] {
  const prefix = `${contentNodeId(node as unknown as ContentNode)}.${node.entry.number}`;
  return toBlockNodes(node.view, indexPictures(row), prefix, row.data["blocks"]);
}

interface BlockProblem {
  readonly path: readonly string[];
  readonly message: string;
}

export function findProblems({ data }: RevisionRow): BlockProblem[] {
  return findProblemsIn(data["blocks"], ["blocks"]);
}

function findProblemsIn(blocks: unknown, path: readonly string[]): BlockProblem[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, i) => {
    const at = [...path, String(i)];
    if (!isKnownBlock(block)) return [{ path: at, message: describeUnknownKind(block) }];
    if (block.kind !== "columns") return [];
    return block.columns.flatMap((column, j) => findProblemsIn(column, [...at, "columns", String(j)]));
  });
}

function describeUnknownKind(block: unknown): string {
  const kind = (block as { readonly kind?: unknown } | null)?.kind;
  const name = typeof kind === "string" ? ` "${kind.slice(0, 40)}"` : "";
  return `A block of a kind that is not known here${name}: it is not shown.`;
}
