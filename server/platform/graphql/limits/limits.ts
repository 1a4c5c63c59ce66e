import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/** Persisted documents are exempt. */
export const documentLimits = {
  tokens: 4_000,
  depth: 16,
  /** Counts a fragment at each spread. */
  aliases: 60,
  rootFields: 20,
} as const;

/** Apollo overwrites the code of a validation error. */
export const limitCodeKey = "limitCode";

/** Introspection is deep but reads no data. graphql-js limits its depth. */
const introspectionFields = new Set(["__schema", "__type", "__typename"]);

interface Measure {
  readonly depth: number;
  readonly aliases: number;
}

export function documentLimitsRule(isExempt: (text: string) => boolean): ValidationRule {
  return (context) => {
    const text = context.getDocument().loc?.source.body;
    return text !== undefined && isExempt(text) ? {} : createMeasuringVisitor(context);
  };
}

/** Measures each fragment once, so the check stays linear. */
function createMeasuringVisitor(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Measure>();
  const open = new Set<string>();

  function measureFragment(name: string): Measure {
    const known = fragments.get(name);
    const fragment = known ? null : context.getFragment(name);
    if (!fragment || open.has(name)) return known ?? { depth: 0, aliases: 0 };
    open.add(name);
    const measure = measureSelections(fragment.selectionSet);
    open.delete(name);
    fragments.set(name, measure);
    return measure;
  }

  function measureSelections(set: SelectionSetNode): Measure {
    let depth = 0;
    let aliases = 0;
    for (const selection of set.selections) {
      let inner: Measure = { depth: 0, aliases: 0 };
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) aliases += 1;
        if (introspectionFields.has(selection.name.value)) continue;
        if (selection.selectionSet) inner = measureSelections(selection.selectionSet);
        inner = { ...inner, depth: inner.depth + 1 };
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        inner = measureSelections(selection.selectionSet);
      } else {
        inner = measureFragment(selection.name.value);
      }
      depth = Math.max(depth, inner.depth);
      aliases += inner.aliases;
    }
    return { depth, aliases };
  }

  return {
    OperationDefinition(operation) {
      const { depth, aliases } = measureSelections(operation.selectionSet);
      const rejectAbove = (property: string, found: number, limit: number) => {
        if (found <= limit) return;
        const message = `The document is too large: ${property} ${found}, at most ${limit}.`;
        const extensions = { [limitCodeKey]: "DOCUMENT_TOO_LARGE" };
        context.reportError(new GraphQLError(message, { nodes: operation, extensions }));
      };
      rejectAbove("depth", depth, documentLimits.depth);
      rejectAbove("aliases", aliases, documentLimits.aliases);
      rejectAbove("root fields", operation.selectionSet.selections.length, documentLimits.rootFields);
      return false;
    },
  };
}
