import { getContentId } from "./makingRows.ts";
import { type Sender, type TenantValues, getTenantValue } from "./tenantValues.ts";

interface NodeRow {
  readonly id: (t: TenantValues) => string;
  /** True if visitors can read it. */
  readonly isPublic?: true;
  /** The caller who can read it, if the owner's key cannot. */
  readonly by?: Sender;
}

/** A node of each type. */
export const NODES: Readonly<Record<string, NodeRow>> = {
  Absence: { id: (t) => getTenantValue(t, "absence") },
  ApiKey: { id: (t) => getTenantValue(t, "apiKey") },
  AuditEntry: { id: (t) => getTenantValue(t, "audit") },
  Author: { id: (t) => asNode(t, "author") },
  Block: { id: (t) => getTenantValue(t, "block") },
  Booking: { id: (t) => getTenantValue(t, "firstBooking") },
  Business: { id: (t) => getTenantValue(t, "business"), isPublic: true },
  BusyFeed: { id: (t) => getTenantValue(t, "feed") },
  Category: { id: (t) => asNode(t, "category") },
  Contact: { id: (t) => getTenantValue(t, "contact") },
  ContactNote: { id: (t) => getTenantValue(t, "note") },
  Event: { id: (t) => getTenantValue(t, "event") },
  Form: { id: (t) => getTenantValue(t, "form"), isPublic: true },
  Group: { id: (t) => getTenantValue(t, "group"), isPublic: true },
  Media: { id: (t) => getTenantValue(t, "media") },
  OneTimeLink: { id: (t) => getTenantValue(t, "link") },
  Order: { id: (t) => getTenantValue(t, "order") },
  Payment: { id: (t) => getTenantValue(t, "payment") },
  Refund: { id: (t) => getTenantValue(t, "refund") },
  Passkey: { id: (t) => getTenantValue(t, "passkey"), by: "USER" },
  Page: { id: (t) => asNode(t, "page") },
  Post: { id: (t) => asNode(t, "post") },
  Product: { id: (t) => asNode(t, "product") },
  Provider: { id: (t) => getTenantValue(t, "provider"), isPublic: true },
  Resource: { id: (t) => getTenantValue(t, "resource") },
  SavedView: { id: (t) => getTenantValue(t, "savedView") },
  Schedule: { id: (t) => getTenantValue(t, "schedule") },
  Service: { id: (t) => getTenantValue(t, "service"), isPublic: true },
  ServiceMenu: { id: (t) => getTenantValue(t, "menu"), isPublic: true },
  ServiceMenuCategory: { id: (t) => getTenantValue(t, "heading"), isPublic: true },
  Site: { id: (t) => asNode(t, "site") },
  SiteEntry: { id: (t) => getTenantValue(t, "page") },
  Staff: { id: (t) => getTenantValue(t, "staff"), isPublic: true },
  Submission: { id: (t) => getTenantValue(t, "submission") },
  Survey: { id: (t) => getTenantValue(t, "survey"), isPublic: true },
  SurveyResponse: { id: (t) => getTenantValue(t, "response") },
  User: { id: (t) => getTenantValue(t, "user") },
  UserSession: { id: (t) => getTenantValue(t, "otherSession"), by: "USER" },
  WebhookDelivery: { id: (t) => getTenantValue(t, "delivery") },
  WebhookEndpoint: { id: (t) => getTenantValue(t, "endpoint") },
};

/** Drafts are nodes of the site only in a preview. */
function asNode(t: TenantValues, contentType: string): string {
  return `${getContentId(t, contentType)}~${getTenantValue(t, "preview")}`;
}
