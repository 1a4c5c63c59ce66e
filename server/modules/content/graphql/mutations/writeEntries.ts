import { createEntry, restoreRevision, updateEntry, updateSite } from "../../entries.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { CONTENT_TYPES } from "../contentType.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import {
  CONTENT,
  WRITTEN_KINDS,
  answerEntry,
  entryId,
  entryMutation,
  entrySuccess,
} from "./contentResult.ts";

const CreateEntryInput = builder.inputType("CreateEntryInput", {
  description: "What is made for the site.",
  fields: (t) => ({
    ...repeatable(t),
    slug: t.string({ description: "Left out: made of the title. Home's is empty." }),
    data: t.field({
      type: "JSONObject",
      required: true,
      description:
        "The content of the entry, as exports contain it. It refers to other nouns by id or slug. A link to an entry is its id or a text such as `page:about`.",
    }),
    note: t.string({ description: "Why, for whoever looks at the revisions." }),
  }),
});

const UpdateEntryInput = builder.inputType("UpdateEntryInput", {
  description: "What is left out stays.",
  fields: (t) => ({
    ...repeatable(t),
    id: t.id({ required: true, description: "Its own id, or that of what it is to the public." }),
    slug: t.string({ description: "The address that it has now leads on once this is published." }),
    data: t.field({ type: "JSONObject", description: "All that it says." }),
    note: t.string({ description: "Why, for whoever looks at the revisions." }),
    revision: t.int({
      description:
        "The number that was edited: somebody else's change since is not written over (OLD_VERSION).",
    }),
  }),
});

const UpdateSiteInput = builder.inputType("UpdateSiteInput", {
  description: "The site's settings.",
  fields: (t) => ({
    ...repeatable(t),
    data: t.field({ type: "JSONObject", required: true, description: "All settings, the navigation too." }),
    note: t.string({ description: "Why, for whoever looks at the revisions." }),
    revision: t.int({ description: "The number that was edited." }),
  }),
});

const RestoreRevisionInput = builder.inputType("RestoreRevisionInput", {
  description: "Which revision of what is to be the newest.",
  fields: (t) => ({
    ...repeatable(t),
    id: t.id({ required: true, description: "The entry's id." }),
    revision: t.int({ required: true, description: "The number of the revision." }),
  }),
});

for (const kind of WRITTEN_KINDS) {
  const noun = CONTENT_TYPES[kind];
  ownerMutation(`create${noun}`, {
    description: "Makes one, as a draft. Sent twice without a key, the second finds its slug taken.",
    permission: CONTENT,
    input: CreateEntryInput,
    success: entrySuccess(`Create${noun}Success`),
    run: (scope, input) => createEntry(scope, kind, input),
    subject: entryId,
    read: answerEntry,
  });
  entryMutation(`update${noun}`, {
    description: "Makes its next revision, which nobody sees until it is published. Safe to send twice.",
    input: UpdateEntryInput,
    run: (scope, rowId, written) => updateEntry(scope, kind, rowId, written),
  });
}

ownerMutation("updateSite", {
  description:
    "Changes the settings and the navigation, and makes the site where there is none; seen when it is published. Safe to send twice.",
  permission: CONTENT,
  input: UpdateSiteInput,
  success: entrySuccess("UpdateSiteSuccess"),
  failures: [failures.EntryStateConflictRef],
  run: updateSite,
  subject: entryId,
  read: answerEntry,
});

entryMutation("restoreRevision", {
  description: "Makes what a former revision said the newest. Safe to send twice.",
  input: RestoreRevisionInput,
  run: (scope, rowId, { revision }) => restoreRevision(scope, rowId, revision),
});
