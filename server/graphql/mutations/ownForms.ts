import type { Form } from "../../data/prisma/client.ts";
import {
  createQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
  updateQuestionnaire,
} from "../../services/questionnaires.ts";
import type { Outcome } from "../../services/scope.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { findRowIds } from "../namedRows.ts";
import * as failures from "../schema/failures.ts";
import { FormRef } from "../schema/form.ts";
import { CreateFormInput, DeleteFormInput, PublishFormInput, UpdateFormInput } from "./ownFormInputs.ts";

const success = (name: string) =>
  builder.objectRef<{ readonly form: Form }>(name).implement({
    isTypeOf: (value) => "form" in (value as object),
    fields: (t) => ({ form: t.expose("form", { type: FormRef }) }),
  });

const authScopes = { viewer: "forms.manage" } as const;

builder.mutationFields((t) => ({
  createForm: t.field({
    type: builder.unionType("CreateFormResult", {
      types: [success("CreateFormSuccess"), failures.InvalidInputRef],
    }),
    description: "Makes a form. Sent twice, the second finds its slug taken.",
    authScopes,
    args: { input: t.arg({ type: CreateFormInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const made = await createQuestionnaire(await ctx.scopeOf(ctx.viewer!.businessId), "FORM", input);
      return made.ok ? answered(ctx, made.value) : failures.answer(made.failure);
    },
  }),
  updateForm: t.field({
    type: builder.unionType("UpdateFormResult", {
      types: [success("UpdateFormSuccess"), failures.FormNotFoundRef, failures.InvalidInputRef],
    }),
    description: "Changes a form; what was answered before stays as it was asked. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: UpdateFormInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { form, ...written } }, ctx) => {
      const scope = await ctx.scopeOf(ctx.viewer!.businessId);
      return changed(ctx, form, (id) => updateQuestionnaire(scope, "FORM", id, written));
    },
  }),
  publishForm: t.field({
    type: builder.unionType("PublishFormResult", {
      types: [success("PublishFormSuccess"), failures.FormNotFoundRef],
    }),
    description: "Publishes a form, takes it back, or archives it. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: PublishFormInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { form, publication } }, ctx) => {
      const scope = await ctx.scopeOf(ctx.viewer!.businessId);
      return changed(ctx, form, (id) => publishQuestionnaire(scope, "FORM", id, publication));
    },
  }),
  deleteForm: t.field({
    type: builder.unionType("DeleteFormResult", {
      types: [success("DeleteFormSuccess"), failures.FormNotFoundRef],
    }),
    description:
      "Puts a form away: archived, and asked for no service. What was answered stays readable. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: DeleteFormInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { form } }, ctx) => {
      const scope = await ctx.scopeOf(ctx.viewer!.businessId);
      return changed(ctx, form, (id) => deleteQuestionnaire(scope, "FORM", id));
    },
  }),
}));

/** Changes the form of that name, and answers it as it is then. */
async function changed(ctx: Context, name: string, change: (id: string) => Promise<Outcome<null>>) {
  const { businessId } = ctx.viewer!;
  const [id] = await findRowIds("Form", [name], ({ OR }) =>
    ctx.database.prisma.form.findMany({
      where: { businessId, OR: [...OR] },
      select: { id: true, slug: true },
    }),
  );
  if (!id) return failures.answer({ code: "FORM_NOT_FOUND" });
  const outcome = await change(id);
  return outcome.ok ? answered(ctx, id) : failures.answer(outcome.failure);
}

async function answered({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { form: await database.prisma.form.findUniqueOrThrow({ where }) };
}
