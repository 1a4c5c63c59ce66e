import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { ContactRef } from "./contact.ts";

export const ContactNoteRef = builder.prismaObject("ContactNote", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  description: "A note of the business about a person, which the person does not see.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("ContactNote", row.id) }),
    text: t.exposeString("text", {
      description: "Plain text of one or more lines, at most 4,000 characters.",
    }),
    author: t.exposeString("authorName", {
      description: "Name of the user or API key that wrote the note.",
    }),
    createdAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.createdAt.getTime()) }),
    updatedAt: t.field({
      type: "DateTime",
      description: "Time of the last change of the text.",
      resolve: (row) => formatInstant(row.updatedAt.getTime()),
    }),
  }),
});

builder.objectField(ContactRef, "clientNotes", (t) =>
  t.prismaConnection(
    {
      type: "ContactNote",
      ...paginateBy("businessId_id"),
      description: "Notes of the business about the person, newest first.",
      authScopes: requires("contacts.read"),
      totalCount: ({ businessId, emailKey }, _, { database }) =>
        database.prisma.contactNote.count({ where: { businessId, contact: { emailKey } } }),
      resolve: (query, { businessId, emailKey }, _args, { database }) =>
        database.prisma.contactNote.findMany({
          ...query,
          where: { businessId, contact: { emailKey } },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        }),
    },
    ...connectionNames("ContactNote"),
  ),
);
