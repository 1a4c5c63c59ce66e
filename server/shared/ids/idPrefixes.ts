/** Prefixes of ids by node type, in the API, events, webhooks, exports and the audit log. */
export const ID_PREFIXES = {
  Absence: "absence",
  ApiKey: "key",
  AuditEntry: "aud",
  Author: "author",
  Business: "business",
  Block: "block",
  Booking: "booking",
  BusyFeed: "feed",
  Category: "category",
  Contact: "contact",
  ContactNote: "note",
  Event: "evt",
  Form: "form",
  Group: "group",
  Media: "media",
  OneTimeLink: "link",
  Order: "order",
  Payment: "payment",
  Page: "page",
  Passkey: "passkey",
  Post: "post",
  Product: "product",
  Provider: "provider",
  Refund: "refund",
  Resource: "resource",
  SavedView: "view",
  Schedule: "schedule",
  Service: "service",
  ServiceMenu: "menu",
  ServiceMenuCategory: "heading",
  Site: "site",
  SiteEntry: "entry",
  Staff: "staff",
  Submission: "submission",
  Survey: "survey",
  SurveyResponse: "response",
  WebhookDelivery: "whd",
  WebhookEndpoint: "wh",
  User: "user",
  UserSession: "ses",
} as const;

/** Old prefixes that are still accepted in input, with their replacements. */
export const FORMER_ID_PREFIXES: Readonly<Record<string, string>> = { con: ID_PREFIXES.Contact };

export function currentIdPrefix(prefix: string): string {
  return FORMER_ID_PREFIXES[prefix] ?? prefix;
}
