import { type ASTNode, type DocumentNode, Kind, parse } from "graphql";
import { documentLimits } from "./limits.ts";

/** Checked before validation, because some rules of graphql-js need quadratic time or deep recursion. */
export const documentBounds = {
  /** A long introspection query reaches about 30. */
  nesting: 100,
  fragments: 100,
  directives: 100,
  variables: 200,
} as const;

const HARMLESS_CHARACTERS = 1_000;

/** Null if the document is within bounds or cannot be parsed. Linear time, no recursion. */
export function findExceededBound(text: string): string | null {
  if (text.length <= HARMLESS_CHARACTERS) return null;
  const document = parseOrNull(text);
  if (!document) return null;
  const found = { nesting: 0, fragments: 0, directives: 0, variables: 0 };
  const spreads = new Map<string, string[]>();
  for (const definition of document.definitions) {
    const inner: string[] = [];
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      found.fragments += 1;
      spreads.set(definition.name.value, inner);
    }
    const stack: { node: ASTNode; depth: number }[] = [{ node: definition, depth: 0 }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { node, depth } = next;
      found.nesting = Math.max(found.nesting, depth);
      if (node.kind === Kind.DIRECTIVE) found.directives += 1;
      if (node.kind === Kind.VARIABLE_DEFINITION) found.variables += 1;
      if (node.kind === Kind.FRAGMENT_SPREAD) inner.push(node.name.value);
      for (const child of getChildren(node)) stack.push({ node: child, depth: depth + 1 });
    }
  }
  for (const [bound, limit] of Object.entries(documentBounds)) {
    const count = found[bound as keyof typeof documentBounds];
    if (count > limit) return `${bound} ${count}, at most ${limit}`;
  }
  return isCircular(spreads) ? "a fragment that spreads itself" : null;
}

function parseOrNull(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: documentLimits.tokens, noLocation: true });
  } catch {
    return null;
  }
}

function getChildren(node: ASTNode): ASTNode[] {
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  );
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === "object" && value !== null && "kind" in value;
}

function isCircular(spreads: ReadonlyMap<string, readonly string[]>): boolean {
  const remaining = new Map(
    [...spreads].map(([name, inner]) => [name, inner.filter((one) => spreads.has(one))]),
  );
  for (let size = -1; size !== remaining.size;) {
    size = remaining.size;
    for (const [name, inner] of remaining)
      if (!inner.some((one) => remaining.has(one))) remaining.delete(name);
  }
  return remaining.size > 0;
}

/** Types do not limit a JSON object. */
export const variableBounds = { nesting: 32, values: 20_000 } as const;

export function findExceededVariableBound(variables: unknown): string | null {
  const stack: { value: unknown; depth: number }[] = [{ value: variables, depth: 0 }];
  let values = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.depth > variableBounds.nesting) return `nesting, at most ${variableBounds.nesting}`;
    if (next.value === null || typeof next.value !== "object") continue;
    for (const value of Object.values(next.value) as unknown[]) {
      values += 1;
      stack.push({ value, depth: next.depth + 1 });
    }
    if (values > variableBounds.values) return `values, at most ${variableBounds.values}`;
  }
  return null;
}
