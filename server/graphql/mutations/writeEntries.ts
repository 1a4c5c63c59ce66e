import { createEntry, restoreRevision, updateEntry, updateSite } from "../../services/content/entries.ts";
import { builder } from "../builder.ts";
import { NOUNS } from "../schema/contentNoun.ts";
import * as failures from "../schema/failures.ts";
import { readEntry } from "../schema/siteEntry.ts";
import { CONTENT_SCOPES, WRITTEN_KINDS, changeEntry, entrySuccess } from "./contentResult.ts";

const CreateEntryInput = builder.inputType("CreateEntryInput", {
  fields: (t) => ({
    slug: t.string({ description: "Left out: made of the title. Home's is empty." }),
    data: t.field({
      type: "JSONObject",
      required: true,
      description:
        "What it says (server/domain/content/definition.ts). What it names by id or slug; entries that links lead to by id or as `page:about`.",
    }),
    note: t.string({ description: "Why, for whoever looks at the revisions." }),
  }),
});

const UpdateEntryInput = builder.inputType("UpdateEntryInput", {
  description: "What is left out stays.",
  fields: (t) => ({
    id: t.id({ required: true }),
    slug: t.string({ description: "The address that it has now leads on once this is published." }),
    data: t.field({ type: "JSONObject", description: "All that it says." }),
    note: t.string(),
    revision: t.int({
      description:
        "The number that was edited: somebody else's change since is not written over (OLD_VERSION).",
    }),
  }),
});

const UpdateSiteInput = builder.inputType("UpdateSiteInput", {
  fields: (t) => ({
    data: t.field({ type: "JSONObject", required: true, description: "All settings, the navigation too." }),
    note: t.string(),
    revision: t.int(),
  }),
});

const RestoreRevisionInput = builder.inputType("RestoreRevisionInput", {
  fields: (t) => ({ id: t.id({ required: true }), revision: t.int({ required: true }) }),
});

for (const kind of WRITTEN_KINDS) {
  const noun = NOUNS[kind];
  builder.mutationFields((t) => ({
    [`create${noun}`]: t.field({
      type: builder.unionType(`Create${noun}Result`, {
        types: [entrySuccess(`Create${noun}Success`), failures.InvalidInputRef],
      }),
      description: "Makes one, as a draft. Sent twice, the second finds its slug taken.",
      authScopes: CONTENT_SCOPES,
      args: { input: t.arg({ type: CreateEntryInput, required: true }) },
      complexity: 20,
      resolve: async (_, { input }, ctx) => {
        const made = await createEntry(await ctx.scopeOf(ctx.viewer!.businessId), kind, input);
        return made.ok ? { entry: await readEntry(ctx, made.value) } : failures.answer(made.failure);
      },
    }),
    [`update${noun}`]: t.field({
      type: builder.unionType(`Update${noun}Result`, {
        types: [
          entrySuccess(`Update${noun}Success`),
          failures.EntryNotFoundRef,
          failures.EntryStateConflictRef,
          failures.InvalidInputRef,
        ],
      }),
      description: "Makes its next revision, which nobody sees until it is published. Safe to send twice.",
      authScopes: CONTENT_SCOPES,
      args: { input: t.arg({ type: UpdateEntryInput, required: true }) },
      complexity: 20,
      resolve: (_, { input: { id, ...written } }, ctx) =>
        changeEntry(ctx, id, (scope, rowId) => updateEntry(scope, kind, rowId, written)),
    }),
  }));
}

builder.mutationFields((t) => ({
  updateSite: t.field({
    type: builder.unionType("UpdateSiteResult", {
      types: [entrySuccess("UpdateSiteSuccess"), failures.EntryStateConflictRef, failures.InvalidInputRef],
    }),
    description:
      "Changes the settings and the navigation, and makes the site where there is none; seen when it is published. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: UpdateSiteInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const outcome = await updateSite(await ctx.scopeOf(ctx.viewer!.businessId), input);
      return outcome.ok ? { entry: await readEntry(ctx, outcome.value) } : failures.answer(outcome.failure);
    },
  }),
  restoreRevision: t.field({
    type: builder.unionType("RestoreRevisionResult", {
      types: [
        entrySuccess("RestoreRevisionSuccess"),
        failures.EntryNotFoundRef,
        failures.EntryStateConflictRef,
        failures.InvalidInputRef,
      ],
    }),
    description: "Makes what a former revision said the newest. Safe to send twice.",
    authScopes: CONTENT_SCOPES,
    args: { input: t.arg({ type: RestoreRevisionInput, required: true }) },
    complexity: 20,
    resolve: (_, { input: { id, revision } }, ctx) =>
      changeEntry(ctx, id, (scope, rowId) => restoreRevision(scope, rowId, revision)),
  }),
}));
