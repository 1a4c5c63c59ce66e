import { builder } from "../../../../platform/graphql/builder.ts";
import { repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { PublicationEnum } from "../../../catalogue/graphql/publication.ts";

/** A new form. */
export const CreateFormInput = builder.inputType("CreateFormInput", {
  description: "A new form.",
  fields: (t) => ({
    ...repeatable(t),
    slug: t.string({ required: true, description: "Small letters, digits and hyphens, at most 39." }),
    name: t.string({ required: true, description: "What the business calls it." }),
    definition: t.field({
      type: "JSONObject",
      required: true,
      description: "What is asked: title, intro, fields, rules, submitLabel, thanks and disqualified.",
    }),
    publication: t.field({ type: PublicationEnum, description: "None: a draft." }),
  }),
});

/** What of a form is to be otherwise. */
export const UpdateFormInput = builder.inputType("UpdateFormInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    ...repeatable(t),
    form: t.id({ required: true, description: "An id or a slug." }),
    slug: t.string({ description: "Small letters, digits and hyphens, at most 39." }),
    name: t.string({ description: "What the business calls it." }),
    definition: t.field({
      type: "JSONObject",
      description:
        "The complete definition. A changed definition becomes the next version; an identical one creates none.",
    }),
    version: t.int({
      description: "The version that was edited: refused when somebody else has changed it since.",
    }),
  }),
});

/** Who may see a form. */
export const PublishFormInput = builder.inputType("PublishFormInput", {
  description: "Who may see a form.",
  fields: (t) => ({
    ...repeatable(t),
    form: t.id({ required: true, description: "An id or a slug." }),
    publication: t.field({ type: PublicationEnum, required: true, description: "What it is to be." }),
  }),
});

/** A form to be put away. */
export const DeleteFormInput = builder.inputType("DeleteFormInput", {
  description: "The form to put away.",
  fields: (t) => ({
    ...repeatable(t),
    form: t.id({ required: true, description: "An id or a slug." }),
  }),
});
