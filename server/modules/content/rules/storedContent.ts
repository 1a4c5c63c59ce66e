import { isInParent } from "./contentInput.ts";
import type { ContentMember, ContentType, ObjectShape, OneOfShape } from "./contentShapes.ts";
import type { EntryKind } from "./definition.ts";
import { ENTRY_SHAPES } from "./entryShapes.ts";

type Members = Readonly<Record<string, unknown>>;

interface Options {
  readonly currency: string;
  readonly sanitise: (html: string) => string;
}

/**
 * Converts stored content to the form that is read and written in the graph: the inverse of `parseContentInput`. Blocks
 * of unknown kinds are left out.
 */
export function toGraphContent(kind: EntryKind, data: unknown, options: Options): Members {
  return toMembers(ENTRY_SHAPES[kind].members, asMembers(data), options);
}

const asMembers = (value: unknown) => (typeof value === "object" && value !== null ? value : {}) as Members;

function toMembers(members: readonly ContentMember[], stored: Members, options: Options): Members {
  return Object.fromEntries(
    members.map((member) => [
      member.name,
      isInParent(member.type)
        ? toGraphInParent(member.type, stored, options)
        : toGraphValue(member.type, stored[member.stored ?? member.name], options, member.isRequired),
    ]),
  );
}

function toGraphValue(
  type: ContentType,
  value: unknown,
  options: Options,
  isRequired: boolean | undefined,
): unknown {
  switch (type.kind) {
    case "text":
      if (type.isEmptyDistinct) return value ?? null;
      return isRequired ? (value ?? "") : value || null;
    case "richText":
      return options.sanitise(typeof value === "string" ? value : "") || (isRequired ? "" : null);
    case "price":
      return value ? { amount: value, currency: options.currency } : null;
    case "boolean":
    case "enum":
      return value ?? type.default ?? null;
    case "list":
      return (Array.isArray(value) ? value : []).flatMap(
        (one: unknown) => toGraphValue(type.of, one, options, true) ?? [],
      );
    case "object":
      return value == null ? null : toGraphObject(type.shape, value, options);
    case "oneOf":
      return toGraphChoice(type.shape, asMembers(value), options);
    default:
      return value ?? null;
  }
}

function toGraphObject(shape: ObjectShape, value: unknown, options: Options): Members {
  if (shape.storedAs !== "only") return toMembers(shape.members, asMembers(value), options);
  const [{ name, type }] = shape.members as readonly [ContentMember];
  return { [name]: toGraphValue(type, value, options, true) };
}

/** Returns null for an unknown kind, and for a reference to an object that no longer exists. */
function toGraphChoice({ options: all }: OneOfShape, stored: Members, options: Options): Members | null {
  const option = all.find(({ storedKind }) => storedKind === stored["kind"]);
  if (!option) return null;
  const { name, type } = option;
  const value =
    type.kind === "object"
      ? toMembers(type.shape.members, stored, options)
      : toGraphValue(type, stored[name], options, false);
  return value === null ? null : { [name]: value };
}

function toGraphInParent(
  type: Extract<ContentType, { readonly kind: "object" | "oneOf" }>,
  stored: Members,
  options: Options,
): Members | null {
  if (type.kind === "object") return toMembers(type.shape.members, stored, options);
  const option = type.shape.options.find(({ name }) => stored[name] != null);
  return option ? { [option.name]: stored[option.name] } : null;
}
