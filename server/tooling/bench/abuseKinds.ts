import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toGlobalId } from "../../platform/graphql/globalIds.ts";
import { projectRoot } from "../../root.ts";
import { serviceId } from "./world.ts";

export interface AbuseKind {
  readonly name: string;
  /** Returns the `n`th request. Requests for one page may differ in the query string. */
  request(n: number): AbuseRequest;
}

export interface AbuseRequest {
  readonly path: string;
  readonly body?: object;
}

const DAY_MS = 86_400_000;
const ZONE = "America/New_York";

const date = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const documents = Object.entries(
  JSON.parse(readFileSync(join(projectRoot, "client/__generated__/persisted.json"), "utf8")) as Record<
    string,
    string
  >,
);

function persisted(name: string, variables: object): AbuseRequest {
  const found = documents.find(([, text]) => new RegExp(`^\\s*query ${name}\\b`).test(text));
  if (!found) throw new Error(`there is no document ${name}`);
  return { path: "/graphql", body: { id: found[0], variables } };
}

const text = (query: string): AbuseRequest => ({ path: "/graphql", body: { query } });

const aliases = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field(i)}`).join(" ");

const calendar = (days: number, more: object = {}) => ({
  service: "mobility",
  from: date(1),
  to: date(days),
  timeZone: ZONE,
  seats: 1,
  isVisit: false,
  slots: 24,
  ...more,
});

/** Two guests with two services in a row, the maximum for the demo's rooms. */
const ALSO = [
  { service: "consultation", member: 0 },
  { service: "mobility", member: 1 },
  { service: "consultation", member: 1 },
];
const LINES = `[${[{ service: "mobility", member: 0 }, ...ALSO]
  .map(({ service, member }) => `{ service: "${service}", member: ${member} }`)
  .join(", ")}]`;

const EVERY_SERVICE = [
  "intro-call",
  "consultation",
  "physio",
  "massage",
  "yoga-class",
  "couples-assessment",
  "home-visit",
  "coaching",
  "nutrition",
  "mobility",
  "body-scan",
  "duo-training",
].map((slug) => toGlobalId("Service", serviceId(slug)));

export const ABUSE_KINDS: readonly AbuseKind[] = [
  {
    name: "widget's calendar, a month",
    request: () => persisted("ServiceCalendarPageQuery", calendar(31)),
  },
  {
    name: "widget's calendar, 93 days",
    request: () => persisted("ServiceCalendarPageQuery", calendar(93)),
  },
  {
    name: "widget's calendar, party of 4 lines, 93 days",
    request: () => persisted("ServiceCalendarPageQuery", calendar(93, { also: ALSO })),
  },
  {
    name: "widget's series, 12 visits",
    request: () =>
      persisted("useSeriesQuery", {
        service: toGlobalId("Service", serviceId("coaching")),
        rule: { frequency: "DAILY", interval: 7, count: 12 },
        startsAt: `${date(3)}T15:00:00.000Z`,
        timeZone: ZONE,
        visitor: "00000000-0000-4000-8000-000000000000".replaceAll("-", "").slice(0, 22),
      }),
  },
  {
    name: "widget's next free times of 12 services",
    request: () => persisted("useNextFreeTimesQuery", { ids: EVERY_SERVICE, timeZone: ZONE, today: date(0) }),
  },
  {
    name: "59 aliases of one search",
    request: () =>
      text(
        `{ business { service(id: "mobility") { ${aliases(59, () => `availability(input: { from: "${date(1)}", to: "${date(93)}" }) { isBookable }`)} } } }`,
      ),
  },
  {
    name: "59 different searches",
    request: () =>
      text(
        `{ business { service(id: "mobility") { ${aliases(59, (i) => `availability(input: { from: "${date(1)}", to: "${date(93 - i)}" }) { isBookable }`)} } } }`,
      ),
  },
  {
    name: "40 different searches for a party of 4 lines",
    request: () =>
      text(
        `{ business { ${aliases(40, (i) => `availability(input: { lines: ${LINES}, from: "${date(1)}", to: "${date(93 - i)}" }) { isBookable }`)} } }`,
      ),
  },
  {
    name: "59 refusals of a party of 4 lines",
    request: () =>
      text(
        `{ business { availability(input: { lines: ${LINES}, from: "${date(1)}", to: "${date(93)}" }) { ${aliases(58, (i) => `refusal(startsAt: "${date(1 + i)}T15:00:00.000Z")`)} } } }`,
      ),
  },
  {
    name: "people of every slot, party of 4 lines",
    request: () =>
      text(
        `{ business { availability(input: { lines: ${LINES}, from: "${date(1)}", to: "${date(12)}" }) { ${aliases(12, (i) => `day(date: "${date(1 + i)}") { slots(first: 10) { edges { node { staff { name } } } } }`)} } } }`,
      ),
  },
  {
    name: "catalogue, nested lists",
    request: () =>
      text(
        "{ business { services(first: 40) { edges { node { name description staff { name slug } price { amount } } } } providers(first: 10) { edges { node { name slug } } } } }",
      ),
  },
  {
    name: "names by the hundred",
    request: () =>
      text(`{ business { ${aliases(59, () => "services(first: 20) { edges { node { id } } }")} } }`),
  },
  {
    name: "page of a calendar",
    request: (n) => ({ path: `/widget/appointment/northside/consultation?x=${n}` }),
  },
  {
    name: "page of a calendar, party of 4 lines",
    request: (n) => ({
      path: `/widget/appointment/northside/mobility?also=mobility,mobility,mobility&guests=2&party=mobility,mobility&x=${n}`,
    }),
  },
  { name: "page of a provider", request: (n) => ({ path: `/widget/appointment/northside?x=${n}` }) },
  { name: "page of a menu", request: (n) => ({ path: `/widget/service-menus/treatments?x=${n}` }) },
  { name: "page of a group", request: (n) => ({ path: `/widget/groups/new-clients?x=${n}` }) },
  { name: "page of the site, not cached", request: (n) => ({ path: `/treatments?x=${n}` }) },
  { name: "page of a journal, not cached", request: (n) => ({ path: `/journal/b/desk-by-four/?x=${n}` }) },
  { name: "page of the site, cached", request: () => ({ path: "/treatments" }) },
  { name: "page that does not exist", request: (n) => ({ path: `/nowhere-${n}` }) },
];
