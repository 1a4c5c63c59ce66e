import { buildSchema as parseSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { addDescriptions, findUndescribed } from "./descriptions.ts";
import { EXACT_DESCRIPTIONS } from "./descriptionTexts.ts";
import { buildSchema } from "./schema.ts";

describe("descriptions", () => {
  it("exist for every element that partners can use", () => {
    expect(findUndescribed(buildSchema())).toEqual([]);
  });

  it("belong to existing elements", () => {
    const types = buildSchema().getTypeMap();
    const unknownPlaces = Object.keys(EXACT_DESCRIPTIONS).filter((place) => {
      const [type = "", member] = place.split(".", 2);
      const named = types[type];
      if (!named || member === undefined) return !named;
      const [field = "", arg] = member.replace(")", "").split("(", 2);
      if ("getValues" in named) return !named.getValues().some(({ name }) => name === field);
      if (!("getFields" in named)) return true;
      const fieldType = named.getFields()[field];
      return (
        !fieldType ||
        (arg !== undefined && !("args" in fieldType && fieldType.args.some(({ name }) => name === arg)))
      );
    });
    expect(unknownPlaces).toEqual([]);
  });

  it("stay unchanged where an element has its own", () => {
    const schema = parseSchema(`type Query { "Their own." name: String! title(first: Int): String! }`);
    addDescriptions(schema);
    const { name, title } = schema.getQueryType()!.getFields();
    expect(name!.description).toBe("Their own.");
    expect(title!.description).toBe("Heading.");
    expect(title!.args[0]!.description).toMatch(/^Number of entries/);
    expect(findUndescribed(schema)).toEqual(["Query"]);
  });
});
