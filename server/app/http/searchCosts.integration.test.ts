import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { projectRoot } from "../../root.ts";
import { RATE_SETTINGS, type RateSettings, createRateLimits } from "../../platform/http/limits/rateLimits.ts";
import { openGraph } from "../../testing/graph.ts";
import { type PartnerApp, partnerApp } from "../../testing/servers/partnerApp.ts";

const DOCUMENTS = join(projectRoot, "client/__generated__/persisted.json");

let visitor = 0;

const graph = await openGraph();
const app = await serve("search-costs");
beforeEach(() => void (visitor += 1));
afterAll(() => app.close());

function serve(name: string, settings: Partial<RateSettings> = {}): Promise<PartnerApp> {
  const rateLimits = createRateLimits({ ...RATE_SETTINGS, ...settings }, () => 0);
  return partnerApp(graph, name, {}, { rateLimits, trustProxy: true, documentsFile: DOCUMENTS });
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: Record<string, unknown> }[];
  readonly extensions?: { readonly cost: Record<string, number> };
}

/** Sends as the test's own visitor, in a /64 that no other test uses. */
async function send(body: object, { to = app, key }: { to?: PartnerApp; key?: string } = {}) {
  const response = await to.app.inject({
    method: "POST",
    url: "/graphql",
    headers: {
      "x-forwarded-for": `2001:db8:0:${visitor.toString(16)}::1`,
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    payload: body,
  });
  const answer = response.json<Answer>();
  const left = /"(?:graph|key)-cost";r=(\d+)/.exec(String(response.headers["ratelimit"]))?.[1];
  return { status: response.statusCode, headers: response.headers, answer, left: Number(left) };
}

const spent = ({ left }: { readonly left: number }) => RATE_SETTINGS["graph-cost"] - left;

function getCost({ answer }: { readonly answer: Answer }) {
  expect(answer.errors).toBeUndefined();
  return answer.extensions!.cost;
}

const inService = (fields: string, slug = "mobility") => ({
  query: `{ business { service(id: "${slug}") { ${fields} } } }`,
});
const aliases = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field(i)}`).join(" ");
const MONTH = 'from: "2026-12-01", to: "2026-12-31"';
const LINES = '[{ service: "mobility", member: 0 }, { service: "mobility", member: 1 }]';

describe("availability search", () => {
  it.each([
    ["isBookable", "isBookable"],
    ["refusal", 'refusal(startsAt: "2026-12-07T15:00:00Z")'],
    ["day", "day { slotCount }"],
    ["days", "days { date }"],
    ["slots", "day { slots { edges { node { startsAt } } } }"],
  ])("costs the same for every selection: %s", async (_, selection) => {
    const answer = await send(inService(`availability(input: { ${MONTH} }) { ${selection} }`));
    const { requested, searches, remaining } = getCost(answer);
    expect(searches).toBe(20 + 31);
    expect(spent(answer)).toBe(requested! + searches!);
    expect(remaining).toBe(answer.left);
  });

  it("costs nothing when no field needs it", async () => {
    expect(
      getCost(await send(inService(`availability(input: { ${MONTH} }) { timeZone }`))),
    ).not.toHaveProperty("searches");
  });

  it("runs once and is charged once for 59 aliases of the same query", async () => {
    const one = inService(`availability(input: { ${MONTH} }) { isBookable }`);
    const many = inService(aliases(59, () => `availability(input: { ${MONTH} }) { isBookable }`));
    await send(one);
    const count = async (body: object) => (await graph.statementsOf(() => send(body))).length;
    expect(await count(many)).toBe(await count(one));
    expect(getCost(await send(many))["searches"]).toBe(51);
  });

  it("is charged for each of 20 different queries", async () => {
    const body = inService(
      aliases(
        20,
        (i) => `availability(input: { from: "2026-12-01", to: "2026-12-${10 + i}" }) { isBookable }`,
      ),
    );
    const days = Array.from({ length: 20 }, (_, i) => 10 + i).reduce((sum, one) => sum + one, 0);
    expect(getCost(await send(body))["searches"]).toBe(20 * 20 + days);
  });

  it("costs more with every line of a party", async () => {
    const body = {
      query: `{ business { availability(input: { lines: ${LINES}, ${MONTH} }) { isBookable } } }`,
    };
    expect(getCost(await send(body))["searches"]).toBe(20 + 2 * 31);
  });

  it("costs the whole horizon for the next available slot beyond the range", async () => {
    const next =
      'availability(input: { from: "2026-11-01", to: "2026-11-02" }) { nextAvailable { startsAt } }';
    const { searches } = getCost(await send(inService(next, "coaching")));
    // Two dates, then those from the first of them to the end of the horizon of 90 days, and two more.
    expect(searches).toBe(20 + 2 + (20 + 19 + 1 + 92));
  });

  it("costs by the number of appointments in a series", async () => {
    const series =
      'series(rule: { frequency: WEEKLY, count: 6 }, startsAt: "2026-11-23T14:00:00.000Z") { fault }';
    expect(getCost(await send(inService(series, "coaching")))["searches"]).toBe(20 + 3 * 6);
  });

  it("is charged to the key of a partner", async () => {
    const answer = await send(inService(`availability(input: { ${MONTH} }) { isBookable }`), {
      key: app.key,
    });
    const { requested, searches } = getCost(answer);
    expect(RATE_SETTINGS["key-cost"] - answer.left).toBe(requested! + searches!);
  });

  it("costs once the loaded days when a caller requests why a slot is not offered", async () => {
    const at = (hour: number) => `whyNotOffered(at: "2026-12-07T${hour}:00:00Z") { isOffered }`;
    const asOwner = (fields: string) => send(inService(fields), { key: app.key });
    expect(getCost(await asOwner(at(15)))["searches"]).toBe(20 + 12);
    expect(getCost(await asOwner(aliases(9, () => at(15))))["searches"]).toBe(32);
    expect(getCost(await asOwner(aliases(9, (i) => at(10 + i))))["searches"]).toBe(9 * 32);
  });
});

describe("persisted document", () => {
  // The list of documents also has earlier versions of the query.
  const artefact = join(projectRoot, "client/__generated__/ServiceCalendarPageQuery.graphql.ts");
  const calendarId = /"id": "([0-9a-f]{64})"/.exec(readFileSync(artefact, "utf8"))![1]!;
  const calendar = (to: string) => ({
    id: calendarId,
    variables: {
      service: "mobility",
      from: "2026-12-01",
      to,
      timeZone: "Europe/Berlin",
      seats: 1,
      isVisit: false,
      slots: 24,
    },
  });

  it("costs 200 and its search, shown only in the headers", async () => {
    const answer = await send(calendar("2026-12-31"));
    expect([answer.status, answer.answer.errors, answer.answer.extensions]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(spent(answer)).toBe(200 + 51);
  });

  it("is rejected with Retry-After once the address has spent its allowance", async () => {
    const small = await serve("small", { "graph-cost": 500 });
    onTestFinished(() => small.close());
    const answers = [
      await send(calendar("2026-12-31"), { to: small }),
      await send(calendar("2027-02-28"), { to: small }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    const [, { headers, answer }] = answers as [unknown, (typeof answers)[1]];
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: "RATE_LIMITED",
      limit: "graph-cost",
      retryAfterSeconds: 8,
    });
    expect(headers["retry-after"]).toBe("8");
    expect(headers["ratelimit"]).toBe('"graph";r=598;t=1, "graph-cost";r=49;t=55');
  });

  it("allows a visitor far more than 40 calendars in a minute", async () => {
    const look = spent(await send(calendar("2026-12-31")));
    expect(RATE_SETTINGS["graph-cost"] / look).toBeGreaterThan(15 * 40);
  });
});
