import { file, line, slide, survey } from "../respond.ts";
import { type MatrixRow, type Things, row, thing } from "./things.ts";

/** A public text of this tenant. */
export const open = (t: Things) => `Open${thing(t, "word")}`;
/** A private text of this tenant. */
export const sealed = (t: Things) => `Sealed${thing(t, "word")}`;

const slug = (t: Things, what: string) => `${what}-${thing(t, "word").toLowerCase()}`;
export const slugsOf = (t: Things): readonly string[] => {
  const nouns = ["room", "place", "person", "service", "request", "paid", "menu", "group", "form", "survey"];
  const entries = ["a-page", "a-author", "a-category", "a-post", "a-product"].map((what) => slug(t, what));
  return [...nouns.map((what) => slug(t, what)), ...entries, ...entries.map((one) => `/${one}`)];
};
const everyDay = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].map((weekday) => ({
  weekday,
  opensAt: "00:00",
  closesAt: "24:00",
}));
const ending = (title: string) => ({ title, text: "", redirectUrl: null });

export const formOf = (t: Things) => ({
  title: open(t),
  intro: "",
  fields: [line("a"), file("f")],
  rules: [],
  submitLabel: null,
  thanks: ending("Thank you"),
  disqualified: ending("Sorry"),
});
export const surveyOf = (t: Things) =>
  survey({ title: open(t), slides: [slide("s", { fields: [line("a")] })] });

export const answersOf = (t: Things, start: string) => ({
  start: thing(t, start),
  idempotencyKey: `${start}-key-1`,
  answers: [{ field: "a", text: sealed(t) }],
  locale: "en",
  timeZone: "Europe/London",
});

export const detailsOf = (t: Things, holdToken: string) => ({
  holdToken: thing(t, holdToken),
  idempotencyKey: `book-${thing(t, holdToken)}`.slice(0, 60),
  contact: {
    firstName: sealed(t),
    lastName: sealed(t),
    email: `${sealed(t)}@example.org`,
    phone: "+1 212 555 0100",
  },
  notes: sealed(t),
  consent: true,
  timeZone: "Europe/London",
  locale: "en",
});

const entry = (noun: string, data: (t: Things) => object) =>
  row("OWNER", `create${noun}`, (t) => ({ slug: slug(t, `a-${noun.toLowerCase()}`), data: data(t) }), {
    [noun.toLowerCase()]: "entry.id",
  });

export const contentId = (t: Things, noun: string): string => `${noun}_${thing(t, noun).split("_")[1]!}`;

const hold = (kept: string, service: string, startsAt: string): MatrixRow =>
  row(
    "VISITOR",
    "holdSlot",
    (t) => ({
      service: thing(t, service),
      staff: thing(t, "staff"),
      provider: thing(t, "provider"),
      startsAt,
      visitor: `visitor-token-of-${kept}`,
    }),
    { [`${kept}Token`]: "hold.token" },
  );

const bookIt = (kept: string, guests: (t: Things) => object[] = () => []): MatrixRow =>
  row(
    "VISITOR",
    "book",
    (t) => ({ ...detailsOf(t, `${kept}Token`), ...(guests(t).length > 0 && { guests: guests(t) }) }),
    {
      [`${kept}Key`]: "bookings.0.id",
      [`${kept}Order`]: "order.id",
      [`${kept}Reference`]: "reference",
    },
  );

const service = (kept: string, more: object): MatrixRow =>
  row(
    "OWNER",
    "createService",
    (t) => ({
      name: open(t),
      slug: slug(t, kept),
      durationMinutes: 30,
      noticeMinutes: 0,
      guestMode: "ATTEND",
      locationKinds: ["PHONE"],
      publication: "PUBLISHED",
      providers: [thing(t, "provider")],
      staff: [{ staff: thing(t, "staff"), priority: 0 }],
      resources: [{ resource: thing(t, "resource"), needed: 1 }],
      ...more,
    }),
    { [kept]: "service.id" },
  );

export const MAKING_ROWS: readonly MatrixRow[] = [
  row("OWNER", "createSchedule", (t) => ({ name: sealed(t), timeZone: "Europe/London", weekly: everyDay }), {
    schedule: "schedule.id",
  }),
  row("OWNER", "createSchedule", (t) => ({ name: sealed(t), timeZone: "Europe/London", weekly: [] }), {
    spareSchedule: "schedule.id",
  }),
  row("OWNER", "createResource", (t) => ({ name: sealed(t), slug: slug(t, "room"), units: 2 }), {
    resource: "resource.id",
  }),
  row("OWNER", "createResource", (t) => ({ name: sealed(t), slug: slug(t, "spare-room"), units: 1 }), {
    spare: "resource.id",
  }),
  row(
    "OWNER",
    "createProvider",
    (t) => ({ name: open(t), slug: slug(t, "place"), publication: "PUBLISHED" }),
    {
      provider: "provider.id",
    },
  ),
  row(
    "OWNER",
    "createStaff",
    (t) => ({
      name: open(t),
      slug: slug(t, "person"),
      email: `${sealed(t)}.staff@example.org`,
      schedule: thing(t, "schedule"),
      providers: [thing(t, "provider")],
      publication: "PUBLISHED",
    }),
    { staff: "staff.id" },
  ),
  service("service", { recurrenceMax: 3 }),
  service("request", { mode: "REQUEST" }),
  service("paid", { paymentRule: "FULL", priceMinor: 1000 }),
  row(
    "OWNER",
    "createServiceMenu",
    (t) => ({
      name: open(t),
      slug: slug(t, "menu"),
      publication: "PUBLISHED",
      categories: [{ name: open(t), services: [thing(t, "service")] }],
    }),
    { menu: "menu.id", heading: "menu.categories.0.id" },
  ),
  row(
    "OWNER",
    "createGroup",
    (t) => ({
      name: open(t),
      slug: slug(t, "group"),
      publication: "PUBLISHED",
      calendars: [{ service: thing(t, "service"), provider: thing(t, "provider") }],
    }),
    { group: "group.id" },
  ),
  row("OWNER", "createForm", (t) => ({ name: sealed(t), slug: slug(t, "form"), definition: formOf(t) }), {
    form: "form.id",
  }),
  row(
    "OWNER",
    "createSurvey",
    (t) => ({ name: sealed(t), slug: slug(t, "survey"), definition: surveyOf(t) }),
    {
      survey: "survey.id",
    },
  ),
  row("OWNER", "publishForm", (t) => ({ form: thing(t, "form"), publication: "PUBLISHED" }), {
    formStart: "form.start.token",
  }),
  row("OWNER", "publishSurvey", (t) => ({ survey: thing(t, "survey"), publication: "PUBLISHED" }), {
    surveyStart: "survey.start.token",
  }),
  row("VISITOR", "submitForm", (t) => answersOf(t, "formStart")),
  row("VISITOR", "submitSurvey", (t) => answersOf(t, "surveyStart")),
  row(
    "OWNER",
    "createWebhookEndpoint",
    (t) => ({ url: `https://${sealed(t).toLowerCase()}.example/hook`, description: sealed(t) }),
    {
      endpoint: "endpoint.id",
    },
  ),
  row("OWNER", "sendTestEvent", (t) => ({ endpoint: thing(t, "endpoint") }), {
    delivery: "delivery.id",
    event: "delivery.event.id",
  }),
  row(
    "OWNER",
    "createOneTimeLink",
    (t) => ({ name: sealed(t), slug: slug(t, "once"), services: [thing(t, "service")] }),
    {
      link: "link.id",
      linkSlug: "link.slug",
    },
  ),
  hold("first", "service", "2026-11-24T10:00:00Z"),
  bookIt("first", (t) => [{ name: sealed(t), email: `${sealed(t)}.guest@example.org` }]),
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
  hold("held", "service", "2026-11-26T10:00:00Z"),
  row(
    "OWNER",
    "blockTime",
    (t) => ({
      staff: [thing(t, "staff")],
      reason: sealed(t),
      startsAt: "2026-12-01T10:00:00Z",
      endsAt: "2026-12-01T11:00:00Z",
    }),
    {
      block: "block.id",
    },
  ),
  row(
    "OWNER",
    "addBusyFeed",
    (t) => ({ staff: thing(t, "staff"), url: `https://${sealed(t).toLowerCase()}.example/a.ics` }),
    {
      feed: "feed.id",
    },
  ),
  row("OWNER", "setHoliday", (t) => ({ date: "2026-12-25", name: sealed(t) })),
  row("OWNER", "setDateOverride", (t) => ({
    schedule: thing(t, "schedule"),
    date: "2026-12-24",
    windows: [{ opensAt: "10:00", closesAt: "12:00" }],
  })),
  row("OWNER", "addHost", (t) => ({ host: thing(t, "furtherHost") }), { hostToken: "pendingHost.token" }),
  row("OWNER", "updateSite", (t) => ({ data: { title: open(t) } })),
  entry("Page", (t) => ({ title: sealed(t), isBlog: true, isShop: true })),
  entry("Author", (t) => ({ name: sealed(t) })),
  entry("Category", (t) => ({ name: sealed(t) })),
  entry("Post", (t) => ({
    title: sealed(t),
    author: contentId(t, "author"),
    categories: [contentId(t, "category")],
    blog: contentId(t, "page"),
  })),
  entry("Product", (t) => ({ title: sealed(t), priceMinor: 100, shop: contentId(t, "page") })),
  row("OWNER", "createPreview", (t) => ({ name: sealed(t) }), { preview: "preview.previewId" }),
  row(
    "OWNER",
    "inviteUser",
    (t) => ({ email: `${sealed(t)}.user@example.org`, name: sealed(t), role: "READER" }),
    {
      user: "user.id",
    },
  ),
  row("OWNER", "createApiKey", (t) => ({ name: sealed(t), scopes: ["CONTENT"] }), {
    apiKey: "apiKey.id",
    secret: "secret",
  }),
];
