import { type CachedReads, withCachedReads } from "../platform/database/cachedReads.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";

/**
 * The catalogue with its forms and surveys. A trigger announces every change of these tables on the channel
 * `daybook_site` (migration `kept_rows`).
 */
export const CATALOGUE_READS = {
  models: [
    "Form",
    "Group",
    "GroupCalendar",
    "MenuCategory",
    "MenuItem",
    "Provider",
    "ProviderService",
    "ProviderStaff",
    "Service",
    "ServiceForm",
    "ServiceMenu",
    "ServiceStaff",
    "Staff",
    "Survey",
  ],
  uncachedRelations: new Set([
    "_count",
    "absences",
    "bookings",
    "business",
    "busyFeeds",
    "days",
    "holdLines",
    "holds",
    "links",
    "notices",
    "resources",
    "schedule",
    "sessions",
    "substitutions",
    "units",
    "users",
    "versions",
  ]),
} as const satisfies CachedReads;

/** Opens the database as `openDatabase` does, with the reads of the catalogue cached. */
export async function openCachedDatabase(...args: Parameters<typeof openDatabase>): Promise<Database> {
  return withCachedReads(await openDatabase(...args), CATALOGUE_READS);
}
