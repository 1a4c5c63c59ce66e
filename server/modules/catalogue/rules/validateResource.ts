import { type Written, validateFields, slug, text, whole } from "../../../shared/input/fields.ts";

/** The most units of a resource: as many as one block covers. */
const MOST_UNITS = 200;

/** What an owner says of a room or a piece of equipment. */
const RESOURCE = {
  slug: slug({ isRouted: false }),
  name: text({ max: 120 }),
  units: whole(1, MOST_UNITS),
};

/** A resource as it was written. */
export type WrittenResource = Written<typeof RESOURCE>;

/** Judges a new resource, or what is to change of one. */
export function validateResource(written: WrittenResource, isNew: boolean) {
  return validateFields(RESOURCE, written, isNew ? ["slug", "name", "units"] : []);
}
