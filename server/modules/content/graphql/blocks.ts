import type { RevisionRow } from "../data/loadSite.ts";
import { type Block, type BlockKind, isKnownBlock } from "../rules/definition.ts";
import type { SiteView } from "../siteView.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type ContentType, type Pictures, nounId, picturesOf } from "./contentType.ts";

export interface Placed<Kind extends BlockKind = BlockKind> {
  readonly id: string;
  readonly view: SiteView;
  readonly pictures: Pictures;
  readonly block: Extract<Block, { readonly kind: Kind }>;
}

export const ContentBlockInterface = builder.interfaceRef<Placed>("ContentBlock").implement({
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
  return builder.objectRef<Placed<Kind>>(name).implement({
    description,
    // Pothos cannot infer the interface of a generic type.
    interfaces: [ContentBlockInterface as never],
    isTypeOf: (value) => (value as Placed).block?.kind === kind,
  });
}

export function placed(view: SiteView, pictures: Pictures, prefix: string, blocks: unknown): Placed[] {
  const list: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return list
    .filter(isKnownBlock)
    .map((block) => ({ id: `${prefix}.${block.id}`, view, pictures, block }) as Placed);
}

export function blocksOf(noun: ContentType<"PAGE"> | ContentType<"POST">, row: RevisionRow): Placed[] {
  const prefix = `${nounId(noun as unknown as ContentType)}.${noun.entry.number}`;
  return placed(noun.view, picturesOf(row), prefix, row.data["blocks"]);
}

interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

export function problemsOf({ data }: RevisionRow): Problem[] {
  return problemsIn(data["blocks"], ["blocks"]);
}

function problemsIn(blocks: unknown, path: readonly string[]): Problem[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, i) => {
    const at = [...path, String(i)];
    if (!isKnownBlock(block)) return [{ path: at, message: unknownKind(block) }];
    if (block.kind !== "columns") return [];
    return block.columns.flatMap((column, j) => problemsIn(column, [...at, "columns", String(j)]));
  });
}

function unknownKind(block: unknown): string {
  const kind = (block as { readonly kind?: unknown } | null)?.kind;
  const name = typeof kind === "string" ? ` "${kind.slice(0, 40)}"` : "";
  return `A block of a kind that is not known here${name}: it is not shown.`;
}
