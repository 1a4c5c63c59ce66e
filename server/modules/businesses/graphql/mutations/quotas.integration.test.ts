import { beforeEach, describe, expect, it } from "vitest";
import { addPlatformKey } from "../../../access/platformKeys.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { insertUpload } from "../../../questionnaires/data/forms/uploads.ts";
import { storeMedia } from "../../../content/media.ts";
import { sendNotifications } from "../../../notifications/sendNotifications.ts";
import { createMailbox } from "../../../../platform/mail/mailbox.ts";
import { newId } from "../../../../platform/ids/ids.ts";
import { createApiCosts } from "../../apiCosts.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { contentApp } from "../../../../testing/servers/contentApp.ts";
import { unwrap } from "../../../../testing/unwrap.ts";
import {
  book,
  hold,
  holdAndBook,
  holdAndGetToken,
  serviceId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

const graph = await openGraph({ hasOther: true });
let platform = "";
beforeEach(async () => {
  await graph.reset();
  await graph.change("coaching", { locationKinds: ["AT_PROVIDER"], consentText: null });
  for (const table of ["platform_requests", "platform_keys", "usage_days", "media_variants", "media"])
    await graph.database.query(`DELETE FROM ${table}`);
  platform = unwrap(await addPlatformKey(await graph.scope(), { name: "Agency", expiresAt: null })).secret;
  await set({ bookingsPerMonth: null, mailsPerDay: null, storageBytes: null, apiCostPerMonth: null });
});

interface Result {
  readonly code?: string;
  readonly issues?: readonly object[];
  readonly business?: { readonly quotas: object; readonly usage: object };
}

async function set(quotas: object, id = "northside"): Promise<Result> {
  const data = await graph.data<{ setBusinessQuotas: Result }>(
    `mutation ($input: SetBusinessQuotasInput!) { setBusinessQuotas(input: $input) {
      ... on SetBusinessQuotasPayload { business { quotas { bookingsPerMonth mailsPerDay storageBytes apiCostPerMonth }
        usage { bookingsThisMonth mailsToday storageBytes apiCostThisMonth monthEndsAt } } }
      ... on InvalidInput { issues { path code } } ... on Failure { code } } }`,
    { input: { id, ...quotas } },
    { key: platform },
  );
  return data.setBusinessQuotas;
}

const at = (day: number, hour: number, visitor: number) => ({
  service: serviceId("coaching"),
  startsAt: `2026-11-${day}T${hour}:00:00Z`,
  visitor: visitorToken(visitor),
});

describe("setBusinessQuotas", () => {
  it("changes the given quotas and answers the usage", async () => {
    await holdAndBook(graph, at(24, 12, 1));
    const { business } = await set({ bookingsPerMonth: 5, storageBytes: 5e9 });
    expect(business).toEqual({
      quotas: { bookingsPerMonth: 5, mailsPerDay: null, storageBytes: 5e9, apiCostPerMonth: null },
      usage: {
        bookingsThisMonth: 1,
        mailsToday: 0,
        storageBytes: 0,
        apiCostThisMonth: 0,
        monthEndsAt: "2026-12-01T00:00:00.000Z",
      },
    });
    expect((await set({ bookingsPerMonth: null })).business!.quotas).toMatchObject({
      bookingsPerMonth: null,
      storageBytes: 5e9,
    });
  });

  it("rejects invalid amounts and unknown businesses", async () => {
    expect(await set({ bookingsPerMonth: -1, storageBytes: 1.5 })).toMatchObject({
      issues: [
        { path: ["bookingsPerMonth"], code: "OUT_OF_RANGE" },
        { path: ["storageBytes"], code: "OUT_OF_RANGE" },
      ],
    });
    expect(await set({ mailsPerDay: 1 }, "nowhere")).toMatchObject({ code: "BUSINESS_NOT_FOUND" });
  });

  it("shows quotas and usage to the business itself", async () => {
    const { secret: key } = await addApiKey(await graph.scope(), "admin");
    const read = "{ business { quotas { mailsPerDay } usage { mailsToday } } }";
    await set({ mailsPerDay: 7 });
    expect((await graph.run(read, {}, { key })).data).toEqual({
      business: { quotas: { mailsPerDay: 7 }, usage: { mailsToday: 0 } },
    });
    expect((await graph.run(read)).errors[0]?.code).toBe("UNAUTHENTICATED");
    const { data } = await graph.run<{ platform: { businesses: { edges: object[] } } }>(
      "{ platform { businesses(first: 10) { edges { node { slug usage { bookingsThisMonth } } } } } }",
      {},
      { key: platform },
    );
    expect(data.platform.businesses.edges).toHaveLength(2);
  });
});

describe("bookings a month", () => {
  it("rejects holds and orders beyond the quota until the next month", async () => {
    await holdAndBook(graph, at(24, 12, 1));
    const [second, third] = [
      await holdAndGetToken(graph, at(25, 12, 2)),
      await holdAndGetToken(graph, at(26, 12, 3)),
    ];
    await set({ bookingsPerMonth: 2 });
    expect(await book(graph, second)).toMatchObject({ __typename: "BookPayload" });
    expect(await book(graph, third)).toMatchObject({ __typename: "QuotaExceeded", code: "QUOTA_EXCEEDED" });
    const { data } = await graph.run<{ holdSlot: object }>(
      `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on QuotaExceeded { quota resetsAt } } }`,
      { input: { ...at(27, 12, 4), idempotencyKey: "hold-key-4" } },
    );
    expect(data.holdSlot).toEqual({
      __typename: "QuotaExceeded",
      quota: "BOOKINGS_PER_MONTH",
      resetsAt: "2026-12-01T00:00:00.000Z",
    });
    graph.clock.set("2026-12-01T00:00:00Z");
    const input = { ...at(27, 12, 5), startsAt: "2026-12-02T12:00:00Z" };
    expect(await hold(graph, input)).toHaveProperty("hold");
  });
});

describe("mails a day", () => {
  const send = async () => {
    const transport = createMailbox(graph.clock);
    const scope = await graph.scope();
    await sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example" });
    return graph.database.query<{ state: string; n: number }>(
      "SELECT state, count(*)::int AS n FROM notices WHERE kind = 'CONFIRMED' GROUP BY state ORDER BY state",
    );
  };

  it("keeps further mails for the next day", async () => {
    await set({ mailsPerDay: 3 });
    await holdAndBook(graph, at(24, 12, 1));
    await holdAndBook(graph, at(25, 12, 2));
    expect(await send()).toEqual([
      { state: "PENDING", n: 1 },
      { state: "SENT", n: 3 },
    ]);
    graph.clock.advance(30);
    expect(await send()).toContainEqual({ state: "PENDING", n: 1 });
    expect((await set({})).business!.usage).toMatchObject({ mailsToday: 3 });
    graph.clock.set("2026-11-21T00:00:00Z");
    expect(await send()).toEqual([{ state: "SENT", n: 4 }]);
    expect((await set({})).business!.usage).toMatchObject({ mailsToday: 1 });
  });
});

describe("storage", () => {
  it("rejects pictures and files beyond the quota", async () => {
    const scope = await graph.scope();
    const { default: sharp } = await import("sharp");
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const picture = { name: "red.png", alt: "", content };
    expect(await storeMedia(scope, picture)).toMatchObject({ ok: true });
    const { storageBytes } = (await set({})).business!.usage as { storageBytes: number };
    expect(storageBytes).toBeGreaterThan(0);
    await set({ storageBytes: storageBytes + 10 });
    expect(await storeMedia(scope, picture)).toEqual({
      ok: false,
      failure: { code: "QUOTA_EXCEEDED", quota: "STORAGE_BYTES", resetsAt: null },
    });
    const upload = (sizeBytes: number) =>
      insertUpload(
        graph.database.query,
        scope.business.id,
        {
          id: newId(graph.clock.now(), scope.random),
          fieldKey: "a",
          name: "a.txt",
          mediaType: "text/plain",
          sizeBytes,
          content: Buffer.alloc(sizeBytes),
          createdAt: graph.clock.now(),
          expiresAt: graph.clock.now() + 60_000,
        },
        1_000_000,
      );
    expect(await upload(11)).toBe("quota");
    expect(await upload(10)).toBe("stored");
    await set({ storageBytes: null });
    expect(await upload(11)).toBe("stored");
  });
});

describe("the cost of API requests a month", () => {
  it("is counted by business and month, in all processes", async () => {
    const { business } = await graph.scope();
    const limited = { id: business.id, maxApiCostPerMonth: 100 };
    const [first, second] = [1, 2].map(() => createApiCosts(graph.database, graph.clock)) as [
      ReturnType<typeof createApiCosts>,
      ReturnType<typeof createApiCosts>,
    ];
    await first.prepare(limited);
    expect(first.spend(limited, 60)).toBeNull();
    expect(first.spend(limited, 41)).toEqual({ limit: 100, resetsAt: Date.parse("2026-12-01T00:00:00Z") });
    await first.flush();
    await second.prepare(limited);
    expect(second.spend(limited, 41)).not.toBeNull();
    expect(second.spend(limited, 40)).toBeNull();
    await second.flush();
    expect((await set({})).business!.usage).toMatchObject({ apiCostThisMonth: 100 });
    graph.clock.set("2026-12-01T00:00:00Z");
    await first.prepare(limited);
    expect(first.spend(limited, 100)).toBeNull();
  });

  it("rejects requests with a code and the time of the reset", async () => {
    const { app, close } = await contentApp(graph);
    const { secret } = await addApiKey(await graph.scope(), "admin");
    const ask = async () => {
      const reply = await app.inject({
        method: "POST",
        url: "/graphql",
        headers: { authorization: `Bearer ${secret}` },
        payload: { query: "{ business { services(first: 10) { totalCount } } }" },
      });
      return { status: reply.statusCode, ...reply.json<{ errors?: { extensions: object }[] }>() };
    };
    expect((await ask()).errors).toBeUndefined();
    await set({ apiCostPerMonth: 5 });
    const { status, errors } = await ask();
    expect([status, errors?.[0]?.extensions]).toEqual([
      429,
      {
        code: "QUOTA_EXCEEDED",
        quota: "API_COST_PER_MONTH",
        limit: 5,
        resetsAt: "2026-12-01T00:00:00.000Z",
      },
    ]);
    await close();
  });
});
