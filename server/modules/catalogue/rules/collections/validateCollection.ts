import { type Written, validateFields, publication, slug, text } from "../../../../shared/input/fields.ts";

/** What an owner says of a service menu or a group, what stands in it left aside. */
const COLLECTION = {
  slug: slug({ isRouted: true }),
  name: text({ max: 120 }),
  description: text({ max: 2000, lines: true, mayBeEmpty: true }),
  publication,
};

/** A menu or group as it was written. */
export type WrittenCollection = Written<typeof COLLECTION>;

/** Judges a new menu or group, or what is to change of one. */
export function validateCollection(written: WrittenCollection, isNew: boolean) {
  return validateFields(COLLECTION, written, isNew ? ["slug", "name"] : []);
}
