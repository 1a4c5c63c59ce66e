import { decodeTypeId, encodeTypeId } from "../domain/ids/typeId.ts";

/** The nouns that a global id can name, by their prefix. */
export const ID_PREFIXES = {
  ApiKey: "key",
  AuditEntry: "aud",
  Author: "author",
  Business: "business",
  Block: "block",
  Booking: "booking",
  BusyFeed: "feed",
  Category: "category",
  Contact: "con",
  Event: "evt",
  Form: "form",
  Group: "group",
  Media: "media",
  OneTimeLink: "link",
  OwnerOrder: "order",
  OwnerPayment: "payment",
  Page: "page",
  Post: "post",
  Product: "product",
  Provider: "provider",
  Resource: "resource",
  Schedule: "schedule",
  Service: "service",
  ServiceMenu: "menu",
  Site: "site",
  SiteEntry: "entry",
  Staff: "staff",
  Submission: "submission",
  Survey: "survey",
  SurveyResponse: "response",
  WebhookDelivery: "whd",
  WebhookEndpoint: "wh",
  User: "user",
} as const;

/** A noun with a global id. */
export type GlobalType = keyof typeof ID_PREFIXES;

/** A row's id as the world sees it. */
export function globalId(type: GlobalType, uuid: string): string {
  return encodeTypeId(ID_PREFIXES[type], uuid);
}

/** The row id in a global id of that noun; null when it is none. */
export function rowId(type: GlobalType, id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded?.prefix === ID_PREFIXES[type] ? decoded.uuid : null;
}
