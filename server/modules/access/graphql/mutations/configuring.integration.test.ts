import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { addApiKey } from "../../apiKeys.ts";
import { saveProvider } from "../../../catalogue/providers.ts";
import { saveResource } from "../../../catalogue/resources.ts";
import { saveSchedule } from "../../../catalogue/schedules.ts";
import { updateBusiness } from "../../../businesses/business.ts";
import { saveStaff } from "../../../catalogue/staff.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { audit } from "../../../../testing/audit/audit.ts";
import { setUpHostServers } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { makeBusiness } from "../../../../testing/businesses/makeBusiness.ts";
import { sendOwnerMutation } from "../../../../testing/businesses/ownerCalls.ts";
import { holdAndBook } from "../../../../testing/bookings/holdAndBook.ts";

const servers = await setUpHostServers();
const graph = await openGraph({ hostLookups: servers.lookups });
let owner: TestCaller;
let scope: Scope;
beforeAll(async () => {
  const [row] = await graph.database.query<{ host: string }>(
    "SELECT host FROM business_hosts WHERE business_id = $1",
    [await makeBusiness(graph.database)],
  );
  scope = await graph.scope({ host: row!.host });
  owner = { key: (await addApiKey(scope, "owner")).secret };
});

async function sendSuccessfully(
  mutation: string,
  fields: string,
  input: object,
): Promise<Record<string, { id: string }>> {
  const answer = await sendOwnerMutation(graph, mutation, fields, input, owner);
  if (!answer.__typename.endsWith("Payload")) throw new Error(JSON.stringify(answer));
  return answer as never;
}

describe("a business", () => {
  it("is set up through the graph alone, up to the first booking on its own host", async () => {
    await sendSuccessfully("updateBusiness", "business { id }", {
      name: "Atelier",
      timeZone: "Europe/Berlin",
      accentColor: "#a33",
    });
    const { pendingHost } = await sendSuccessfully("addHost", "pendingHost { id: recordValue }", {
      host: "book.atelier.example",
    });
    servers.setRecords("_daybook.book.atelier.example", pendingHost!.id);
    await sendSuccessfully("verifyHost", "business { id }", { host: "book.atelier.example" });
    const week = ["MO", "TU", "WE", "TH", "FR"].map((weekday) => ({
      weekday,
      opensAt: "09:00",
      closesAt: "17:00",
    }));
    const { schedule } = await sendSuccessfully("createSchedule", "schedule { id }", {
      name: "Week",
      timeZone: "Europe/Berlin",
      weekly: week,
    });
    await sendSuccessfully("createResource", "resource { id }", { slug: "studio", name: "Studio", units: 1 });
    await sendSuccessfully("createStaff", "staff { id }", {
      slug: "mia",
      name: "Mia",
      schedule: schedule!.id,
      publication: "PUBLISHED",
    });
    const { service } = await sendSuccessfully("createService", "service { id }", {
      slug: "portrait",
      name: "Portrait",
      durationMinutes: 60,
      price: { amount: 9000, currency: "EUR" },
      locationKinds: ["AT_PROVIDER"],
      publication: "PUBLISHED",
      staff: [{ staff: "mia" }],
      resources: [{ resource: "studio" }],
    });
    const { provider } = await sendSuccessfully("createProvider", "provider { id }", {
      slug: "berlin",
      name: "Berlin",
      address: "Uferstraße 1",
      publication: "PUBLISHED",
      staff: ["mia"],
      services: ["portrait"],
    });
    const visitor = { host: "book.atelier.example" };
    const { data } = await graph.run(
      `{ business { name provider(id: "berlin") { services { edges { node { slug
        availability(input: { from: "2026-11-24", to: "2026-11-24", timeZone: "Europe/Berlin" }) { days { slotCount starts } } } } } } } }`,
      {},
      visitor,
    );
    expect(data).toMatchObject({
      business: {
        name: "Atelier",
        provider: {
          services: { edges: [{ node: { slug: "portrait", availability: { days: [{ slotCount: 29 }] } } }] },
        },
      },
    });
    const holdRequest = { service: service!.id, provider: provider!.id, startsAt: "2026-11-24T08:00:00Z" };
    await holdAndBook(graph, holdRequest, {}, visitor);
    expect(await audit(graph.database)).toEqual({});
  });

  it("redirects former slugs to the current pages", async () => {
    await sendSuccessfully("updateService", "service { id }", { id: "portrait", slug: "portraits" });
    await sendSuccessfully("updateStaff", "staff { id }", { id: "mia", slug: "mia-l" });
    const { data } = await graph.run(
      `{ business { service(id: "portrait") { slug } bookingLink(id: "portrait") { ... on Service { slug } }
        provider(id: "berlin") { service(id: "portrait") { slug } } availability(input: { lines: [{ service: "portrait", staff: "mia" }],
          from: "2026-11-25", to: "2026-11-25", timeZone: "Europe/Berlin" }) { days { slotCount } } } }`,
      {},
      { host: "book.atelier.example" },
    );
    const service = { slug: "portraits" };
    expect(data).toEqual({
      business: {
        service,
        bookingLink: service,
        provider: { service },
        availability: { days: [{ slotCount: 29 }] },
      },
    });
  });
});

describe("an input that validation accepts", () => {
  it("is accepted by the database; any other fails with issues and without an error", async () => {
    const word = fc.oneof(
      fc.string({ unit: "binary", maxLength: 50 }),
      fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/),
      fc.constantFrom(
        "widget",
        "",
        "#abc",
        "https://a.example/b.png",
        "+1 212 555 0142",
        "a@b.co",
        "Europe/Rome",
        "EUR",
      ),
      fc.constant(null),
      fc.constant(undefined),
    );
    const number = fc.oneof(
      fc.integer(),
      fc.integer({ min: -1, max: 300 }),
      fc.constant(null),
      fc.constant(undefined),
    );
    const publication = fc.constantFrom("DRAFT", "PUBLISHED", "ARCHIVED", null, undefined);
    const time = fc.oneof(
      fc.constantFrom("09:00", "17:00", "24:00", "48:00", "9"),
      fc.string({ maxLength: 6 }),
    );
    const weekly = fc.array(
      fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opensAt: time, closesAt: time }),
      { maxLength: 3 },
    );
    const schedule = await saveSchedule(scope, null, { name: "For all", timeZone: "UTC" });
    const scheduleId = schedule.ok ? schedule.value.id : "";
    const attempts: fc.Arbitrary<() => Promise<Outcome<unknown>>> = fc.oneof(
      fc
        .record({
          slug: word,
          name: word,
          description: word,
          address: word,
          phone: word,
          picture: word,
          position: number,
          publication,
        })
        .map((input) => () => saveProvider(scope, null, input, {})),
      fc
        .record({
          slug: word,
          name: word,
          title: word,
          bio: word,
          email: word,
          picture: word,
          position: number,
          publication,
        })
        .map((input) => () => saveStaff(scope, null, input, { schedule: scheduleId })),
      fc
        .record({ slug: word, name: word, units: number })
        .map((input) => () => saveResource(scope, null, input)),
      fc
        .record({ name: word, timeZone: word, weekly })
        .map((input) => () => saveSchedule(scope, null, input)),
      fc
        .record({
          name: word,
          tagline: word,
          timeZone: word,
          phone: word,
          email: word,
          address: word,
          accentColor: word,
          logo: word,
          taxBasisPoints: number,
          taxName: word,
        })
        .map((input) => () => updateBusiness(scope, input)),
      fc
        .record({
          slug: fc.stringMatching(/^[a-z]{9,12}$/),
          name: fc.constant("Room"),
          units: fc.integer({ min: 1, max: 9 }),
        })
        .map((input) => () => saveResource(scope, null, input)),
    );
    let successCount = 0;
    await fc.assert(
      fc.asyncProperty(attempts, async (attempt) => {
        const outcome = await attempt();
        if (outcome.ok) successCount += 1;
        else {
          expect(outcome.failure).toMatchObject({ code: "INVALID_INPUT" });
          expect(outcome.failure).not.toMatchObject({ issues: [] });
        }
      }),
      { numRuns: 120 },
    );
    expect(successCount).toBeGreaterThan(0);
  });
});

describe("concurrent requests", () => {
  it("give a slug to one of them and reject the others", async () => {
    const make = () =>
      sendOwnerMutation(
        graph,
        "createProvider",
        "provider { slug }",
        { slug: "wanted", name: "Wanted" },
        owner,
      );
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "CreateProviderPayload",
      "InvalidInput",
      "InvalidInput",
    ]);
    await sendOwnerMutation(
      graph,
      "createProvider",
      "provider { slug }",
      { slug: "first", name: "First" },
      owner,
    );
    await sendOwnerMutation(
      graph,
      "createProvider",
      "provider { slug }",
      { slug: "second", name: "Second" },
      owner,
    );
    const rename = (provider: string) =>
      sendOwnerMutation(graph, "updateProvider", "provider { slug }", { id: provider, slug: "both" }, owner);
    const renamed = await Promise.all([rename("first"), rename("second")]);
    expect(renamed.map(({ __typename }) => __typename).toSorted()).toEqual([
      "InvalidInput",
      "UpdateProviderPayload",
    ]);
  });

  it("cannot assign a schedule and archive it at the same time", async () => {
    for (let i = 0; i < 5; i += 1) {
      const { schedule } = await sendSuccessfully("createSchedule", "schedule { id }", {
        name: `S${i}`,
        timeZone: "UTC",
      });
      const person = { slug: `race-${i}`, name: "Race", schedule: schedule!.id };
      const [createResult, away] = await Promise.all([
        sendOwnerMutation(graph, "createStaff", "staff { id }", person, owner),
        sendOwnerMutation(graph, "archiveSchedule", "schedule { id }", { id: schedule!.id }, owner),
      ]);
      expect([createResult, away].filter(({ __typename }) => __typename.endsWith("Payload"))).toHaveLength(1);
    }
  });
});
