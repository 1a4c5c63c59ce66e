import type { Form } from "../../../platform/database/prisma/client.ts";
import type { Ending, FormDefinition } from "../../../shared/forms/definition.ts";
import { toSafeDefinition } from "../safeDefinition.ts";
import { newStartToken } from "../startTokens.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { findByIdOrSlug } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { FormFieldInterface, listShownFields } from "./formField.ts";
import { FormRuleRef } from "./formRule.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { PublicationEnum } from "../../catalogue/graphql/publication.ts";

export const FormEndingRef = builder.objectRef<Ending>("FormEnding").implement({
  description: "Text at the end of a form or survey.",
  fields: (t) => ({
    title: t.string({
      nullable: true,
      description: "Heading. Null if there is none.",
      resolve: ({ title }) => emptyToNull(title),
    }),
    text: t.string({
      nullable: true,
      description: "Plain text of one or more lines. Null if there is none.",
      resolve: ({ text }) => emptyToNull(text),
    }),
    redirectUrl: t.exposeString("redirectUrl", {
      nullable: true,
      description:
        "Redirect target: a path on this server, or a URL on an origin that the business allows. Null for no redirect.",
    }),
  }),
});

export const FormStartRef = builder.objectRef<{ readonly token: string }>("FormStart").implement({
  description: "Permission to submit a form or survey once and to upload its files.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description:
        "Send it with the submission and uploads. Valid for 24 hours and one submission of this version.",
    }),
    uploadUrl: t.string({
      description:
        "URL for uploads before the submission. Send multipart/form-data with the parts `start`, `field`, `preview` (only inside a preview) and `file`, in this order.",
      resolve: () => "/uploads",
    }),
  }),
});

async function loadDefinition(ctx: Context, { businessId, id, version }: Form): Promise<FormDefinition> {
  const definition = await ctx.loaders(businessId).formVersion.load({ id, version });
  if (!definition) throw new Error("a form has its newest version");
  return toSafeDefinition(definition, await ctx.getBusiness(businessId));
}

export const FormRef = builder.prismaObject("Form", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description:
    "A form that is shown on one page, with rules that show, hide and require fields. Its texts are in the business's language.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Form", row.id) }),
    slug: t.exposeString("slug"),
    version: t.exposeInt("version", {
      description: "Number of the newest version. Each change of the definition increments it.",
    }),
    name: t.exposeString("name", {
      description: "Internal name.",
      authScopes: requires("forms.manage"),
    }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "Publication state.",
      authScopes: requires("forms.manage"),
    }),
    title: t.string({ resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).title }),
    intro: t.string({
      nullable: true,
      description: "Text above the fields. Null if there is none.",
      resolve: async (row, _, ctx) => emptyToNull((await loadDefinition(ctx, row)).intro),
    }),
    fields: t.field({
      type: [FormFieldInterface],
      resolve: async (row, _, ctx) =>
        listShownFields(ctx, row.businessId, (await loadDefinition(ctx, row)).fields),
    }),
    rules: t.field({
      type: [FormRuleRef],
      description: "Rules in the order in which they apply. A later rule takes precedence.",
      resolve: async (row, _, ctx) => [...(await loadDefinition(ctx, row)).rules],
    }),
    submitLabel: t.string({
      nullable: true,
      description: "Label of the button. Null for the default label.",
      resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).submitLabel,
    }),
    thanks: t.field({
      type: FormEndingRef,
      resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).thanks,
    }),
    disqualified: t.field({
      type: FormEndingRef,
      resolve: async (row, _, ctx) => (await loadDefinition(ctx, row)).disqualified,
    }),
    start: t.field({
      type: FormStartRef,
      description: "A new start for one visitor. Each query returns another one.",
      resolve: async ({ businessId, id, version }, _, ctx) => {
        ctx.request.markPrivate?.();
        return {
          token: newStartToken(await ctx.getScope(businessId), { kind: "FORM", formId: id, version }),
        };
      },
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "form", (t) =>
  t.prismaField({
    type: "Form",
    nullable: true,
    description: "Finds a published form by id or slug. Null if there is none.",
    args: { id: t.arg.id({ required: true, description: "Id or slug." }) },
    resolve: (query, { id: businessId }, { id: idOrSlug }, { database: { prisma } }) =>
      findByIdOrSlug("Form", businessId, idOrSlug, {
        findByKey: (key) => prisma.form.findUnique({ ...query, where: { ...key, publication: "PUBLISHED" } }),
      }),
  }),
);

builder.prismaObjectField(ServiceRef, "forms", (t) =>
  t.field({
    type: [FormRef],
    description:
      "Published forms that visitors fill in when they book the service, in display order; at most 10.",
    select: (_args, _ctx, nested) => ({
      forms: {
        where: { form: { publication: "PUBLISHED" } },
        orderBy: [{ position: "asc" }, { formId: "asc" }],
        select: { form: nested() },
      },
    }),
    resolve: (row) => row.forms.map((one) => one.form),
  }),
);
