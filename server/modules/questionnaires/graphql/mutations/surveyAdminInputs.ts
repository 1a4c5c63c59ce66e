import { builder } from "../../../../platform/graphql/builder.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { PublicationEnum } from "../../../catalogue/graphql/publication.ts";

export const CreateSurveyInput = builder.inputType("CreateSurveyInput", {
  description: "The input of `createSurvey`.",
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
      description: "The definition: title, intro, slides, disqualifies, thanks, disqualified and bands.",
    }),
    publication: t.field({ type: PublicationEnum, description: "Publication state. Default: `DRAFT`." }),
  }),
});

export const UpdateSurveyInput = builder.inputType("UpdateSurveyInput", {
  description: "The input of `updateSurvey`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    survey: t.id({ required: true, description: "Id or slug of the survey." }),
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

export const PublishSurveyInput = builder.inputType("PublishSurveyInput", {
  description: "The input of `publishSurvey`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    survey: t.id({ required: true, description: "Id or slug of the survey." }),
    publication: t.field({ type: PublicationEnum, required: true, description: "New publication state." }),
  }),
});

export const DeleteSurveyInput = builder.inputType("DeleteSurveyInput", {
  description: "The input of `deleteSurvey`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    survey: t.id({ required: true, description: "Id or slug of the survey." }),
  }),
});
