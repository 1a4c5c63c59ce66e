import type { Issue } from "../../../shared/failures/failure.ts";
import { isKnownBlock } from "./definition.ts";

export interface DroppedPart {
  readonly path: readonly string[];
  readonly message: string;
}

type Container = Record<string, unknown> | unknown[];

const MAX_ROUNDS = 12;

/**
 * Removes blocks of unknown kinds and references that this business does not have, with the parts that require them.
 * All other issues that `validate` reports remain.
 */
export function dropUnknown(
  input: unknown,
  validate: (input: unknown) => readonly Issue[],
): { readonly input: unknown; readonly dropped: readonly DroppedPart[] } {
  const dropped: DroppedPart[] = [];
  const copy = removeUnknownBlocks(structuredClone(input), [], dropped);
  const removedMembers = new WeakMap<object, Set<string>>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // From the end, so that removing a list item does not shift the paths that follow.
    const referenceIssues = validate(copy).filter((one) => isReferenceIssue(copy, one, removedMembers));
    if (referenceIssues.length === 0) break;
    for (const { path, code } of referenceIssues.toReversed()) {
      if (code === "NOT_FOUND") dropped.push({ path, message: "The referenced object does not exist." });
      remove(copy, code === "NOT_FOUND" ? path : path.slice(0, -1), removedMembers);
    }
  }
  return { input: copy, dropped };
}

/** A booking block needs one of these. If all are missing, the issue names the first. */
const BOOKING_TARGETS: readonly string[] = ["service", "provider", "menu"];

/** True if an issue reports an unknown reference, or a required member that was removed before. */
function isReferenceIssue(
  root: unknown,
  { path, code }: Issue,
  removedMembers: WeakMap<object, Set<string>>,
): boolean {
  if (code === "NOT_FOUND") return path.length > 0;
  if (code !== "REQUIRED" || path.length < 2) return false;
  const owner = getContainer(root, path.slice(0, -1));
  const removed = owner && removedMembers.get(owner);
  if (!removed) return false;
  const name = path.at(-1)!;
  return (
    removed.has(name) ||
    (BOOKING_TARGETS.includes(name) && BOOKING_TARGETS.some((other) => removed.has(other)))
  );
}

function getContainer(root: unknown, path: readonly string[]): Container | null {
  let found: unknown = root;
  for (const step of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return null;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === "object" && found !== null ? (found as Container) : null;
}

function remove(root: unknown, path: readonly string[], removedMembers: WeakMap<object, Set<string>>): void {
  const owner = getContainer(root, path.slice(0, -1));
  const name = path.at(-1);
  if (owner === null || name === undefined) return;
  if (Array.isArray(owner)) {
    owner.splice(Number(name), 1);
    if (owner.length > 0) return;
    // An empty list counts as missing where a list is required.
    const list = path.slice(0, -1);
    const parent = getContainer(root, list.slice(0, -1));
    if (parent !== null && list.length > 0) markRemoved(removedMembers, parent, list.at(-1)!);
    return;
  }
  owner[name] = null;
  markRemoved(removedMembers, owner, name);
}

function markRemoved(removedMembers: WeakMap<object, Set<string>>, owner: object, name: string): void {
  removedMembers.set(owner, (removedMembers.get(owner) ?? new Set()).add(name));
}

const MAX_COLUMNS = 3;

function removeUnknownBlocks(value: unknown, path: readonly string[], dropped: DroppedPart[]): unknown {
  const { blocks } = (value ?? {}) as { readonly blocks?: unknown };
  if (!Array.isArray(blocks)) return value;
  return { ...(value as object), blocks: keepKnownBlocks(blocks, [...path, "blocks"], dropped, true) };
}

function keepKnownBlocks(
  blocks: readonly unknown[],
  path: readonly string[],
  dropped: DroppedPart[],
  isOutermost: boolean,
): unknown[] {
  return blocks.flatMap((block, i): unknown[] => {
    const blockPath = [...path, String(i)];
    if (!isKnownBlock(block)) {
      dropped.push({ path: blockPath, message: "This kind of block is unknown." });
      return [];
    }
    if (block.kind !== "columns" || !isOutermost || !Array.isArray(block.columns)) return [block];
    const columns = block.columns
      .slice(0, MAX_COLUMNS + 1)
      .map((column: unknown, j) =>
        Array.isArray(column)
          ? keepKnownBlocks(column, [...blockPath, "columns", String(j)], dropped, false)
          : column,
      );
    return [{ ...block, columns }];
  });
}
