import { type FieldInput, validateFields, slug, text, wholeNumber } from "../../../shared/input/fields.ts";

/** The limit of one block. */
const MOST_UNITS = 200;

const RESOURCE = {
  slug: slug({ isRouted: false }),
  name: text({ max: 120 }),
  units: wholeNumber(1, MOST_UNITS),
};

export type ResourceInput = FieldInput<typeof RESOURCE>;

export function validateResource(input: ResourceInput, isNew: boolean) {
  return validateFields(RESOURCE, input, isNew ? ["slug", "name", "units"] : []);
}
