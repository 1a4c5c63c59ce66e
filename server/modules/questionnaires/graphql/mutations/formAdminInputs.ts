import { builder } from "../../../../platform/graphql/builder.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { PublicationEnum } from "../../../catalogue/graphql/publication.ts";

export const CreateFormInput = builder.inputType("CreateFormInput", {
  description: "The input of `createForm`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    slug: t.string({
      required: true,
      description: "Lower-case letters, digits and hyphens; at most 39 characters.",
    }),
    name: t.string({ required: true, description: "Internal name; at most 120 characters." }),
    definition: t.field({
      type: "JSONObject",
      required: true,
      description: "The definition: title, intro, fields, rules, submitLabel, thanks and disqualified.",
    }),
    publication: t.field({ type: PublicationEnum, description: "Publication state. Default: `DRAFT`." }),
  }),
});

export const UpdateFormInput = builder.inputType("UpdateFormInput", {
  description: "The input of `updateForm`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    form: t.id({ required: true, description: "Id or slug of the form." }),
    slug: t.string({ description: "Lower-case letters, digits and hyphens; at most 39 characters." }),
    name: t.string({ description: "Internal name; at most 120 characters." }),
    definition: t.field({
      type: "JSONObject",
      description:
        "The complete definition. A changed definition becomes the next version; an identical one creates none.",
    }),
    version: t.int({
      description:
        "Version on which the change is based. Rejected with `OLD_VERSION` if a newer version exists.",
    }),
  }),
});

export const PublishFormInput = builder.inputType("PublishFormInput", {
  description: "The input of `publishForm`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    form: t.id({ required: true, description: "Id or slug of the form." }),
    publication: t.field({ type: PublicationEnum, required: true, description: "New publication state." }),
  }),
});

export const DeleteFormInput = builder.inputType("DeleteFormInput", {
  description: "The input of `deleteForm`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    form: t.id({ required: true, description: "Id or slug of the form." }),
  }),
});
