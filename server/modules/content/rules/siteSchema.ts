import type { ContentMember, ContentType, ObjectShape, OneOfShape } from "./contentShapes.ts";
import { ENTRY_KINDS } from "./definition.ts";
import { ENTRY_SHAPES } from "./entryShapes.ts";
import { isInParent } from "./contentInput.ts";
import { CONTENT_LIMITS } from "./limits.ts";

type Schema = Readonly<Record<string, unknown>>;

export const SITE_SCHEMA_PATH = "/schemas/site.v1.json";

/** Returns the JSON Schema (draft 2020-12) of an exported site. */
export function buildSiteSchema(origin: string): Schema {
  const shapes = new Shapes();
  const entries = ENTRY_KINDS.map((kind) => ({
    type: "object",
    properties: {
      kind: { const: kind },
      slug:
        kind === "SITE"
          ? { type: "string", const: "" }
          : {
              type: "string",
              maxLength: 60,
              pattern: `^${kind === "PAGE" ? "(" : ""}[a-z0-9]+(-[a-z0-9]+)*${kind === "PAGE" ? ")?" : ""}$`,
              description: kind === "PAGE" ? "Empty for the home page." : "Name in addresses.",
            },
      isPublished: { type: "boolean", description: "True if the entry is public." },
      data: shapes.describe({ kind: "object", shape: ENTRY_SHAPES[kind] }),
    },
    required: kind === "SITE" ? ["kind", "data"] : ["kind", ...(kind === "PAGE" ? [] : ["slug"]), "data"],
    additionalProperties: false,
  }));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${origin}${SITE_SCHEMA_PATH}`,
    title: "Daybook site",
    description: "Content of a site, as `exportSite` returns it and `importSite` accepts it.",
    type: "object",
    properties: {
      format: { const: "daybook-site" },
      version: { const: 1 },
      entries: { type: "array", maxItems: 1_000, items: { oneOf: entries } },
    },
    required: ["format", "version"],
    additionalProperties: false,
    $defs: shapes.definitions,
  };
}

class Shapes {
  readonly definitions: Record<string, Schema> = {};

  describe(type: ContentType): Schema {
    switch (type.kind) {
      case "text":
      case "url":
        return { type: "string", maxLength: type.max };
      case "pattern":
      case "locale":
        return { type: "string", maxLength: type.max, pattern: type.pattern };
      case "richText":
        return { type: "string", maxLength: CONTENT_LIMITS.richText, description: "HTML." };
      case "boolean":
        return { type: "boolean", default: type.default };
      case "integer":
        return { type: "integer", minimum: type.from, maximum: type.to };
      case "price":
        return {
          type: "integer",
          minimum: 0,
          maximum: CONTENT_LIMITS.price,
          description: "Price including tax in minor units of the business's currency. 0 is free.",
        };
      case "enum":
        return { enum: type.values, ...(type.default === undefined ? {} : { default: type.default }) };
      case "reference":
        return { type: "string", minLength: type.to === "PAGE" ? 0 : 1, maxLength: 200 };
      case "list":
        return { type: "array", minItems: type.min, maxItems: type.max, items: this.describe(type.of) };
      case "object":
        return this.#define(type.shape, () => this.#describeObject(type.shape));
      case "oneOf":
        return this.#define(type.shape, () => this.#describeOneOf(type.shape));
    }
  }

  #define(shape: ObjectShape | OneOfShape, describe: () => Schema): Schema {
    this.definitions[shape.name] ??= { description: shape.description, ...describe() };
    return { $ref: `#/$defs/${shape.name}` };
  }

  #describeObject(shape: ObjectShape, storedKind?: string): Schema {
    if (shape.storedAs === "only") return this.describe(shape.members[0]!.type);
    const members = shape.members.flatMap((member) => listStored(member));
    return this.#describeMembers(members, storedKind, shape.members.flatMap(listChoices));
  }

  #describeMembers(
    members: readonly ContentMember[],
    storedKind: string | undefined,
    choices: readonly (readonly string[])[] = [],
  ): Schema {
    const required = members.filter(({ isRequired }) => isRequired).map(getStoredName);
    return {
      type: "object",
      properties: {
        ...(storedKind === undefined ? {} : { kind: { const: storedKind } }),
        ...Object.fromEntries(members.map((member) => [getStoredName(member), this.#describeMember(member)])),
      },
      required: storedKind === undefined ? required : ["kind", ...required],
      ...(choices.length === 0
        ? {}
        : {
            allOf: choices.map((names) => ({
              oneOf: names.map((name) => ({ required: [name], properties: { [name]: { type: "string" } } })),
            })),
          }),
      additionalProperties: false,
    };
  }

  /** An optional member may be null. */
  #describeMember({ type, isRequired, description }: ContentMember): Schema {
    const schema = this.describe(type);
    if (isRequired)
      return {
        ...schema,
        ...(type.kind === "text" || type.kind === "richText" ? { minLength: 1 } : {}),
        description,
      };
    return { anyOf: [schema, { type: "null" }], description };
  }

  #describeOneOf({ options }: OneOfShape): Schema {
    return {
      oneOf: options.map((option) =>
        option.type.kind === "object"
          ? this.#describeObject(option.type.shape, option.storedKind)
          : this.#describeMembers([{ ...option, isRequired: true }], option.storedKind),
      ),
    };
  }
}

const getStoredName = ({ name, stored = name }: ContentMember) => stored;

/** Members of a shape that is stored in its parent are members of the parent. */
function listStored(member: ContentMember): readonly ContentMember[] {
  const { type } = member;
  if (!isInParent(type)) return [member];
  return type.kind === "object" ? type.shape.members : type.shape.options;
}

function listChoices({ type }: ContentMember): (readonly string[])[] {
  return isInParent(type) && type.kind === "oneOf" ? [type.shape.options.map(({ name }) => name)] : [];
}
