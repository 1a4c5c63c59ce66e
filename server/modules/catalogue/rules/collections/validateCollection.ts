import { type FieldInput, validateFields, publication, slug, text } from "../../../../shared/input/fields.ts";

const COLLECTION = {
  slug: slug({ isRouted: true }),
  name: text({ max: 120 }),
  description: text({ max: 2000, allowsLines: true, isOptional: true }),
  publication,
};

export type CollectionInput = FieldInput<typeof COLLECTION>;

export function validateCollection(input: CollectionInput, isNew: boolean) {
  return validateFields(COLLECTION, input, isNew ? ["slug", "name"] : []);
}
