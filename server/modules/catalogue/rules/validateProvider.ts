import {
  type Written,
  validateFields,
  orNull,
  phone,
  picture,
  position,
  publication,
  slug,
  text,
} from "../../../shared/input/fields.ts";

/** What an owner says of a provider. */
const PROVIDER = {
  slug: slug({ isRouted: true }),
  name: text({ max: 120 }),
  description: text({ max: 2000, lines: true, mayBeEmpty: true }),
  address: text({ max: 300, lines: true, mayBeEmpty: true }),
  phone: orNull(phone),
  picture: orNull(picture),
  position,
  publication,
};

/** A provider as it was written. */
export type WrittenProvider = Written<typeof PROVIDER>;

/** Judges a new provider, or what is to change of one. */
export function validateProvider(written: WrittenProvider, isNew: boolean) {
  return validateFields(PROVIDER, written, isNew ? ["slug", "name"] : []);
}
