import {
  type FieldInput,
  validateFields,
  nullable,
  phone,
  pictureUrl,
  position,
  publication,
  slug,
  text,
} from "../../../shared/input/fields.ts";

const PROVIDER = {
  slug: slug({ isRouted: true }),
  name: text({ max: 120 }),
  description: text({ max: 2000, allowsLines: true, isOptional: true }),
  address: text({ max: 300, allowsLines: true, isOptional: true }),
  phone: nullable(phone),
  picture: nullable(pictureUrl),
  position,
  publication,
};

export type ProviderInput = FieldInput<typeof PROVIDER>;

export function validateProvider(input: ProviderInput, isNew: boolean) {
  return validateFields(PROVIDER, input, isNew ? ["slug", "name"] : []);
}
