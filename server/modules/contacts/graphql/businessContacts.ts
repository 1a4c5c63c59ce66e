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
import { OrderDirectionEnum } from "../../../platform/graphql/listInputs.ts";
import { isStorable } from "../../../platform/graphql/inputRules.ts";
import { metadataFilterField } from "../../../platform/graphql/types/metadata.ts";
import { toSpellings } from "../../bookings/graphql/bookingFilter.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { ContactRef } from "./contact.ts";

const SORTS = { ADDED_AT: "added", NAME: "name" } as const satisfies Record<string, ContactSort>;

const ContactOrderFieldEnum = builder.enumType("ContactOrderField", {
  description: "A field by which contacts are ordered.",
  values: {
    ADDED_AT: { description: "By first booking." },
    NAME: { description: "By last name, then first name." },
  } as const,
});

const ContactOrderInput = builder.inputType("ContactOrder", {
  description: "The order of a list of contacts.",
  fields: (t) => ({
    field: t.field({ type: ContactOrderFieldEnum, required: true }),
    direction: t.field({ type: OrderDirectionEnum, required: true, defaultValue: "ASC" }),
  }),
});

const ContactFilterInput = builder.inputType("ContactFilter", {
  description: "Conditions on contacts.",
  fields: (t) => ({
    since: t.field({ type: "DateTime", description: "Has booked at this instant or later." }),
    metadata: metadataFilterField(t),
  }),
});

const NEWEST_FIRST = { field: "ADDED_AT", direction: "DESC" } as const;

builder.prismaObjectField(BusinessRef, "contacts", (t) =>
  t.connection(
    {
      type: ContactRef,
      description: "People who have booked, one entry for each person.",
      authScopes: requires("contacts.read"),
      args: {
        filter: t.arg({ type: ContactFilterInput }),
        orderBy: t.arg({
          type: ContactOrderInput,
          defaultValue: NEWEST_FIRST,
          description: "The order of the list.",
        }),
        search: t.arg.string({ description: "Text in a name, the e-mail or the phone number." }),
      },
      complexity: pageCost,
      extensions: toCursorExtensions((cursor, { orderBy }) => {
        const { field } = (orderBy ?? NEWEST_FIRST) as { readonly field: keyof typeof SORTS };
        return parseCursor(SORTS[field], cursor) !== null;
      }),
      resolve: async ({ id }, { filter: filterInput, orderBy, search, ...args }, { database }) => {
        const { field, direction } = orderBy ?? NEWEST_FIRST;
        const sort = SORTS[field];
        const descending = direction === "DESC";
        const since = filterInput?.since == null ? null : Math.max(filterInput.since, 0);
        const filter = {
          texts: toSpellings(search).map((one) => `%${one}%`),
          since,
          metadata: filterInput?.metadata ?? null,
        };
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
