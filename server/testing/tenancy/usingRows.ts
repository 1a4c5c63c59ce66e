import { buildForm, publicText, privateText, buildSurvey } from "./makingRows.ts";
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
  ["Group", "group", "group"],
  ["ServiceMenu", "menu", "menu"],
  ["Service", "service", "service"],
  ["Staff", "staff", "staff"],
  ["Provider", "provider", "provider"],
  ["Resource", "resource", "spare"],
  ["Schedule", "schedule", "schedule"],
] as const;

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
  about("updateSchedule", "schedule", "schedule", named),
  about("updateResource", "resource", "resource", named),
  about("updateProvider", "provider", "provider", (t) => ({
    ...named(t),
    services: [getTenantValue(t, "service"), getTenantValue(t, "request")],
    staff: [getTenantValue(t, "staff")],
  })),
  about("updateStaff", "staff", "staff", (t) => ({
    ...named(t),
    schedule: getTenantValue(t, "schedule"),
    providers: [getTenantValue(t, "provider")],
    services: [
      { service: getTenantValue(t, "service"), priority: 1 },
      { service: getTenantValue(t, "request"), priority: 0 },
    ],
  })),
  about("updateService", "service", "service", (t) => ({
    ...named(t),
    providers: [getTenantValue(t, "provider")],
    staff: [{ staff: getTenantValue(t, "staff"), priority: 0 }],
    resources: [{ resource: getTenantValue(t, "resource"), needed: 1 }],
  })),
  about("duplicateService", "service", "service", (t) => ({
    slug: `copy-${getTenantValue(t, "word").toLowerCase()}`,
  })),
  about("updateServiceMenu", "menu", "menu", (t) => ({
    categories: [{ name: publicText(t), services: [getTenantValue(t, "request")] }],
  })),
  about("updateGroup", "group", "group", (t) => ({
    calendars: [{ service: getTenantValue(t, "request"), provider: getTenantValue(t, "provider") }],
  })),
  about("setServiceForms", "service", "service", (t) => ({ forms: [getTenantValue(t, "form")] })),
  about("updateForm", "form", "form", (t) => ({ ...named(t), definition: buildForm(t) })),
  about("updateSurvey", "survey", "survey", (t) => ({ ...named(t), definition: buildSurvey(t) })),
  about("updateOneTimeLink", "slug", "linkSlug", (t) => ({
    name: `${privateText(t)} two`,
    services: [getTenantValue(t, "request")],
  })),
  row("OWNER", "updateBusiness", (t) => ({ tagline: publicText(t) })),
  about("updateWebhookEndpoint", "endpoint", "endpoint", (t) => ({ description: `${privateText(t)} two` })),
  about("rotateWebhookSecret", "endpoint", "endpoint"),
  about("replayWebhookDelivery", "delivery", "delivery"),
  about("replayWebhookEvents", "endpoint", "endpoint", () => ({ from: "2026-11-20T00:00:00Z" })),
  about("updateApiKey", "apiKey", "apiKey", (t) => ({ name: `${privateText(t)} two` })),
  about("updateUser", "user", "user", (t) => ({
    name: `${privateText(t)} two`,
    staff: getTenantValue(t, "staff"),
  })),
  about("updateContact", "contact", "contact", () => ({ phone: "+1 212 555 0111" })),
  about("updateMedia", "media", "media", (t) => ({ alt: `${privateText(t)} two` })),
  row("OWNER", "updateEmbedding", (t) => ({
    frameOrigins: [`https://${publicText(t).toLowerCase()}.example`],
  })),
  about("renewStaffFeed", "staff", "staff"),
  ...(["Page", "Author", "Category", "Post", "Product"] as const).map((typeName) =>
    about(`update${typeName}`, "id", typeName.toLowerCase(), (t) => ({
      data:
        typeName === "Author" || typeName === "Category"
          ? { name: `${privateText(t)} two` }
          : { title: `${privateText(t)} two`, ...(typeName === "Product" && { priceMinor: 200 }) },
    })),
  ),
  about("updatePost", "id", "post", (t) => ({
    data: {
      title: `${privateText(t)} three`,
      author: getTenantValue(t, "authorName"),
      categories: [getTenantValue(t, "categoryName")],
      image: { kind: "MEDIA", media: getTenantValue(t, "media") },
    },
  })),
  about("updatePage", "id", "page", (t) => ({
    data: {
      title: `${privateText(t)} three`,
      blocks: [
        { kind: "productGrid", products: [getTenantValue(t, "productName")] },
        { kind: "serviceCard", service: getTenantValue(t, "service") },
        { kind: "booking", provider: getTenantValue(t, "provider") },
        { kind: "booking", menu: getTenantValue(t, "menu") },
        { kind: "form", form: getTenantValue(t, "form") },
        { kind: "survey", survey: getTenantValue(t, "survey") },
        {
          kind: "callToAction",
          title: "Go",
          actions: [{ label: "Go", target: { kind: "ENTRY", entry: getTenantValue(t, "pageName") } }],
        },
      ],
    },
  })),
  about("restoreRevision", "id", "page", () => ({ revision: 1 })),
  row("OWNER", "reorderEntries", (t) => ({ ids: [getTenantValue(t, "category")] })),
  about("publishEntry", "id", "page"),
  about("unpublishEntry", "id", "page"),
  about("archiveEntry", "id", "post"),
  about("deleteEntry", "id", "product"),
  row("OWNER", "importSite", () => ({ content: { format: "daybook-site", version: 1, entries: [] } })),
  about("noteBooking", "booking", "firstBooking", (t) => ({ note: `${privateText(t)} note` })),
  about("approveBooking", "booking", "askedBooking"),
  about("declineBooking", "booking", "declinedBooking"),
  about("refundPayment", "payment", "payment", (t) => ({
    amount: 500,
    booking: getTenantValue(t, "firstBooking"),
    idempotencyKey: "refund-key-1",
  })),
  about("startPayment", "order", "owedOrder", undefined, "VISITOR"),
  about("refreshPayment", "order", "owedOrder", undefined, "VISITOR"),
  about("releaseHold", "holdToken", "heldToken", undefined, "VISITOR"),
  about("confirmGuests", "token", "guestToken", undefined, "VISITOR"),
  about("mailBookingLink", "key", "firstKey", undefined, "VISITOR"),
  about("leaveBooking", "key", "guestKey", undefined, "VISITOR"),
  about("rescheduleBooking", "key", "secondKey", () => ({ startsAt: "2026-11-24T14:00:00Z" }), "VISITOR"),
  about("rescheduleBooking", "booking", "secondBooking", (t) => ({
    startsAt: "2026-11-24T16:00:00Z",
    staff: getTenantValue(t, "staff"),
  })),
  about("cancelBooking", "key", "secondKey", undefined, "VISITOR"),
  about("cancelBooking", "booking", "firstBooking"),
  about("markBooking", "booking", "begunBooking", () => ({ mark: "NO_SHOW" })),
  about("renewBookingLinks", "key", "firstKey", undefined, "VISITOR"),
  about("renewBookingLinks", "booking", "secondBooking"),
  about("eraseContact", "contact", "contact", () => ({ cancelBookings: true })),
  about("removeBlock", "block", "block"),
  about("removeBusyFeed", "feed", "feed"),
  about("removeDateOverride", "schedule", "schedule", () => ({ date: "2026-12-24" })),
  row("OWNER", "removeHoliday", () => ({ date: "2026-12-25" })),
  row("OWNER", "verifyHost", (t) => ({ host: getTenantValue(t, "host") })),
  row("OWNER", "removeHost", (t) => ({ host: getTenantValue(t, "furtherHost") })),
  about("revokeOneTimeLink", "slug", "linkSlug"),
  about("revokePreview", "previewId", "preview"),
  about("deleteForm", "form", "form"),
  about("deleteSurvey", "survey", "survey"),
  about("removeUser", "user", "user"),
  about("revokeApiKey", "apiKey", "apiKey"),
  about("deleteWebhookEndpoint", "endpoint", "endpoint"),
  ...ARCHIVABLE_TABLES.map(([typeName, field, name]) => about(`archive${typeName}`, field, name)),
  ...ARCHIVABLE_TABLES.toReversed().map(([typeName, field, name]) =>
    about(`restore${typeName}`, field, name),
  ),
  ...ARCHIVABLE_TABLES.map(([typeName, field, name]) => about(`delete${typeName}`, field, name)),
  about("revokeSession", "session", "otherSession", undefined, "USER"),
  row("USER", "confirmPassword", (t) => ({ password: getTenantValue(t, "password") })),
  row("USER", "changePassword", (t) => ({
    currentPassword: getTenantValue(t, "password"),
    password: "a wholly other kettle",
  })),
  row("READER", "signOutEverywhere", () => undefined),
  row("READER", "signOut", () => undefined),
  row("VISITOR", "requestPasswordReset", (t) => ({ email: getTenantValue(t, "ownerEmail") })),
];
