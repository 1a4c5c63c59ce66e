import { toFormInput, toSurveyInput } from "../questionnaires/definitionInput.ts";
import { file, line, slide, survey } from "../questionnaires/respond.ts";
import { type MatrixRow, type TenantValues, row, getTenantValue } from "./tenantValues.ts";

/** A public text of this tenant. */
export const publicText = (t: TenantValues) => `Open${getTenantValue(t, "word")}`;
/** A private text of this tenant. */
export const privateText = (t: TenantValues) => `Sealed${getTenantValue(t, "word")}`;

const slug = (t: TenantValues, what: string) => `${what}-${getTenantValue(t, "word").toLowerCase()}`;
export const getSlugs = (t: TenantValues): readonly string[] => {
  const slugPrefixes = [
    "room",
    "place",
    "person",
    "substitute",
    "service",
    "request",
    "paid",
    "menu",
    "group",
    "form",
    "survey",
  ];
  const entries = ["a-page", "a-author", "a-category", "a-post", "a-product"].map((what) => slug(t, what));
  return [...slugPrefixes.map((what) => slug(t, what)), ...entries, ...entries.map((one) => `/${one}`)];
};
const everyDay = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].map((weekday) => ({
  weekday,
  opensAt: "00:00",
  closesAt: "24:00",
}));
const ending = (title: string) => ({ title, text: "", redirectUrl: null });

export const buildForm = (t: TenantValues) =>
  toFormInput({
    title: publicText(t),
    intro: "",
    fields: [line("a"), file("f")],
    rules: [],
    submitLabel: null,
    thanks: ending("Thank you"),
    disqualified: ending("Sorry"),
  });
export const buildSurvey = (t: TenantValues) =>
  toSurveyInput(survey({ title: publicText(t), slides: [slide("s", { fields: [line("a")] })] }));

export const buildAnswers = (t: TenantValues, start: string) => ({
  start: getTenantValue(t, start),
  idempotencyKey: `${start}-key-1`,
  answers: [{ field: "a", text: privateText(t) }],
  locale: "en",
  timeZone: "Europe/London",
});

export const buildDetails = (t: TenantValues, holdToken: string) => ({
  holdToken: getTenantValue(t, holdToken),
  idempotencyKey: `book-${getTenantValue(t, holdToken)}`.slice(0, 60),
  contact: {
    firstName: privateText(t),
    lastName: privateText(t),
    email: `${privateText(t)}@example.org`,
    phone: "+1 212 555 0100",
  },
  notes: privateText(t),
  consent: true,
  timeZone: "Europe/London",
  locale: "en",
});

const entry = (contentType: string, content: (t: TenantValues) => object) =>
  row(
    "OWNER",
    `create${contentType}`,
    (t) => ({ slug: slug(t, `a-${contentType.toLowerCase()}`), content: content(t) }),
    {
      [contentType.toLowerCase()]: "entry.id",
    },
  );

export const getContentId = (t: TenantValues, contentType: string): string =>
  `${contentType}_${getTenantValue(t, contentType).split("_")[1]!}`;

const hold = (valueName: string, service: string, startsAt: string): MatrixRow =>
  row(
    "VISITOR",
    "holdSlot",
    (t) => ({
      service: getTenantValue(t, service),
      staff: getTenantValue(t, "staff"),
      provider: getTenantValue(t, "provider"),
      startsAt,
      visitor: `visitor-token-of-${valueName}`,
      idempotencyKey: `hold-key-of-${valueName}`,
    }),
    { [`${valueName}Token`]: "hold.token" },
  );

const bookIt = (valueName: string, guests: (t: TenantValues) => object[] = () => []): MatrixRow =>
  row(
    "VISITOR",
    "book",
    (t) => ({ ...buildDetails(t, `${valueName}Token`), ...(guests(t).length > 0 && { guests: guests(t) }) }),
    {
      [`${valueName}Key`]: "bookings.0.accessKey",
      [`${valueName}Order`]: "order.accessKey",
      [`${valueName}Reference`]: "reference",
    },
  );

const service = (valueName: string, more: object): MatrixRow =>
  row(
    "OWNER",
    "createService",
    (t) => ({
      name: publicText(t),
      slug: slug(t, valueName),
      durationMinutes: 30,
      noticeMinutes: 0,
      guestMode: "ATTEND",
      locationKinds: ["PHONE"],
      publication: "PUBLISHED",
      providers: [getTenantValue(t, "provider")],
      staff: [{ staff: getTenantValue(t, "staff"), priority: 0 }],
      resources: [{ resource: getTenantValue(t, "resource"), needed: 1 }],
      ...more,
    }),
    { [valueName]: "service.id" },
  );

export const MAKING_ROWS: readonly MatrixRow[] = [
  row(
    "OWNER",
    "createSavedView",
    (t) => ({ name: privateText(t), query: `search=${privateText(t)}`, isShared: true }),
    { savedView: "savedView.id" },
  ),
  row(
    "OWNER",
    "createSchedule",
    (t) => ({ name: privateText(t), timeZone: "Europe/London", weekly: everyDay }),
    {
      schedule: "schedule.id",
    },
  ),
  row("OWNER", "createSchedule", (t) => ({ name: privateText(t), timeZone: "Europe/London", weekly: [] }), {
    spareSchedule: "schedule.id",
  }),
  row("OWNER", "createResource", (t) => ({ name: privateText(t), slug: slug(t, "room"), units: 2 }), {
    resource: "resource.id",
  }),
  row("OWNER", "createResource", (t) => ({ name: privateText(t), slug: slug(t, "spare-room"), units: 1 }), {
    spare: "resource.id",
  }),
  row(
    "OWNER",
    "createProvider",
    (t) => ({ name: publicText(t), slug: slug(t, "place"), publication: "PUBLISHED" }),
    {
      provider: "provider.id",
    },
  ),
  row(
    "OWNER",
    "createStaff",
    (t) => ({
      name: publicText(t),
      slug: slug(t, "person"),
      email: `${privateText(t)}.staff@example.org`,
      schedule: getTenantValue(t, "schedule"),
      providers: [getTenantValue(t, "provider")],
      publication: "PUBLISHED",
    }),
    { staff: "staff.id" },
  ),
  service("service", { recurrenceMax: 3 }),
  // Has no hours, so the free times are those of the other staff member.
  row(
    "OWNER",
    "createStaff",
    (t) => ({
      name: publicText(t),
      slug: slug(t, "substitute"),
      schedule: getTenantValue(t, "spareSchedule"),
      providers: [getTenantValue(t, "provider")],
      services: [{ service: getTenantValue(t, "service"), priority: 0 }],
      publication: "PUBLISHED",
    }),
    { substitute: "staff.id" },
  ),
  service("request", { mode: "REQUEST" }),
  service("paid", { payment: { share: "FULL" }, price: { amount: 1000, currency: "USD" } }),
  row(
    "OWNER",
    "createServiceMenu",
    (t) => ({
      name: publicText(t),
      slug: slug(t, "menu"),
      publication: "PUBLISHED",
      categories: [{ name: publicText(t), services: [getTenantValue(t, "service")] }],
    }),
    { menu: "serviceMenu.id", heading: "serviceMenu.categories.0.id" },
  ),
  row(
    "OWNER",
    "createGroup",
    (t) => ({
      name: publicText(t),
      slug: slug(t, "group"),
      publication: "PUBLISHED",
      calendars: [{ service: getTenantValue(t, "service"), provider: getTenantValue(t, "provider") }],
    }),
    { group: "group.id" },
  ),
  row("OWNER", "createForm", (t) => ({ name: privateText(t), slug: slug(t, "form"), ...buildForm(t) }), {
    form: "form.id",
  }),
  row(
    "OWNER",
    "createSurvey",
    (t) => ({ name: privateText(t), slug: slug(t, "survey"), ...buildSurvey(t) }),
    {
      survey: "survey.id",
    },
  ),
  row("OWNER", "publishForm", (t) => ({ id: getTenantValue(t, "form") }), {
    formStart: "form.start.token",
  }),
  row("OWNER", "publishSurvey", (t) => ({ id: getTenantValue(t, "survey") }), {
    surveyStart: "survey.start.token",
  }),
  row("VISITOR", "submitForm", (t) => buildAnswers(t, "formStart")),
  row("VISITOR", "submitSurvey", (t) => buildAnswers(t, "surveyStart")),
  row(
    "OWNER",
    "createWebhookEndpoint",
    (t) => ({ url: `https://${privateText(t).toLowerCase()}.example/hook`, description: privateText(t) }),
    {
      endpoint: "webhookEndpoint.id",
    },
  ),
  row("OWNER", "sendTestEvent", (t) => ({ id: getTenantValue(t, "endpoint") }), {
    delivery: "webhookDelivery.id",
    event: "webhookDelivery.event.id",
  }),
  row(
    "OWNER",
    "createOneTimeLink",
    (t) => ({ name: privateText(t), slug: slug(t, "once"), services: [getTenantValue(t, "service")] }),
    {
      link: "oneTimeLink.id",
      linkSlug: "oneTimeLink.slug",
    },
  ),
  hold("first", "service", "2026-11-24T10:00:00Z"),
  bookIt("first", (t) => [{ name: privateText(t), email: `${privateText(t)}.guest@example.org` }]),
  hold("second", "service", "2026-11-24T12:00:00Z"),
  bookIt("second"),
  hold("asked", "request", "2026-11-25T10:00:00Z"),
  bookIt("asked"),
  hold("declined", "request", "2026-11-25T12:00:00Z"),
  bookIt("declined"),
  hold("owed", "paid", "2026-11-25T14:00:00Z"),
  bookIt("owed"),
  hold("begun", "service", "2026-11-20T10:30:00Z"),
  bookIt("begun"),
  hold("away", "service", "2026-11-26T14:00:00Z"),
  bookIt("away"),
  hold("held", "service", "2026-11-26T10:00:00Z"),
  row(
    "OWNER",
    "createBlock",
    (t) => ({
      staff: [getTenantValue(t, "staff")],
      reason: privateText(t),
      startsAt: "2026-12-01T10:00:00Z",
      endsAt: "2026-12-01T11:00:00Z",
    }),
    {
      block: "block.id",
    },
  ),
  row(
    "OWNER",
    "createBusyFeed",
    (t) => ({
      staff: getTenantValue(t, "staff"),
      url: `https://${privateText(t).toLowerCase()}.example/a.ics`,
    }),
    {
      feed: "busyFeed.id",
    },
  ),
  row("OWNER", "setHoliday", (t) => ({ date: "2026-12-25", name: privateText(t) })),
  row("OWNER", "setDateOverride", (t) => ({
    schedule: getTenantValue(t, "schedule"),
    date: "2026-12-24",
    windows: [{ opensAt: "10:00", closesAt: "12:00" }],
  })),
  row("OWNER", "addHost", (t) => ({ host: getTenantValue(t, "furtherHost") }), {
    hostToken: "pendingHost.token",
  }),
  row("OWNER", "updateSite", (t) => ({ content: { title: publicText(t) } })),
  entry("Page", (t) => ({ title: privateText(t), isBlog: true, isShop: true })),
  entry("Author", (t) => ({ name: privateText(t) })),
  entry("Category", (t) => ({ name: privateText(t) })),
  entry("Post", (t) => ({
    title: privateText(t),
    author: getContentId(t, "author"),
    categories: [getContentId(t, "category")],
    blog: getContentId(t, "page"),
  })),
  entry("Product", (t) => ({
    title: privateText(t),
    price: { amount: 100, currency: "USD" },
    shop: getContentId(t, "page"),
  })),
  row("OWNER", "createPreview", (t) => ({ name: privateText(t) }), { preview: "preview.previewId" }),
  row(
    "OWNER",
    "inviteUser",
    (t) => ({ email: `${privateText(t)}.user@example.org`, name: privateText(t), role: "READER" }),
    {
      user: "user.id",
    },
  ),
  row("OWNER", "createApiKey", (t) => ({ name: privateText(t), scopes: ["CONTENT"] }), {
    apiKey: "apiKey.id",
    secret: "secret",
  }),
];
