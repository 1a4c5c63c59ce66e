import {
  buildAnswers,
  getContentId,
  buildDetails,
  buildForm,
  publicText,
  privateText,
  buildSurvey,
} from "./makingRows.ts";
import { type MatrixRow, type TenantValues, row, getTenantValue } from "./tenantValues.ts";

const slug = (t: TenantValues, what: string) => `second-${what}-${getTenantValue(t, "word").toLowerCase()}`;
const service = (t: TenantValues) => getTenantValue(t, "service");

const submitted = (t: TenantValues, start: string) => ({
  ...buildAnswers(t, start),
  idempotencyKey: `second-${start}`,
});

const entry = (type: string, content: (t: TenantValues) => object): MatrixRow =>
  row("OWNER", `create${type}`, (t) => ({ slug: slug(t, type.toLowerCase()), content: content(t) }));

/**
 * A second object of the types in lists. The first staff member is linked to a user, who may read all fields of the
 * first item but not of the second.
 */
export const SECOND_ROWS: readonly MatrixRow[] = [
  row("OWNER", "createResource", (t) => ({ name: privateText(t), slug: slug(t, "room"), units: 2 })),
  row(
    "OWNER",
    "createProvider",
    (t) => ({
      name: publicText(t),
      slug: slug(t, "place"),
      publication: "PUBLISHED",
      services: [service(t)],
      staff: [getTenantValue(t, "staff")],
      position: 2,
    }),
    { secondProvider: "provider.id" },
  ),
  row(
    "OWNER",
    "createStaff",
    (t) => ({
      name: publicText(t),
      slug: slug(t, "person"),
      schedule: getTenantValue(t, "schedule"),
      providers: [getTenantValue(t, "provider"), getTenantValue(t, "secondProvider")],
      services: [{ service: service(t), priority: 0 }],
      publication: "PUBLISHED",
      position: 2,
    }),
    { secondStaff: "staff.id" },
  ),
  row(
    "OWNER",
    "createService",
    (t) => ({
      name: publicText(t),
      slug: slug(t, "party"),
      durationMinutes: 30,
      noticeMinutes: 0,
      guestMode: "OWN_LINE",
      locationKinds: ["PHONE"],
      publication: "PUBLISHED",
      providers: [getTenantValue(t, "provider"), getTenantValue(t, "secondProvider")],
      staff: ["staff", "secondStaff"].map((staff) => ({ staff: getTenantValue(t, staff), priority: 0 })),
    }),
    { partyService: "service.id" },
  ),
  row("OWNER", "createServiceMenu", (t) => ({
    name: publicText(t),
    slug: slug(t, "menu"),
    publication: "PUBLISHED",
    categories: [
      { name: publicText(t), services: [service(t), getTenantValue(t, "request")] },
      { name: publicText(t), services: [service(t)] },
    ],
  })),
  row("OWNER", "createGroup", (t) => ({
    name: publicText(t),
    slug: slug(t, "group"),
    publication: "PUBLISHED",
    calendars: ["provider", "secondProvider"].map((provider) => ({
      service: service(t),
      provider: getTenantValue(t, provider),
    })),
  })),
  row("OWNER", "createForm", (t) => ({ name: privateText(t), slug: slug(t, "form"), ...buildForm(t) }), {
    secondForm: "form.id",
  }),
  row("OWNER", "publishForm", (t) => ({ id: getTenantValue(t, "secondForm") })),
  row(
    "OWNER",
    "createSurvey",
    (t) => ({ name: privateText(t), slug: slug(t, "survey"), ...buildSurvey(t) }),
    { secondSurvey: "survey.id" },
  ),
  row("OWNER", "publishSurvey", (t) => ({ id: getTenantValue(t, "secondSurvey") })),
  row("OWNER", "publishForm", (t) => ({ id: getTenantValue(t, "form") }), {
    formStart: "form.start.token",
  }),
  row("OWNER", "publishSurvey", (t) => ({ id: getTenantValue(t, "survey") }), {
    surveyStart: "survey.start.token",
  }),
  row("VISITOR", "submitForm", (t) => submitted(t, "formStart")),
  row("VISITOR", "submitSurvey", (t) => submitted(t, "surveyStart")),
  row("OWNER", "createWebhookEndpoint", (t) => ({
    url: `https://${privateText(t).toLowerCase()}.example/second`,
    description: privateText(t),
  })),
  row("OWNER", "sendTestEvent", (t) => ({ id: getTenantValue(t, "endpoint") })),
  row("OWNER", "createOneTimeLink", (t) => ({
    name: privateText(t),
    slug: slug(t, "once"),
    services: [service(t), getTenantValue(t, "request")],
  })),
  row("OWNER", "createBlock", (t) => ({
    staff: [getTenantValue(t, "staff"), getTenantValue(t, "secondStaff")],
    resources: [getTenantValue(t, "resource"), getTenantValue(t, "spare")],
    reason: privateText(t),
    startsAt: "2026-12-03T10:00:00Z",
    endsAt: "2026-12-03T11:00:00Z",
  })),
  row("OWNER", "createBusyFeed", (t) => ({
    staff: getTenantValue(t, "staff"),
    url: `https://${privateText(t).toLowerCase()}.example/second.ics`,
  })),
  row("OWNER", "setHoliday", (t) => ({ date: "2026-12-26", name: privateText(t) })),
  row("OWNER", "setDateOverride", (t) => ({
    schedule: getTenantValue(t, "schedule"),
    date: "2026-12-23",
    windows: [
      { opensAt: "10:00", closesAt: "12:00" },
      { opensAt: "14:00", closesAt: "16:00" },
    ],
  })),
  row("OWNER", "createSavedView", (t) => ({
    name: `${privateText(t)} second`,
    query: `search=${privateText(t)}`,
    isShared: true,
  })),
  row("OWNER", "createApiKey", (t) => ({ name: `${privateText(t)} second`, scopes: ["CONTENT"] })),
  row("OWNER", "createPreview", (t) => ({ name: `${privateText(t)} second` })),
  entry("Page", (t) => ({ title: privateText(t) })),
  row("OWNER", "addHost", (t) => ({ host: `second.${getTenantValue(t, "furtherHost")}` })),
  entry("Author", (t) => ({ name: privateText(t) })),
  entry("Category", (t) => ({ name: privateText(t) })),
  entry("Post", (t) => ({ title: privateText(t), blog: getContentId(t, "page") })),
  entry("Product", (t) => ({
    title: privateText(t),
    price: { amount: 200, currency: "USD" },
    shop: getContentId(t, "page"),
  })),
  row("VISITOR", "holdSlot", (t) => buildPartyHold(t, "2026-11-24T18:00:00Z", "a-party"), {
    partyToken: "hold.token",
  }),
  row("VISITOR", "book", buildPartyBooking),
];

export function buildPartyHold(t: TenantValues, startsAt: string, visitor: string) {
  return {
    lines: ["staff", "secondStaff"].map((staff, member) => ({
      service: getTenantValue(t, "partyService"),
      staff: getTenantValue(t, staff),
      member,
    })),
    provider: getTenantValue(t, "provider"),
    startsAt,
    visitor: `visitor-token-of-${visitor}`,
    idempotencyKey: `hold-key-of-${visitor}`,
  };
}

/** Input of `book` for the held lines. A repetition returns the same bookings. */
export function buildPartyBooking(t: TenantValues) {
  const guests = ["guest"].map((name) => ({ name, email: `${privateText(t)}.${name}@example.org` }));
  const contact = {
    firstName: privateText(t),
    lastName: privateText(t),
    email: `${privateText(t)}.party@example.org`,
  };
  return { ...buildDetails(t, "partyToken"), idempotencyKey: "book-second-party", contact, guests };
}
