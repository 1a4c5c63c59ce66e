import type { Form } from "../../../platform/database/prisma/client.ts";
import type { Ending, FormDefinition } from "../../../shared/forms/definition.ts";
import { askedDefinition } from "../askedDefinition.ts";
import { newStartToken } from "../startTokens.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { slugOrId } from "../../../platform/graphql/slugOrId.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { FormFieldInterface } from "./formField.ts";
import { FormRuleRef } from "./formRule.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { PublicationEnum } from "../../catalogue/graphql/publication.ts";

/** What is shown at the end of a form or a survey. */
export const FormEndingRef = builder.objectRef<Ending>("FormEnding").implement({
  description: "What is shown at the end.",
  fields: (t) => ({
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    redirectUrl: t.exposeString("redirectUrl", {
      nullable: true,
      description: "Where it leads on: one of our own paths, or an origin that the business allows.",
    }),
  }),
});

/** A form or a survey that somebody has opened. */
export const FormStartRef = builder.objectRef<{ readonly token: string }>("FormStart").implement({
  description: "That somebody opened it: what a submission and uploads show.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description: "Good for a day and one submission, of the version that was asked for.",
    }),
    uploadUrl: t.string({
      description:
        "Where files are sent before the answers (multipart: start, field, inside a preview its id as preview, file).",
      resolve: () => "/uploads",
    }),
  }),
});

/** What the newest version asks, read once for all fields of the answer. */
async function definitionOf(ctx: Context, { businessId, id, version }: Form): Promise<FormDefinition> {
  const found = await ctx.loaders(businessId).formVersion.load({ formId: id, version });
  if (!found) throw new Error("a form has its newest version");
  return askedDefinition(found, await ctx.businessOf(businessId));
}

export const FormRef = builder.prismaObject("Form", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "Questions, with rules that show, hide and require them. In the business's own language.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Form", row.id) }),
    slug: t.exposeString("slug"),
    version: t.exposeInt("version", { description: "Raised whenever what is asked changes." }),
    name: t.exposeString("name", {
      description: "What the business calls it. For the business alone.",
      authScopes: ({ businessId }) => ({ may: { businessId, permission: "forms.manage" } }),
    }),
    publication: t.expose("publication", {
      type: PublicationEnum,
      description: "For the business alone.",
      authScopes: ({ businessId }) => ({ may: { businessId, permission: "forms.manage" } }),
    }),
    title: t.string({ resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).title }),
    intro: t.string({
      description: "Said above the fields; may be empty.",
      resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).intro,
    }),
    fields: t.field({
      type: [FormFieldInterface],
      resolve: async (row, _, ctx) => [...(await definitionOf(ctx, row)).fields],
    }),
    rules: t.field({
      type: [FormRuleRef],
      description: "In the order in which they are applied.",
      resolve: async (row, _, ctx) => [...(await definitionOf(ctx, row)).rules],
    }),
    submitLabel: t.string({
      nullable: true,
      description: "What the button says; null: the interface's own word.",
      resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).submitLabel,
    }),
    thanks: t.field({
      type: FormEndingRef,
      resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).thanks,
    }),
    disqualified: t.field({
      type: FormEndingRef,
      resolve: async (row, _, ctx) => (await definitionOf(ctx, row)).disqualified,
    }),
    start: t.field({
      type: FormStartRef,
      description: "A new start each time it is asked for.",
      resolve: async ({ businessId, id, version }, _, ctx) => {
        ctx.request.forOneVisitor?.();
        return { token: newStartToken(await ctx.scopeOf(businessId), { kind: "FORM", formId: id, version }) };
      },
    }),
  }),
});

builder.prismaObjectField(BusinessRef, "form", (t) =>
  t.prismaField({
    type: "Form",
    nullable: true,
    description: "A published form, by its id or slug.",
    args: { id: t.arg.id(), slug: t.arg.string() },
    resolve: async (query, { id: businessId }, named, ctx) => {
      const where = slugOrId("Form", named);
      if (!where) return null;
      return ctx.database.prisma.form.findFirst({
        ...query,
        where: { businessId, publication: "PUBLISHED", ...where },
      });
    },
  }),
);

builder.prismaObjectField(ServiceRef, "forms", (t) =>
  t.field({
    type: [FormRef],
    description: "What is asked when it is booked: published forms, in their order.",
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
