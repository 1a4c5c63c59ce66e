/** Pages whose first view uses only the first messages: those of `entry-client.tsx`, these pages and their imports. */
export const firstMessagePages: readonly string[] = [
  "widget/booking/calendar/ServiceCalendarPage.tsx",
  "widget/booking/calendar/ProviderServiceCalendarPage.tsx",
  "widget/catalogue/menu/MenuServicePage.tsx",
];

/**
 * Part of a catalogue, as imported (`da.po?first`). `first` is a calendar's first view, `later` all other browser
 * screens, `site` the server-only pages, and `desk` the screens of the desk, which have a build of their own.
 */
export type MessagePart = "first" | "later" | "site" | "desk";
