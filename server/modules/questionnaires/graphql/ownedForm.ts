import { builder } from "../../../platform/graphql/builder.ts";
import { walkedBy } from "../../../platform/graphql/cursors.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { FormRef } from "./form.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { PublicationEnum } from "../../catalogue/graphql/publication.ts";
import { SurveyRef } from "./survey.ts";

/** What only the business may see of a form or survey. */
const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "forms.manage" } }) as const;

const versionArg = "A version; none: the newest.";

builder.prismaObjectFields(FormRef, (t) => ({
  definition: t.field({
    type: "JSONObject",
    nullable: true,
    description:
      "What a version asks, as `updateForm` takes it; null: there is no such version. For the business alone.",
    authScopes: ownersOnly,
    args: { version: t.arg.int({ description: versionArg }) },
    resolve: ({ businessId, id, version }, asked, ctx) =>
      ctx.loaders(businessId).formVersion.load({ formId: id, version: asked.version ?? version }),
  }),
  services: t.field({
    type: [ServiceRef],
    description: "The services that it is asked for. For the business alone.",
    authScopes: ownersOnly,
    select: (_args, _ctx, nested) => ({
      services: {
        orderBy: [{ service: { position: "asc" } }, { serviceId: "asc" }],
        select: { service: nested() },
      },
    }),
    resolve: (row) => row.services.map((one) => one.service),
  }),
  createdAt: t.field({
    type: "DateTime",
    description: "For the business alone.",
    authScopes: ownersOnly,
    resolve: ({ createdAt }) => instantText(createdAt.getTime()),
  }),
  updatedAt: t.field({
    type: "DateTime",
    description: "For the business alone.",
    authScopes: ownersOnly,
    resolve: ({ updatedAt }) => instantText(updatedAt.getTime()),
  }),
  exportUrl: t.string({
    description: "Where all submissions are, as CSV (RFC 4180), for whoever shows an API key.",
    authScopes: ownersOnly,
    resolve: ({ id }) => `/exports/forms/${globalId("Form", id)}.csv`,
  }),
}));

builder.prismaObjectFields(SurveyRef, (t) => ({
  definition: t.field({
    type: "JSONObject",
    nullable: true,
    description:
      "What a version asks, as `updateSurvey` takes it; null: there is no such version. For the business alone.",
    authScopes: ownersOnly,
    args: { version: t.arg.int({ description: versionArg }) },
    resolve: ({ businessId, id, version }, asked, ctx) =>
      ctx.loaders(businessId).surveyVersion.load({ surveyId: id, version: asked.version ?? version }),
  }),
  createdAt: t.field({
    type: "DateTime",
    description: "For the business alone.",
    authScopes: ownersOnly,
    resolve: ({ createdAt }) => instantText(createdAt.getTime()),
  }),
  updatedAt: t.field({
    type: "DateTime",
    description: "For the business alone.",
    authScopes: ownersOnly,
    resolve: ({ updatedAt }) => instantText(updatedAt.getTime()),
  }),
  exportUrl: t.string({
    description: "Where all responses are, as CSV (RFC 4180), for whoever shows an API key.",
    authScopes: ownersOnly,
    resolve: ({ id }) => `/exports/surveys/${globalId("Survey", id)}.csv`,
  }),
}));

builder.prismaObjectFields(BusinessRef, (t) => ({
  forms: t.relatedConnection("forms", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description:
      "All forms, by name; archived ones too, unless others are asked for. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "forms.manage" } }),
    args: { publication: t.arg({ type: [PublicationEnum], description: "Only these." }) },
    query: ({ publication }) => ({
      where: publication == null ? {} : { publication: { in: publication } },
      orderBy: [{ name: "asc" }, { id: "asc" }],
    }),
  }),
  surveys: t.relatedConnection("surveys", {
    ...walkedBy("businessId_id"),
    totalCount: true,
    description:
      "All surveys, by name; archived ones too, unless others are asked for. For the business alone.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "forms.manage" } }),
    args: { publication: t.arg({ type: [PublicationEnum], description: "Only these." }) },
    query: ({ publication }) => ({
      where: publication == null ? {} : { publication: { in: publication } },
      orderBy: [{ name: "asc" }, { id: "asc" }],
    }),
  }),
}));
