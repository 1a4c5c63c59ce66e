import DataLoader from "dataloader";
import type { Database } from "../../../platform/database/database.ts";
import {
  type ContactFigures,
  type ContactRow,
  loadContactFigures,
  loadContacts,
} from "../data/loadContacts.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createContactLoaders> {}
}

export function createContactLoaders({ query }: Database, businessId: string) {
  return {
    /** By the id of any of the contact's rows. */
    contact: new DataLoader<string, ContactRow | null>((ids) => loadContacts(query, businessId, ids)),
    /** By e-mail address. */
    contactFigures: new DataLoader<string, ContactFigures | null>((keys) =>
      loadContactFigures(query, businessId, keys),
    ),
  };
}
