import { contentId } from "./makingRows.ts";
import { type Things, thing } from "./things.ts";

/** A node of each type. `isPublic` is true if visitors can read it. */
export const NODES: Readonly<
  Record<string, { readonly id: (t: Things) => string; readonly isPublic?: true }>
> = {
  ApiKey: { id: (t) => thing(t, "apiKey") },
  AuditEntry: { id: (t) => thing(t, "audit") },
  Author: { id: (t) => asNode(t, "author") },
  Block: { id: (t) => thing(t, "block") },
  Booking: { id: (t) => thing(t, "firstBooking") },
  BookingAccess: { id: (t) => thing(t, "firstKey") },
  Business: { id: (t) => thing(t, "business"), isPublic: true },
  BusyFeed: { id: (t) => thing(t, "feed") },
  Category: { id: (t) => asNode(t, "category") },
  Contact: { id: (t) => thing(t, "contact") },
  Event: { id: (t) => thing(t, "event") },
  Form: { id: (t) => thing(t, "form"), isPublic: true },
  Group: { id: (t) => thing(t, "group"), isPublic: true },
  Media: { id: (t) => thing(t, "media") },
  OneTimeLink: { id: (t) => thing(t, "link") },
  OwnerOrder: { id: (t) => thing(t, "order") },
  OwnerPayment: { id: (t) => thing(t, "payment") },
  OwnerRefund: { id: (t) => thing(t, "refund") },
  Page: { id: (t) => asNode(t, "page") },
  Post: { id: (t) => asNode(t, "post") },
  Product: { id: (t) => asNode(t, "product") },
  Provider: { id: (t) => thing(t, "provider"), isPublic: true },
  Resource: { id: (t) => thing(t, "resource") },
  Schedule: { id: (t) => thing(t, "schedule") },
  Service: { id: (t) => thing(t, "service"), isPublic: true },
  ServiceMenu: { id: (t) => thing(t, "menu"), isPublic: true },
  Site: { id: (t) => asNode(t, "site") },
  SiteEntry: { id: (t) => thing(t, "page") },
  Staff: { id: (t) => thing(t, "staff"), isPublic: true },
  Submission: { id: (t) => thing(t, "submission") },
  Survey: { id: (t) => thing(t, "survey"), isPublic: true },
  SurveyResponse: { id: (t) => thing(t, "response") },
  User: { id: (t) => thing(t, "user") },
  WebhookDelivery: { id: (t) => thing(t, "delivery") },
  WebhookEndpoint: { id: (t) => thing(t, "endpoint") },
};

/** Drafts are nodes of the site only in a preview. */
function asNode(t: Things, noun: string): string {
  return `${contentId(t, noun)}~${thing(t, "preview")}`;
}
