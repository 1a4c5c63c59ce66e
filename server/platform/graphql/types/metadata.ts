import { METADATA_LIMITS, type MetadataEntry } from "../../../shared/metadata/metadata.ts";
import { builder } from "../builder.ts";
import type { InputFields } from "../inputFields.ts";

const { name: nameLength, value: valueLength } = METADATA_LIMITS;

export const MetadataEntryRef = builder.objectRef<MetadataEntry>("MetadataEntry").implement({
  description: "A name and a value that a program stored with an object.",
  fields: (t) => ({
    name: t.exposeString("name", { description: `The name, of 1 to ${nameLength} characters.` }),
    value: t.exposeString("value", {
      description: `The value as it was sent, of up to ${valueLength} characters. It may be empty.`,
    }),
  }),
});

export const MetadataInput = builder.inputType("MetadataInput", {
  description: "A name and its new value.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `1 to ${nameLength} characters, without control characters and without spaces at its ends. Upper and lower case differ.`,
    }),
    value: t.string({
      required: true,
      description: `Up to ${valueLength} characters, stored as they are.`,
    }),
  }),
});

export const MetadataFilterInput = builder.inputType("MetadataFilter", {
  description: "A name and a value in the metadata. Both must be equal, including case.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The name." }),
    value: t.string({ required: true, description: "The whole value." }),
  }),
});

export const metadataFilterField = (t: InputFields) =>
  t.field({ type: MetadataFilterInput, description: "Has this name with this value in its metadata." });
