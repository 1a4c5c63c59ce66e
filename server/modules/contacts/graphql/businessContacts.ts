import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import {
  type ContactCursor,
  type ContactSort,
  type ListedContact,
  countContacts,
  listContacts,
} from "../data/listContacts.ts";
import { fromBase64Url, toBase64Url } from "../../../shared/ids/bytes.ts";
import { pageCost } from "../../bookings/graphql/bookingConnection.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { toCursorExtensions } from "../../../platform/graphql/cursors.ts";
import { isStorable } from "../../../platform/graphql/inputRules.ts";
import { toSpellings } from "../../bookings/graphql/bookingFilter.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { ContactRef } from "./contact.ts";

const ORDERINGS = {
  ADDED: { sort: "added", descending: false },
  ADDED_DESC: { sort: "added", descending: true },
  NAME: { sort: "name", descending: false },
  NAME_DESC: { sort: "name", descending: true },
} as const;

const ContactOrderEnum = builder.enumType("ContactOrder", {
  description: "The order of a list of contacts.",
  values: {
    ADDED: { description: "By first booking, oldest first." },
    ADDED_DESC: { description: "By first booking, newest first." },
    NAME: { description: "By last name, then first name." },
    NAME_DESC: { description: "By last name, then first name, descending." },
  } as const,
});

builder.prismaObjectField(BusinessRef, "contacts", (t) =>
  t.connection(
    {
      type: ContactRef,
      description:
        "People who have booked, one entry for each person. Only for callers with `contacts.read`.",
      authScopes: requires("contacts.read"),
      args: {
        text: t.arg.string({ description: "Text in a name, the e-mail or the phone number." }),
        since: t.arg({
          type: "DateTime",
          description: "Only people who have booked at this instant or later.",
        }),
        orderBy: t.arg({
          type: ContactOrderEnum,
          defaultValue: "ADDED_DESC",
          description: "The order of the list.",
        }),
      },
      complexity: pageCost,
      extensions: toCursorExtensions((cursor, { orderBy }) => {
        const { sort } = ORDERINGS[(orderBy ?? "ADDED_DESC") as keyof typeof ORDERINGS];
        return parseCursor(sort, cursor) !== null;
      }),
      resolve: async ({ id }, { text, since, orderBy, ...args }, { database }) => {
        const { sort, descending } = ORDERINGS[orderBy ?? "ADDED_DESC"];
        const from = since == null ? null : Math.max(since, 0);
        const filter = { texts: toSpellings(text).map((one) => `%${one}%`), since: from };
        const connection = await resolveCursorConnection(
          { args, toCursor: (row: ListedContact) => formatCursor(row.cursor) },
          ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
            const [afterCursor, beforeCursor] = [
              parseOptionalCursor(sort, after),
              parseOptionalCursor(sort, before),
            ];
            const page = inverted
              ? { descending: !descending, after: beforeCursor, before: afterCursor }
              : { descending, after: afterCursor, before: beforeCursor };
            return listContacts(database.query, id, filter, { sort, limit, ...page });
          },
        );
        return { ...connection, totalCount: () => countContacts(database.query, id, filter) };
      },
    },
    createConnection(ContactRef, "Contact"),
  ),
);

function formatCursor({ names, id }: ContactCursor): string {
  return toBase64Url(Buffer.from(JSON.stringify(names === null ? [id] : [...names, id])));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns null without a cursor. The input gate has rejected cursors of other lists. */
function parseOptionalCursor(sort: ContactSort, cursor: string | undefined): ContactCursor | null {
  return cursor === undefined ? null : parseCursor(sort, cursor);
}

function parseCursor(sort: ContactSort, cursor: string): ContactCursor | null {
  const parts = parseCursorParts(cursor);
  const id = parts?.at(-1);
  const length = sort === "name" ? 3 : 1;
  if (parts?.length !== length || id === undefined || !UUID.test(id)) return null;
  return { names: length === 3 ? [parts[0]!, parts[1]!] : null, id };
}

/** Returns null if the cursor is invalid. */
function parseCursorParts(cursor: string): string[] | null {
  const bytes = cursor.length <= 2_000 ? fromBase64Url(cursor) : null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(bytes ?? []).toString());
    const isTextList = Array.isArray(parts) && parts.every((part) => typeof part === "string");
    return isTextList && parts.every((part: string) => isStorable(part)) ? (parts as string[]) : null;
  } catch {
    return null;
  }
}
