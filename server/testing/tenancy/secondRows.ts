import { answersOf, contentId, detailsOf, formOf, open, sealed, surveyOf } from "./makingRows.ts";
import { type MatrixRow, type Things, row, thing } from "./things.ts";

const slug = (t: Things, what: string) => `second-${what}-${thing(t, "word").toLowerCase()}`;
const service = (t: Things) => thing(t, "service");

const submitted = (t: Things, start: string) => ({
  ...answersOf(t, start),
  idempotencyKey: `second-${start}`,
});

const entry = (type: string, data: (t: Things) => object): MatrixRow =>
  row("OWNER", `create${type}`, (t) => ({ slug: slug(t, type.toLowerCase()), data: data(t) }));

/**
 * A second object of the types in lists. The first staff member is linked to a user, who may read all fields of the
 * first item but not of the second.
 */
export const SECOND_ROWS: readonly MatrixRow[] = [
  row("OWNER", "createResource", (t) => ({ name: sealed(t), slug: slug(t, "room"), units: 2 })),
  row(
    "OWNER",
    "createProvider",
    (t) => ({
      name: open(t),
      slug: slug(t, "place"),
      publication: "PUBLISHED",
      services: [service(t)],
      staff: [thing(t, "staff")],
      position: 2,
    }),
    { secondProvider: "provider.id" },
  ),
  row(
    "OWNER",
    "createStaff",
    (t) => ({
      name: open(t),
      slug: slug(t, "person"),
      schedule: thing(t, "schedule"),
      providers: [thing(t, "provider"), thing(t, "secondProvider")],
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
      name: open(t),
      slug: slug(t, "party"),
      durationMinutes: 30,
      noticeMinutes: 0,
      guestMode: "OWN_LINE",
      locationKinds: ["PHONE"],
      publication: "PUBLISHED",
      providers: [thing(t, "provider"), thing(t, "secondProvider")],
      staff: ["staff", "secondStaff"].map((staff) => ({ staff: thing(t, staff), priority: 0 })),
    }),
    { partyService: "service.id" },
  ),
  row("OWNER", "createServiceMenu", (t) => ({
    name: open(t),
    slug: slug(t, "menu"),
    publication: "PUBLISHED",
    categories: [
      { name: open(t), services: [service(t), thing(t, "request")] },
      { name: open(t), services: [service(t)] },
    ],
  })),
  row("OWNER", "createGroup", (t) => ({
    name: open(t),
    slug: slug(t, "group"),
    publication: "PUBLISHED",
    calendars: ["provider", "secondProvider"].map((provider) => ({
      service: service(t),
      provider: thing(t, provider),
    })),
  })),
  row("OWNER", "createForm", (t) => ({ name: sealed(t), slug: slug(t, "form"), definition: formOf(t) }), {
    secondForm: "form.id",
  }),
  row("OWNER", "publishForm", (t) => ({ form: thing(t, "secondForm"), publication: "PUBLISHED" })),
  row(
    "OWNER",
    "createSurvey",
    (t) => ({ name: sealed(t), slug: slug(t, "survey"), definition: surveyOf(t) }),
    { secondSurvey: "survey.id" },
  ),
  row("OWNER", "publishSurvey", (t) => ({ survey: thing(t, "secondSurvey"), publication: "PUBLISHED" })),
  row("OWNER", "publishForm", (t) => ({ form: thing(t, "form"), publication: "PUBLISHED" }), {
    formStart: "form.start.token",
  }),
  row("OWNER", "publishSurvey", (t) => ({ survey: thing(t, "survey"), publication: "PUBLISHED" }), {
    surveyStart: "survey.start.token",
  }),
  row("VISITOR", "submitForm", (t) => submitted(t, "formStart")),
  row("VISITOR", "submitSurvey", (t) => submitted(t, "surveyStart")),
  row("OWNER", "createWebhookEndpoint", (t) => ({
    url: `https://${sealed(t).toLowerCase()}.example/second`,
    description: sealed(t),
  })),
  row("OWNER", "sendTestEvent", (t) => ({ endpoint: thing(t, "endpoint") })),
  row("OWNER", "createOneTimeLink", (t) => ({
    name: sealed(t),
    slug: slug(t, "once"),
    services: [service(t), thing(t, "request")],
  })),
  row("OWNER", "blockTime", (t) => ({
    staff: [thing(t, "staff"), thing(t, "secondStaff")],
    resources: [thing(t, "resource"), thing(t, "spare")],
    reason: sealed(t),
    startsAt: "2026-12-03T10:00:00Z",
    endsAt: "2026-12-03T11:00:00Z",
  })),
  row("OWNER", "addBusyFeed", (t) => ({
    staff: thing(t, "staff"),
    url: `https://${sealed(t).toLowerCase()}.example/second.ics`,
  })),
  row("OWNER", "setHoliday", (t) => ({ date: "2026-12-26", name: sealed(t) })),
  row("OWNER", "setDateOverride", (t) => ({
    schedule: thing(t, "schedule"),
    date: "2026-12-23",
    windows: [
      { opensAt: "10:00", closesAt: "12:00" },
      { opensAt: "14:00", closesAt: "16:00" },
    ],
  })),
  row("OWNER", "createApiKey", (t) => ({ name: `${sealed(t)} second`, scopes: ["CONTENT"] })),
  row("OWNER", "createPreview", (t) => ({ name: `${sealed(t)} second` })),
  entry("Page", (t) => ({ title: sealed(t) })),
  row("OWNER", "addHost", (t) => ({ host: `second.${thing(t, "furtherHost")}` })),
  entry("Author", (t) => ({ name: sealed(t) })),
  entry("Category", (t) => ({ name: sealed(t) })),
  entry("Post", (t) => ({ title: sealed(t), blog: contentId(t, "page") })),
  entry("Product", (t) => ({ title: sealed(t), priceMinor: 200, shop: contentId(t, "page") })),
  row("VISITOR", "holdSlot", (t) => partyOf(t, "2026-11-24T18:00:00Z", "a-party"), {
    partyToken: "hold.token",
  }),
  row("VISITOR", "book", partyDetails),
];

export function partyOf(t: Things, startsAt: string, visitor: string) {
  return {
    lines: ["staff", "secondStaff"].map((staff, member) => ({
      service: thing(t, "partyService"),
      staff: thing(t, staff),
      member,
    })),
    provider: thing(t, "provider"),
    startsAt,
    visitor: `visitor-token-of-${visitor}`,
  };
}

/** Input of `book` for the held lines. A repetition returns the same bookings. */
export function partyDetails(t: Things) {
  const guests = ["guest"].map((name) => ({ name, email: `${sealed(t)}.${name}@example.org` }));
  const contact = { firstName: sealed(t), lastName: sealed(t), email: `${sealed(t)}.party@example.org` };
  return { ...detailsOf(t, "partyToken"), idempotencyKey: "book-second-party", contact, guests };
}
