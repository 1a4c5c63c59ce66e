import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { MoneyInputRef, MoneyRef } from "../../payments/graphql/money.ts";
import { isInParent } from "../rules/contentInput.ts";
import type { ContentMember, ContentType, ObjectShape, OneOfShape } from "../rules/contentShapes.ts";
import { ENTRY_KINDS, type EntryKind } from "../rules/definition.ts";
import { ENTRY_SHAPES } from "../rules/entryShapes.ts";
import { toGraphContent } from "../rules/storedContent.ts";
import { sanitise } from "../sanitise.ts";
import { SocialKindEnum, StockEnum } from "./entryEnums.ts";

type Shape = ObjectShape | OneOfShape;

/** Content as `toGraphContent` returns it. */
type Content = Readonly<Record<string, unknown>>;

/** One type for each shape, whether it occurs once or several times. */
function createOnce<Type>(create: (shape: Shape) => Type): (shape: Shape) => Type {
  const types = new Map<string, Type>();
  return (shape) => {
    const type = types.get(shape.name) ?? create(shape);
    types.set(shape.name, type);
    return type;
  };
}

const getMembers = (shape: Shape): readonly ContentMember[] =>
  "options" in shape ? shape.options : shape.members;

const ENUMS = { Stock: StockEnum, SocialKind: SocialKindEnum };

function getScalar(type: Exclude<ContentType, { readonly kind: "object" | "oneOf" | "list" | "price" }>) {
  switch (type.kind) {
    case "enum":
      return ENUMS[type.name];
    case "text":
    case "pattern":
      return "String";
    case "locale":
      return "Locale";
    case "url":
      return "URL";
    case "reference":
      return "ID";
    case "integer":
      return "Int";
    case "boolean":
      return "Boolean";
    case "richText":
      return "RichText";
  }
}

/** Pothos cannot infer the types of generated fields, so callers cast the result. */
function getInputType(type: ContentType): unknown {
  if (type.kind === "list") return [getInputType(type.of)];
  if (type.kind === "price") return MoneyInputRef;
  return type.kind === "object" || type.kind === "oneOf" ? getInput(type.shape) : getScalar(type);
}

const createInput = (shape: Shape) =>
  builder.inputType(`${shape.name}Input`, {
    description: shape.description,
    isOneOf: "options" in shape,
    fields: (t) =>
      Object.fromEntries(
        getMembers(shape).map(({ name, type, description, isRequired }) => [
          name,
          t.field({ type: getInputType(type) as "String", description, required: isRequired ?? false }),
        ]),
      ),
  });

const getInput = createOnce(createInput);

/** Kinds that validation always stores, with their default. */
const STORED_KINDS: readonly ContentType["kind"][] = ["boolean", "list", "enum", "pattern", "locale"];

/** References and choices may have lost their object. */
function isNullable({ type, isRequired }: ContentMember): boolean {
  if (type.kind === "reference" || type.kind === "oneOf") return true;
  const isStored = STORED_KINDS.includes(type.kind);
  return !isRequired && !isStored && !isInParent(type);
}

function getOutputType(type: ContentType): unknown {
  if (type.kind === "list") return [getOutputType(type.of)];
  if (type.kind === "price") return MoneyRef;
  return type.kind === "object" || type.kind === "oneOf" ? getOutput(type.shape) : getScalar(type);
}

const createOutput = (shape: Shape) =>
  builder.objectRef<Content>(`${shape.name}Content`).implement({
    description: shape.description,
    fields: (t) =>
      Object.fromEntries(
        getMembers(shape).map((member) => [
          member.name,
          t.field({
            type: getOutputType(member.type) as "String",
            nullable: ("options" in shape || isNullable(member)) as true,
            description: member.description,
            // The content is one value, loaded at once.
            complexity: { field: 0, multiplier: 1 },
            resolve: (content) => content[member.name] as string,
          }),
        ]),
      ),
  });

const getOutput = createOnce(createOutput);

const byKind = <Type>(get: (shape: Shape) => Type) =>
  Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, get(ENTRY_SHAPES[kind])])) as Readonly<
    Record<EntryKind, Type>
  >;

export const CONTENT_INPUTS = byKind(getInput);

interface EntryContent extends Content {
  readonly entryKind: EntryKind;
}

export const EntryContentRef = builder.unionType("EntryContent", {
  description:
    "Content of an entry for editing. Without its null members it is a valid `content` of the update mutation.",
  types: Object.values(byKind(getOutput)),
  resolveType: (value) => `${ENTRY_SHAPES[(value as EntryContent).entryKind].name}Content`,
});

/** References in `data` are global ids. */
export async function loadEntryContent(
  ctx: Context,
  businessId: string,
  entryKind: EntryKind,
  data: unknown,
): Promise<EntryContent> {
  const { currency } = await ctx.getBusiness(businessId);
  return { ...toGraphContent(entryKind, data, { currency, sanitise }), entryKind };
}
