import type { Issue } from "../../../shared/failures/failure.ts";
import { isKnownBlock } from "./definition.ts";

export interface Dropped {
  readonly path: readonly string[];
  readonly message: string;
}

type Tree = Record<string, unknown> | unknown[];

const MOST_ROUNDS = 12;

/**
 * Removes blocks of unknown kinds and references that this business does not have, with the parts that require them.
 * All other issues that `validate` reports remain.
 */
export function dropUnknown(
  input: unknown,
  judge: (input: unknown) => readonly Issue[],
): { readonly input: unknown; readonly dropped: readonly Dropped[] } {
  const dropped: Dropped[] = [];
  const copy = withoutUnknownBlocks(structuredClone(input), [], dropped);
  const emptied = new WeakMap<object, Set<string>>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // From the end, so that removing a list item does not shift the paths that follow.
    const wrong = judge(copy).filter((one) => isAboutNames(copy, one, emptied));
    if (wrong.length === 0) break;
    for (const { path, code } of wrong.toReversed()) {
      if (code === "NOT_FOUND") dropped.push({ path, message: "What is named here is not there." });
      remove(copy, code === "NOT_FOUND" ? path : path.slice(0, -1), emptied);
    }
  }
  return { input: copy, dropped };
}

/** A booking block needs one of these. If all are missing, the issue names the first. */
const ONE_OF: readonly string[] = ["service", "provider", "menu"];

/** True if an issue reports an unknown reference, or a required member that was removed before. */
function isAboutNames(root: unknown, { path, code }: Issue, emptied: WeakMap<object, Set<string>>): boolean {
  if (code === "NOT_FOUND") return path.length > 0;
  if (code !== "REQUIRED" || path.length < 2) return false;
  const owner = at(root, path.slice(0, -1));
  const gone = owner && emptied.get(owner);
  if (!gone) return false;
  const name = path.at(-1)!;
  return gone.has(name) || (ONE_OF.includes(name) && ONE_OF.some((other) => gone.has(other)));
}

function at(root: unknown, path: readonly string[]): Tree | null {
  let found: unknown = root;
  for (const step of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return null;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === "object" && found !== null ? (found as Tree) : null;
}

function remove(root: unknown, path: readonly string[], emptied: WeakMap<object, Set<string>>): void {
  const owner = at(root, path.slice(0, -1));
  const name = path.at(-1);
  if (owner === null || name === undefined) return;
  if (Array.isArray(owner)) {
    owner.splice(Number(name), 1);
    if (owner.length > 0) return;
    // An empty list counts as missing where a list is required.
    const list = path.slice(0, -1);
    const above = at(root, list.slice(0, -1));
    if (above !== null && list.length > 0) remember(emptied, above, list.at(-1)!);
    return;
  }
  owner[name] = null;
  remember(emptied, owner, name);
}

function remember(emptied: WeakMap<object, Set<string>>, owner: object, name: string): void {
  emptied.set(owner, (emptied.get(owner) ?? new Set()).add(name));
}

const MOST_COLUMNS = 3;

function withoutUnknownBlocks(value: unknown, path: readonly string[], dropped: Dropped[]): unknown {
  const { blocks } = (value ?? {}) as { readonly blocks?: unknown };
  if (!Array.isArray(blocks)) return value;
  return { ...(value as object), blocks: knownBlocks(blocks, [...path, "blocks"], dropped, true) };
}

function knownBlocks(
  blocks: readonly unknown[],
  path: readonly string[],
  dropped: Dropped[],
  isOutermost: boolean,
): unknown[] {
  return blocks.flatMap((block, i): unknown[] => {
    const here = [...path, String(i)];
    if (!isKnownBlock(block)) {
      dropped.push({ path: here, message: "A block of a kind that is not known here." });
      return [];
    }
    if (block.kind !== "columns" || !isOutermost || !Array.isArray(block.columns)) return [block];
    const columns = block.columns
      .slice(0, MOST_COLUMNS + 1)
      .map((column: unknown, j) =>
        Array.isArray(column) ? knownBlocks(column, [...here, "columns", String(j)], dropped, false) : column,
      );
    return [{ ...block, columns }];
  });
}
