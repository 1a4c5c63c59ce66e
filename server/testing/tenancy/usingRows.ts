import { formOf, open, sealed, surveyOf } from "./makingRows.ts";
import { type MatrixRow, type Sender, type Things, row, thing } from "./things.ts";

const about = (
  mutation: string,
  field: string,
  name: string,
  more: (t: Things) => object = () => ({}),
  by: Sender = "OWNER",
): MatrixRow => row(by, mutation, (t) => ({ [field]: thing(t, name), ...more(t) }));

const named = (t: Things) => ({ name: `${open(t)} two` });
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
  row("VISITOR", "signIn", (t) => ({ email: thing(t, "ownerEmail"), password: thing(t, "password") })),
  row("VISITOR", "resetPassword", (t) => ({
    token: thing(t, "resetToken"),
    password: "one more quiet harbour",
  })),
  about("updateSchedule", "schedule", "schedule", named),
  about("updateResource", "resource", "resource", named),
  about("updateProvider", "provider", "provider", (t) => ({
    ...named(t),
    services: [thing(t, "service"), thing(t, "request")],
    staff: [thing(t, "staff")],
  })),
  about("updateStaff", "staff", "staff", (t) => ({
    ...named(t),
    schedule: thing(t, "schedule"),
    providers: [thing(t, "provider")],
    services: [
      { service: thing(t, "service"), priority: 1 },
      { service: thing(t, "request"), priority: 0 },
    ],
  })),
  about("updateService", "service", "service", (t) => ({
    ...named(t),
    providers: [thing(t, "provider")],
    staff: [{ staff: thing(t, "staff"), priority: 0 }],
    resources: [{ resource: thing(t, "resource"), needed: 1 }],
  })),
  about("duplicateService", "service", "service", (t) => ({
    slug: `copy-${thing(t, "word").toLowerCase()}`,
  })),
  about("updateServiceMenu", "menu", "menu", (t) => ({
    categories: [{ name: open(t), services: [thing(t, "request")] }],
  })),
  about("updateGroup", "group", "group", (t) => ({
    calendars: [{ service: thing(t, "request"), provider: thing(t, "provider") }],
  })),
  about("setServiceForms", "service", "service", (t) => ({ forms: [thing(t, "form")] })),
  about("updateForm", "form", "form", (t) => ({ ...named(t), definition: formOf(t) })),
  about("updateSurvey", "survey", "survey", (t) => ({ ...named(t), definition: surveyOf(t) })),
  about("updateOneTimeLink", "slug", "linkSlug", (t) => ({
    name: `${sealed(t)} two`,
    services: [thing(t, "request")],
  })),
  row("OWNER", "updateBusiness", (t) => ({ tagline: open(t) })),
  about("updateWebhookEndpoint", "endpoint", "endpoint", (t) => ({ description: `${sealed(t)} two` })),
  about("rotateWebhookSecret", "endpoint", "endpoint"),
  about("replayWebhookDelivery", "delivery", "delivery"),
  about("replayWebhookEvents", "endpoint", "endpoint", () => ({ from: "2026-11-20T00:00:00Z" })),
  about("updateApiKey", "apiKey", "apiKey", (t) => ({ name: `${sealed(t)} two` })),
  about("updateUser", "user", "user", (t) => ({ name: `${sealed(t)} two`, staff: thing(t, "staff") })),
  about("updateContact", "contact", "contact", () => ({ phone: "+1 212 555 0111" })),
  about("updateMedia", "media", "media", (t) => ({ alt: `${sealed(t)} two` })),
  row("OWNER", "updateEmbedding", (t) => ({ frameOrigins: [`https://${open(t).toLowerCase()}.example`] })),
  about("renewStaffFeed", "staff", "staff"),
  ...(["Page", "Author", "Category", "Post", "Product"] as const).map((noun) =>
    about(`update${noun}`, "id", noun.toLowerCase(), (t) => ({
      data:
        noun === "Author" || noun === "Category"
          ? { name: `${sealed(t)} two` }
          : { title: `${sealed(t)} two`, ...(noun === "Product" && { priceMinor: 200 }) },
    })),
  ),
  about("updatePost", "id", "post", (t) => ({
    data: {
      title: `${sealed(t)} three`,
      author: thing(t, "authorName"),
      categories: [thing(t, "categoryName")],
      image: { kind: "MEDIA", media: thing(t, "media") },
    },
  })),
  about("updatePage", "id", "page", (t) => ({
    data: {
      title: `${sealed(t)} three`,
      blocks: [
        { kind: "productGrid", products: [thing(t, "productName")] },
        { kind: "serviceCard", service: thing(t, "service") },
        { kind: "booking", provider: thing(t, "provider") },
        { kind: "booking", menu: thing(t, "menu") },
        { kind: "form", form: thing(t, "form") },
        { kind: "survey", survey: thing(t, "survey") },
        {
          kind: "callToAction",
          title: "Go",
          actions: [{ label: "Go", target: { kind: "ENTRY", entry: thing(t, "pageName") } }],
        },
      ],
    },
  })),
  about("restoreRevision", "id", "page", () => ({ revision: 1 })),
  row("OWNER", "reorderEntries", (t) => ({ ids: [thing(t, "category")] })),
  about("publishEntry", "id", "page"),
  about("unpublishEntry", "id", "page"),
  about("archiveEntry", "id", "post"),
  about("deleteEntry", "id", "product"),
  row("OWNER", "importSite", () => ({ content: { format: "daybook-site", version: 1, entries: [] } })),
  about("noteBooking", "booking", "firstBooking", (t) => ({ note: `${sealed(t)} note` })),
  about("approveBooking", "booking", "askedBooking"),
  about("declineBooking", "booking", "declinedBooking"),
  about("refundPayment", "payment", "payment", (t) => ({
    amount: 500,
    booking: thing(t, "firstBooking"),
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
    staff: thing(t, "staff"),
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
  row("OWNER", "verifyHost", (t) => ({ host: thing(t, "host") })),
  row("OWNER", "removeHost", (t) => ({ host: thing(t, "furtherHost") })),
  about("revokeOneTimeLink", "slug", "linkSlug"),
  about("revokePreview", "previewId", "preview"),
  about("deleteForm", "form", "form"),
  about("deleteSurvey", "survey", "survey"),
  about("removeUser", "user", "user"),
  about("revokeApiKey", "apiKey", "apiKey"),
  about("deleteWebhookEndpoint", "endpoint", "endpoint"),
  ...ARCHIVABLE_TABLES.map(([noun, field, name]) => about(`archive${noun}`, field, name)),
  ...ARCHIVABLE_TABLES.toReversed().map(([noun, field, name]) => about(`restore${noun}`, field, name)),
  ...ARCHIVABLE_TABLES.map(([noun, field, name]) => about(`delete${noun}`, field, name)),
  about("revokeSession", "session", "otherSession", undefined, "USER"),
  row("USER", "confirmPassword", (t) => ({ password: thing(t, "password") })),
  row("USER", "changePassword", (t) => ({
    currentPassword: thing(t, "password"),
    password: "a wholly other kettle",
  })),
  row("READER", "signOutEverywhere", () => undefined),
  row("READER", "signOut", () => undefined),
  row("VISITOR", "requestPasswordReset", (t) => ({ email: thing(t, "ownerEmail") })),
];
