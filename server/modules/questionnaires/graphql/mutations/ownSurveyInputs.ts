import { builder } from "../../../../platform/graphql/builder.ts";
import { repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { PublicationEnum } from "../../../catalogue/graphql/publication.ts";

/** A new survey. */
export const CreateSurveyInput = builder.inputType("CreateSurveyInput", {
  description: "A new survey.",
  fields: (t) => ({
    ...repeatable(t),
    slug: t.string({ required: true, description: "Small letters, digits and hyphens, at most 39." }),
    name: t.string({ required: true, description: "What the business calls it." }),
    definition: t.field({
      type: "JSONObject",
      required: true,
      description: "What is asked: title, intro, slides, disqualifies, thanks, disqualified and bands.",
    }),
    publication: t.field({ type: PublicationEnum, description: "None: a draft." }),
  }),
});

/** What of a survey is to be otherwise. */
export const UpdateSurveyInput = builder.inputType("UpdateSurveyInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    ...repeatable(t),
    survey: t.id({ required: true, description: "An id or a slug." }),
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

/** Who may see a survey. */
export const PublishSurveyInput = builder.inputType("PublishSurveyInput", {
  description: "Who may see a survey.",
  fields: (t) => ({
    ...repeatable(t),
    survey: t.id({ required: true, description: "An id or a slug." }),
    publication: t.field({ type: PublicationEnum, required: true, description: "What it is to be." }),
  }),
});

/** A survey to be put away. */
export const DeleteSurveyInput = builder.inputType("DeleteSurveyInput", {
  description: "The survey to put away.",
  fields: (t) => ({
    ...repeatable(t),
    survey: t.id({ required: true, description: "An id or a slug." }),
  }),
});
