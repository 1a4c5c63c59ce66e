import { buildForm, publicText, privateText, buildSurvey } from "./makingRows.ts";
import { CONTENT_ROWS } from "./contentRows.ts";
import { type MatrixRow, type Sender, type TenantValues, row, getTenantValue } from "./tenantValues.ts";

const about = (
  mutation: string,
  field: string,
  name: string,
  more: (t: TenantValues) => object = () => ({}),
  by: Sender = "OWNER",
): MatrixRow => row(by, mutation, (t) => ({ [field]: getTenantValue(t, name), ...more(t) }));

const named = (t: TenantValues) => ({ name: `${publicText(t)} two` });
const ARCHIVABLE_TABLES = [
  ["Group", "group"],
  ["ServiceMenu", "menu"],
  ["Service", "service"],
  ["Staff", "staff"],
  ["Provider", "provider"],
  ["Resource", "spare"],
  ["Schedule", "schedule"],
] as const;

/** The decision about the booking that is in the way of an absence. */
export const ABSENCE_ROW: MatrixRow = row(
  "OWNER",
  "decideAbsence",
  (t) => ({
    staff: getTenantValue(t, "staff"),
    since: "2026-11-26T13:00:00Z",
    until: "2026-11-26T16:00:00Z",
    reason: privateText(t),
    decisions: [
      {
        booking: getTenantValue(t, "awayBooking"),
        choice: { reassign: { staff: getTenantValue(t, "substitute") } },
      },
    ],
  }),
  { absence: "absence.id" },
);

/** Mutations of existing objects, in an order in which all succeed for the own business. */
export const USING_ROWS: readonly MatrixRow[] = [
  row("VISITOR", "signIn", (t) => ({
    email: getTenantValue(t, "ownerEmail"),
    password: getTenantValue(t, "password"),
  })),
  row("VISITOR", "resetPassword", (t) => ({
    token: getTenantValue(t, "resetToken"),
    password: "one more quiet harbour",
  })),
  // The later rows take the service from the substitute.
  about("undoAbsence", "id", "absence"),
  ABSENCE_ROW,
  about("updateSchedule", "id", "schedule", named),
  about("updateResource", "id", "resource", named),
  about("updateProvider", "id", "provider", (t) => ({
    ...named(t),
    services: [getTenantValue(t, "service"), getTenantValue(t, "request")],
    staff: [getTenantValue(t, "staff")],
  })),
  about("updateStaff", "id", "staff", (t) => ({
    ...named(t),
    schedule: getTenantValue(t, "schedule"),
    providers: [getTenantValue(t, "provider")],
    services: [
      { service: getTenantValue(t, "service"), priority: 1 },
      { service: getTenantValue(t, "request"), priority: 0 },
    ],
  })),
  about("updateService", "id", "service", (t) => ({
    ...named(t),
    providers: [getTenantValue(t, "provider")],
    staff: [{ staff: getTenantValue(t, "staff"), priority: 0 }],
    resources: [{ resource: getTenantValue(t, "resource"), needed: 1 }],
  })),
  about("duplicateService", "id", "service", (t) => ({
    slug: `copy-${getTenantValue(t, "word").toLowerCase()}`,
  })),
  about("updateServiceMenu", "id", "menu", (t) => ({
    categories: [{ name: publicText(t), services: [getTenantValue(t, "request")] }],
  })),
  about("updateGroup", "id", "group", (t) => ({
    calendars: [{ service: getTenantValue(t, "request"), provider: getTenantValue(t, "provider") }],
  })),
  about("setServiceForms", "id", "service", (t) => ({ forms: [getTenantValue(t, "form")] })),
  about("updateForm", "id", "form", (t) => ({ ...named(t), ...buildForm(t) })),
  about("updateSurvey", "id", "survey", (t) => ({ ...named(t), ...buildSurvey(t) })),
  about("updateOneTimeLink", "id", "linkSlug", (t) => ({
    name: `${privateText(t)} two`,
    services: [getTenantValue(t, "request")],
  })),
  row("OWNER", "updateBusiness", (t) => ({ tagline: publicText(t) })),
  about("updateWebhookEndpoint", "id", "endpoint", (t) => ({ description: `${privateText(t)} two` })),
  about("rotateWebhookSecret", "id", "endpoint"),
  about("replayWebhookDelivery", "id", "delivery"),
  about("replayWebhookEvents", "id", "endpoint", () => ({ since: "2026-11-20T00:00:00Z" })),
  about("updateApiKey", "id", "apiKey", (t) => ({ name: `${privateText(t)} two` })),
  about("updateUser", "id", "user", (t) => ({
    name: `${privateText(t)} two`,
    staff: getTenantValue(t, "staff"),
  })),
  about("updateContact", "id", "contact", () => ({ phone: "+1 212 555 0111" })),
  about("mergeContacts", "id", "contact", (t) => ({ duplicate: getTenantValue(t, "duplicate") })),
  ...["service", "staff", "contact", "firstBooking", "order"].map((name) =>
    about("updateMetadata", "id", name, (t) => ({
      set: [{ name: "note", value: `${privateText(t)} two` }],
      remove: ["unknown"],
    })),
  ),
  about("updateContactNote", "id", "note", (t) => ({ text: `${privateText(t)} note two` })),
  about("updateSavedView", "id", "savedView", (t) => ({ name: `${privateText(t)} two` })),
  about("announceDelay", "staff", "staff", () => ({ minutes: 20 })),
  row("OWNER", "messageBookings", (t) => ({
    ids: [getTenantValue(t, "firstBooking")],
    text: privateText(t),
  })),
  about("updateMedia", "id", "media", (t) => ({ alt: `${privateText(t)} two` })),
  row("OWNER", "updateEmbedding", (t) => ({
    frameOrigins: [`https://${publicText(t).toLowerCase()}.example`],
  })),
  about("renewStaffFeed", "staff", "staff"),
  ...(["Page", "Author", "Category", "Post", "Product"] as const).map((typeName) =>
    about(`update${typeName}`, "id", typeName.toLowerCase(), (t) => ({
      content:
        typeName === "Author" || typeName === "Category"
          ? { name: `${privateText(t)} two` }
          : {
              title: `${privateText(t)} two`,
              ...(typeName === "Product" && { price: { amount: 200, currency: "USD" } }),
            },
    })),
  ),
  ...CONTENT_ROWS,
  about("restoreRevision", "id", "page", () => ({ revision: 1 })),
  row("OWNER", "reorderEntries", (t) => ({ ids: [getTenantValue(t, "category")] })),
  about("publishEntry", "id", "page"),
  about("unpublishEntry", "id", "page"),
  about("archiveEntry", "id", "post"),
  about("restoreEntry", "id", "post"),
  about("archiveEntry", "id", "post"),
  about("deleteEntry", "id", "product"),
  row("OWNER", "importSite", () => ({ content: { format: "daybook-site", version: 1, entries: [] } })),
  about("resendNotifications", "id", "firstBooking"),
  about("noteBooking", "id", "firstBooking", (t) => ({ note: `${privateText(t)} note` })),
  about("approveBooking", "id", "askedBooking"),
  about("declineBooking", "id", "declinedBooking"),
  about("refundPayment", "payment", "payment", (t) => ({
    amount: { amount: 500, currency: "USD" },
    booking: getTenantValue(t, "firstBooking"),
    idempotencyKey: "refund-key-1",
  })),
  about("startPayment", "accessKey", "owedOrder", () => ({ idempotencyKey: "payment-key-1" }), "VISITOR"),
  about("createPaymentLink", "booking", "owedBooking"),
  about("refreshPayment", "accessKey", "owedOrder", undefined, "VISITOR"),
  about("releaseHold", "holdToken", "heldToken", undefined, "VISITOR"),
  about("confirmGuests", "token", "guestToken", undefined, "VISITOR"),
  about("mailBookingLink", "accessKey", "firstKey", undefined, "VISITOR"),
  about("leaveBooking", "accessKey", "guestKey", undefined, "VISITOR"),
  row("VISITOR", "rescheduleBooking", (t) => ({
    booking: { accessKey: getTenantValue(t, "secondKey") },
    startsAt: "2026-11-24T14:00:00Z",
  })),
  row("OWNER", "rescheduleBooking", (t) => ({
    booking: { id: getTenantValue(t, "secondBooking") },
    startsAt: "2026-11-24T16:00:00Z",
    staff: getTenantValue(t, "staff"),
  })),
  row("VISITOR", "cancelBooking", (t) => ({ booking: { accessKey: getTenantValue(t, "secondKey") } })),
  row("OWNER", "cancelBooking", (t) => ({ booking: { id: getTenantValue(t, "firstBooking") } })),
  row("OWNER", "cancelBookings", (t) => ({ ids: [getTenantValue(t, "secondBooking")] })),
  about("markBooking", "id", "begunBooking", () => ({ mark: "NO_SHOW" })),
  row("VISITOR", "renewBookingLinks", (t) => ({ booking: { accessKey: getTenantValue(t, "firstKey") } })),
  row("OWNER", "renewBookingLinks", (t) => ({ booking: { id: getTenantValue(t, "secondBooking") } })),
  about("deleteContactNote", "id", "note"),
  about("deleteSavedView", "id", "savedView"),
  about("eraseContact", "id", "contact", () => ({ cancelBookings: true })),
  about("updateBlock", "id", "block", (t) => ({
    staff: [getTenantValue(t, "staff")],
    resources: [getTenantValue(t, "spare")],
    reason: privateText(t),
  })),
  about("deleteBlock", "id", "block"),
  about("deleteBusyFeed", "id", "feed"),
  about("removeDateOverride", "schedule", "schedule", () => ({ date: "2026-12-24" })),
  row("OWNER", "removeHoliday", () => ({ date: "2026-12-25" })),
  row("OWNER", "verifyHost", (t) => ({ host: getTenantValue(t, "host") })),
  row("OWNER", "removeHost", (t) => ({ host: getTenantValue(t, "furtherHost") })),
  about("revokeOneTimeLink", "id", "linkSlug"),
  about("revokePreview", "id", "preview"),
  ...(["Form", "Survey"] as const).flatMap((typeName) =>
    (["archive", "restore", "unpublish"] as const).map((verb) =>
      about(`${verb}${typeName}`, "id", typeName.toLowerCase()),
    ),
  ),
  about("deleteUser", "id", "user"),
  about("revokeApiKey", "id", "apiKey"),
  about("deleteWebhookEndpoint", "id", "endpoint"),
  ...ARCHIVABLE_TABLES.map(([typeName, name]) => about(`archive${typeName}`, "id", name)),
  ...ARCHIVABLE_TABLES.toReversed().map(([typeName, name]) => about(`restore${typeName}`, "id", name)),
  ...ARCHIVABLE_TABLES.slice(0, 5).flatMap(([typeName, name]) => [
    about(`publish${typeName}`, "id", name),
    about(`unpublish${typeName}`, "id", name),
  ]),
  ...ARCHIVABLE_TABLES.map(([typeName, name]) => about(`delete${typeName}`, "id", name)),
  about("revokeSession", "id", "otherSession", undefined, "USER"),
  row("USER", "confirmPassword", (t) => ({ password: getTenantValue(t, "password") })),
  row("USER", "confirmIdentity", (t) => ({ proof: { password: getTenantValue(t, "password") } })),
  row("USER", "startCodeSetup", () => ({})),
  row("USER", "disableCodes", () => ({})),
  row("USER", "renewRecoveryCodes", () => ({})),
  about("renamePasskey", "id", "passkey", named, "USER"),
  about("deletePasskey", "id", "passkey", undefined, "USER"),
  row("USER", "changePassword", (t) => ({
    currentPassword: getTenantValue(t, "password"),
    password: "a wholly other kettle",
  })),
  row("READER", "signOutEverywhere", () => ({})),
  row("READER", "signOut", () => ({})),
  row("VISITOR", "requestPasswordReset", (t) => ({ email: getTenantValue(t, "ownerEmail") })),
];
