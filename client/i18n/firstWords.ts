/** Pages whose first view needs only the first words: those of `entry-client.tsx`, of these pages and of all that they import. */
export const firstWordPages: readonly string[] = [
  "widget/booking/calendar/ServiceCalendarPage.tsx",
  "widget/booking/calendar/ProviderServiceCalendarPage.tsx",
  "widget/catalogue/menu/MenuServicePage.tsx",
];

/**
 * A part of a language's words, as an import names it (`da.po?first`). `first`: the first view of a calendar; `later`: all
 * other screens that a browser renders; `site`: pages that only the server renders.
 */
export type WordPart = "first" | "later" | "site";
