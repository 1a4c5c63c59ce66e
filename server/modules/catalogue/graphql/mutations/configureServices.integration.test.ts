import { describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import {
  bookFirst,
  holdAndGetToken,
  hold,
  serviceId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { openGraph } from "../../../../testing/graph.ts";

const SERVICE = `service { id slug name publication: isPublished rules { publication intervalMinutes
  staff { staff { slug } priority } providers { edges { node { slug } } } resources { resource { slug } needed } } }`;

interface ServiceResult {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly rules: { readonly publication: string };
}

const graph = await openGraph({ hasOther: true });
const { expectMutation, issues, keys, send } = await setUpMutations(graph, (mutation) =>
  mutation === "deleteService" ? "deletedId service { slug rules { publication } }" : `${SERVICE} warnings`,
);

const createService = async (slug: string, more: object = {}) =>
  (await send("createService", { name: slug, slug, durationMinutes: 30, ...more }))[
    "service"
  ] as ServiceResult;
const loadAudit = (action: string) =>
  graph.database.query("SELECT subject, fields FROM audit_entries WHERE action = $1", [action]);

describe("a new service", () => {
  it("has all its parts and can be booked immediately", async () => {
    const input = {
      name: " Reflexology ",
      slug: "reflexology",
      durationMinutes: 30,
      intervalMinutes: 30,
      publication: "PUBLISHED",
      staff: [{ staff: "amara", priority: 2 }, { staff: "bruno" }],
      providers: ["northside"],
      resources: [{ resource: "treatment-room" }],
    };
    const first = await expectMutation("createService", input, {
      name: "Other",
    });
    expect(first).toMatchObject({
      service: {
        slug: "reflexology",
        name: "Reflexology",
        rules: {
          publication: "PUBLISHED",
          intervalMinutes: 30,
          staff: [
            { staff: { slug: "bruno" }, priority: 0 },
            { staff: { slug: "amara" }, priority: 2 },
          ],
          providers: { edges: [{ node: { slug: "northside" } }] },
          resources: [{ resource: { slug: "treatment-room" }, needed: 1 }],
        },
      },
      warnings: [],
    });
    const { id } = first["service"] as ServiceResult;
    expect(await hold(graph, { service: id, startsAt: "2026-11-24T15:00:00Z" })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
    expect(await loadAudit("createService")).toEqual([
      { subject: id, fields: Object.keys(input).toSorted() },
    ]);
  });

  it("warns if it is published but cannot be booked", async () => {
    const answer = await send("createService", {
      name: "Empty",
      slug: "empty",
      durationMinutes: 30,
      publication: "PUBLISHED",
      resources: [{ resource: "treatment-room", needed: 3 }],
    });
    expect(answer["warnings"]).toEqual(["NO_STAFF", "NO_PROVIDER", "RESOURCE_SHORT"]);
    expect(await send("archiveService", { id: "empty" })).toMatchObject({ warnings: [] });
  });

  it.each([
    ["a slug that is taken", { slug: "massage" }, "slug", "TAKEN"],
    ["a slug of our own addresses", { slug: "graphql" }, "slug", "TAKEN"],
    ["no name", { name: "" }, "name", "REQUIRED"],
    ["nobody", { staff: [{ staff: "nobody" }] }, "staff.0.staff", "NOT_FOUND"],
    ["a foreigner", { staff: [{ staff: toGlobalId("Staff", OTHER.staffId) }] }, "staff.0.staff", "NOT_FOUND"],
    [
      "the same person twice",
      { staff: [{ staff: "amara" }, { staff: "amara" }] },
      "staff.1.staff",
      "DUPLICATE",
    ],
    ["no such provider", { providers: ["northside", "%"] }, "providers.1", "NOT_FOUND"],
    ["no such room", { resources: [{ resource: "pool" }] }, "resources.0.resource", "NOT_FOUND"],
    ["one person together", { assignment: "COLLECTIVE", staff: [{ staff: "amara" }] }, "staff", "TOO_FEW"],
  ])("is rejected with %s without changes", async (_, input, path, code) => {
    const count = () => graph.database.query("SELECT count(*) FROM services");
    const before = await count();
    const fresh = { name: "New", slug: "new", durationMinutes: 30 };
    expect(await issues("createService", { ...fresh, ...input })).toEqual([`${path} ${code}`]);
    expect(await count()).toEqual(before);
  });

  it("may have the slug of another business's service", async () => {
    expect(await createService("talk")).toMatchObject({ slug: "talk" });
  });
});

describe("a changed service", () => {
  it("keeps absent fields, clears lists with null and redirects its former slug", async () => {
    await createService("changing", { staff: [{ staff: "amara" }], providers: ["northside"] });
    const change = { id: "changing", slug: "changed", providers: null };
    expect(await send("updateService", change)).toMatchObject({
      service: {
        slug: "changed",
        rules: { staff: [{ staff: { slug: "amara" } }], providers: { edges: [] } },
      },
    });
    expect(await issues("updateService", change)).toEqual(["id NOT_FOUND"]);
    expect(await issues("updateService", { id: "changed", slug: "massage" })).toEqual(["slug TAKEN"]);
  });

  it("rejects parts and keys of another business", async () => {
    const change = { id: toGlobalId("Service", OTHER.serviceId), name: "Mine" };
    expect(await send("updateService", change)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
    expect(await send("updateService", { id: "massage", name: "Mine" }, keys.foreign)).toMatchObject({
      issues: [{ code: "NOT_FOUND" }],
    });
  });

  it("keeps providers whose calendar is in a group", async () => {
    const [link] = await graph.database.query<{ slug: string }>(
      "SELECT s.slug FROM group_calendars c JOIN services s ON s.id = c.service_id WHERE c.provider_id IS NOT NULL LIMIT 1",
    );
    expect(await issues("updateService", { id: link!.slug, providers: [] })).toEqual(["providers IN_USE"]);
  });

  it("keeps length, price and seats of existing bookings", async () => {
    await createService("circle", {
      capacity: 4,
      price: { amount: 1000, currency: "USD" },
      publication: "PUBLISHED",
      staff: [{ staff: "chloe" }],
      providers: ["northside"],
    });
    const [{ id } = { id: "" }] = await graph.database.query<{ id: string }>(
      "SELECT id FROM services WHERE slug = 'circle'",
    );
    const seats = { service: toGlobalId("Service", id), startsAt: "2026-11-24T15:00:00Z", seats: 2 };
    const token = await holdAndGetToken(graph, { ...seats, visitor: visitorToken("a") });
    const change = {
      id: "circle",
      price: { amount: 9000, currency: "USD" },
      durationMinutes: 90,
      capacity: 6,
    };
    await send("updateService", change);
    const sessions = () =>
      graph.database.query(
        "SELECT seats_offered AS offered, seats_taken AS taken, ends_at - starts_at = '30 minutes' AS kept FROM sessions WHERE service_id = $1",
        [id],
      );
    expect(await sessions()).toEqual([{ offered: 6, taken: 2, kept: true }]);
    await bookFirst(graph, token);
    expect(await graph.database.query("SELECT total_minor AS total FROM orders")).toEqual([{ total: 2000 }]);
    await send("updateService", { id: "circle", capacity: 1, pricePer: "LINE" });
    expect(await sessions()).toEqual([{ offered: 2, taken: 2, kept: true }]);
  });
});

describe("prices of a service", () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const PRICES = `{ business { service(id: "priced") { price { amount currency } deposit { amount }
    payment { share depositAmount { amount currency } depositPercent } } } }`;
  const none = { share: null, depositAmount: null, depositPercent: null };

  async function change(input: object) {
    await send("updateService", { id: "priced", ...input });
    return (await graph.data<{ business: { service: object } }>(PRICES, {})).business.service;
  }

  it("are read as they were sent", async () => {
    await createService("priced", {
      publication: "PUBLISHED",
      price: usd(5000),
      payment: { depositPercent: 20 },
      staff: [{ staff: "amara" }],
      providers: ["northside"],
    });
    expect(await change({})).toEqual({
      price: usd(5000),
      deposit: { amount: 1000 },
      payment: { ...none, depositPercent: 20 },
    });
    expect(await change({ payment: { depositAmount: usd(1500) } })).toMatchObject({
      payment: { ...none, depositAmount: usd(1500) },
      deposit: { amount: 1500 },
    });
    expect(await change({ payment: { share: "FULL" } })).toMatchObject({
      payment: { ...none, share: "FULL" },
      deposit: { amount: 5000 },
    });
    expect(await change({ payment: { share: "NONE" }, price: null })).toEqual({
      price: null,
      deposit: null,
      payment: { ...none, share: "NONE" },
    });
  });

  it.each([
    [{ price: { amount: 1, currency: "EUR" } }, "price.currency INVALID"],
    [{ price: usd(-1) }, "price.amount OUT_OF_RANGE"],
    [{ payment: null }, "payment REQUIRED"],
    [{ payment: { share: "FULL" } }, "price REQUIRED"],
    [{ price: usd(100), payment: { depositPercent: 101 } }, "payment.depositPercent OUT_OF_RANGE"],
    [{ price: usd(100), payment: { depositAmount: usd(101) } }, "payment.depositAmount.amount OUT_OF_RANGE"],
    [
      { price: usd(100), payment: { depositAmount: { amount: 1, currency: "EUR" } } },
      "payment.depositAmount.currency INVALID",
    ],
  ])("are rejected at their path: %j", async (prices, issue) => {
    const input = { name: "Unpriced", slug: "unpriced", durationMinutes: 30, ...prices };
    expect(await issues("createService", input)).toEqual([issue]);
  });
});

describe("a service", () => {
  it("is archived and restored as a draft, repeatedly with the same result", async () => {
    await createService("seasonal", { publication: "PUBLISHED" });
    const publication = async (mutation: string) =>
      ((await send(mutation, { id: "seasonal" }))["service"] as ServiceResult).rules.publication;
    expect(await publication("restoreService")).toBe("PUBLISHED");
    expect(await publication("archiveService")).toBe("ARCHIVED");
    expect(await publication("archiveService")).toBe("ARCHIVED");
    expect(await publication("restoreService")).toBe("DRAFT");
  });

  it("is deleted without references and removed from menus and groups", async () => {
    const { id } = await createService("passing");
    await graph.database.query(
      `INSERT INTO menu_items (business_id, category_id, service_id)
       SELECT s.business_id, c.id, s.id FROM services s, menu_categories c WHERE s.slug = 'passing' LIMIT 1`,
    );
    const input = { id: "passing", idempotencyKey: "delete-passing" };
    const deletedResult = { deletedId: id, service: null };
    expect(await send("deleteService", input)).toMatchObject(deletedResult);
    expect(await send("deleteService", input)).toMatchObject(deletedResult);
    expect(await issues("deleteService", { id })).toEqual(["id NOT_FOUND"]);
  });

  it("is archived instead of deleted when it was booked", async () => {
    const token = await holdAndGetToken(graph, {
      service: serviceId("intro-call"),
      startsAt: "2026-11-25T15:00:00Z",
      visitor: visitorToken("kept"),
    });
    const deleted = await send("deleteService", { id: "intro-call" });
    expect(deleted).toMatchObject({ service: { slug: "intro-call", rules: { publication: "ARCHIVED" } } });
    await bookFirst(graph, token);
    await send("publishService", { id: "intro-call" });
  });

  it.each([
    "publishService",
    "unpublishService",
    "archiveService",
    "restoreService",
    "deleteService",
    "duplicateService",
  ])("runs %s for its business only, once for each idempotency key", async (mutation) => {
    const slug = `own-${mutation.toLowerCase()}`;
    await createService(slug);
    expect(await issues(mutation, { id: slug }, keys.foreign)).toEqual(["id NOT_FOUND"]);
    await expectMutation(mutation, { id: slug }, { id: "massage" });
    expect(await loadAudit(mutation)).not.toEqual([]);
  });
});

describe("duplicateService", () => {
  it("creates a draft with the next slug and the same parts and forms", async () => {
    await graph.ask("massage", "intake");
    const answer = await send("duplicateService", { id: "massage" });
    expect(answer).toMatchObject({
      service: {
        slug: "massage-2",
        name: "Massage",
        rules: {
          publication: "DRAFT",
          staff: [{ staff: { slug: "amara" } }, { staff: { slug: "bruno" } }],
          providers: { edges: [{ node: { slug: "northside" } }] },
          resources: [{ resource: { slug: "treatment-room" }, needed: 1 }],
        },
      },
    });
    const columns = async (slug: string) => {
      const [row] = await graph.database.query<{ row: Record<string, unknown> }>(
        "SELECT to_jsonb(s) - '{id,slug,publication,look_busy_turn}'::text[] AS row FROM services s WHERE slug = $1",
        [slug],
      );
      return row!.row;
    };
    expect(await columns("massage-2")).toEqual(await columns("massage"));
    const forms = await graph.database.query<{ form_id: string }>(
      "SELECT form_id FROM service_forms f JOIN services s ON s.id = f.service_id WHERE s.slug = 'massage-2'",
    );
    expect(forms).toEqual([{ form_id: demoId("form", "intake") }]);
    expect(await send("duplicateService", { id: "massage" })).toMatchObject({
      service: { slug: "massage-3" },
    });
    expect(await issues("duplicateService", { id: "massage", slug: "massage-2" })).toEqual(["slug TAKEN"]);
  });
});
