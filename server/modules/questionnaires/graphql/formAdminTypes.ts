import type { Service } from "../../../platform/database/prisma/client.ts";
import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames, orderByAll } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy, rowCursors } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { FormRef } from "./form.ts";
import { ServiceConnectionRef, ServiceRef } from "../../catalogue/graphql/service.ts";
import { PublicationEnum } from "../../catalogue/graphql/publication.ts";
import { SurveyRef } from "./survey.ts";

const BY_SERVICE = "businessId_serviceId_formId";

const servicesOfForm = prismaConnectionHelpers(builder, "ServiceForm", {
  cursor: BY_SERVICE,
  select: (node) => ({ service: node({ select: { businessId: true, id: true } }) }),
  query: { orderBy: orderByAll({ service: { position: "asc" } }, { serviceId: "asc" }) },
  resolveNode: (row) => row.service as Service,
});

const versionArg = "Number of the version. Null for the newest.";

builder.prismaObjectFields(FormRef, (t) => ({
  definition: t.field({
    type: "JSONObject",
    nullable: true,
    description:
      "Export of a version as JSON, as `/schemas/form.v1.json` describes it. Null if there is no such version.",
    authScopes: requires("forms.manage"),
    args: { version: t.arg.int({ description: versionArg }) },
    resolve: ({ businessId, id, version }, args, ctx) =>
      ctx.loaders(businessId).formVersion.load({ id, version: args.version ?? version }),
  }),
  services: t.connection(
    {
      type: ServiceRef,
      description: "Services that have this form, by `position`, including unpublished ones.",
      authScopes: requires("forms.manage"),
      extensions: rowCursors(BY_SERVICE),
      select: (args, ctx, nested) => ({ services: servicesOfForm.getQuery(args, ctx, nested) }),
      resolve: ({ businessId, id: formId, services }, args, ctx) => ({
        ...servicesOfForm.resolve(services, args, ctx),
        totalCount: () => ctx.database.prisma.serviceForm.count({ where: { businessId, formId } }),
      }),
    },
    ServiceConnectionRef,
  ),
  createdAt: t.field({
    type: "DateTime",
    description: "Instant of creation.",
    authScopes: requires("forms.manage"),
    resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
  }),
  updatedAt: t.field({
    type: "DateTime",
    description: "Instant of the last change.",
    authScopes: requires("forms.manage"),
    resolve: ({ updatedAt }) => formatInstant(updatedAt.getTime()),
  }),
  exportUrl: t.string({
    description: "Path of all submissions as CSV (RFC 4180). The download requires `answers.read`.",
    authScopes: requires("forms.manage"),
    resolve: ({ id }) => `/exports/forms/${toGlobalId("Form", id)}.csv`,
  }),
}));

builder.prismaObjectFields(SurveyRef, (t) => ({
  definition: t.field({
    type: "JSONObject",
    nullable: true,
    description:
      "Export of a version as JSON, as `/schemas/survey.v1.json` describes it. Null if there is no such version.",
    authScopes: requires("forms.manage"),
    args: { version: t.arg.int({ description: versionArg }) },
    resolve: ({ businessId, id, version }, args, ctx) =>
      ctx.loaders(businessId).surveyVersion.load({ id, version: args.version ?? version }),
  }),
  createdAt: t.field({
    type: "DateTime",
    description: "Instant of creation.",
    authScopes: requires("forms.manage"),
    resolve: ({ createdAt }) => formatInstant(createdAt.getTime()),
  }),
  updatedAt: t.field({
    type: "DateTime",
    description: "Instant of the last change.",
    authScopes: requires("forms.manage"),
    resolve: ({ updatedAt }) => formatInstant(updatedAt.getTime()),
  }),
  exportUrl: t.string({
    description: "Path of all responses as CSV (RFC 4180). The download requires `answers.read`.",
    authScopes: requires("forms.manage"),
    resolve: ({ id }) => `/exports/surveys/${toGlobalId("Survey", id)}.csv`,
  }),
}));

const createFilter = (node: string, plural: string) =>
  builder.inputType(`${node}Filter`, {
    description: `Conditions on ${plural}.`,
    fields: (t) => ({
      publication: t.field({
        type: [PublicationEnum],
        description: "In one of these states. Default: all, including archived ones.",
      }),
    }),
  });

const FormFilterInput = createFilter("Form", "forms");
const SurveyFilterInput = createFilter("Survey", "surveys");

builder.prismaObjectFields(BusinessRef, (t) => ({
  forms: t.relatedConnection(
    "forms",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Forms of the business, by name.",
      authScopes: requires("forms.manage"),
      args: { filter: t.arg({ type: FormFilterInput }) },
      query: ({ filter }) => ({
        where: filter?.publication == null ? {} : { publication: { in: filter.publication } },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
    },
    ...connectionNames("Form"),
  ),
  surveys: t.relatedConnection(
    "surveys",
    {
      ...paginateBy("businessId_id"),
      totalCount: true,
      description: "Surveys of the business, by name.",
      authScopes: requires("forms.manage"),
      args: { filter: t.arg({ type: SurveyFilterInput }) },
      query: ({ filter }) => ({
        where: filter?.publication == null ? {} : { publication: { in: filter.publication } },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
    },
    ...connectionNames("Survey"),
  ),
}));
