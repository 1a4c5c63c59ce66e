import { getNamedType, isUnionType } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { addPlatformKey } from "../../../access/platformKeys.ts";
import { readUserLinkToken } from "../../../access/users/userTokens.ts";
import { cancel, reschedule } from "../../../../testing/bookings/change.ts";
import { buildSchema } from "../../../../app/graph/schema.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { openForm, submit } from "../../../../testing/questionnaires/fill.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { unwrap } from "../../../../testing/unwrap.ts";
import {
  book,
  holdAndBook,
  holdAndGetToken,
  serviceId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

const COACHING = { service: serviceId("coaching"), startsAt: "2026-11-24T12:00:00Z" };
const LATER = { ...COACHING, startsAt: "2026-11-24T14:00:00Z" };
const RESULT = `__typename ... on Failure { code } ... on InvalidInput { issues { path code } }`;

interface Result {
  readonly __typename: string;
  readonly code?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
  readonly business?: { readonly slug: string; readonly isSuspended: boolean };
  readonly invitationUrl?: string | null;
}

const graph = await openGraph({ hasOther: true });
const keys = { platform: "", admin: "" };
beforeEach(async () => {
  await graph.reset();
  await graph.change("coaching", { locationKinds: ["AT_PROVIDER"], consentText: null });
  await graph.database.query("DELETE FROM platform_requests");
  await graph.database.query("DELETE FROM platform_keys");
  await graph.database.query("UPDATE businesses SET suspended_at = NULL");
  keys.platform = unwrap(
    await addPlatformKey(await graph.scope(), { name: "Agency", expiresAt: null }),
  ).secret;
  keys.admin = (await addApiKey(await graph.scope(), "admin")).secret;
});

async function send(
  mutation: string,
  input: object,
  key = keys.platform,
): Promise<Partial<Omit<Result, "code">> & { readonly code?: unknown }> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
  const success =
    mutation === "createBusiness"
      ? "business { slug isSuspended } invitationUrl"
      : "business { slug isSuspended }";
  const { data, errors } = await graph.run<Record<string, Result> | null>(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${RESULT} ... on ${type}Payload { ${success} } } }`,
    { input },
    { key },
  );
  return data?.[mutation] ?? { code: errors[0]?.code };
}

const NEW = {
  slug: "atelier",
  name: "Atelier",
  timeZone: "Europe/Berlin",
  currency: "EUR",
  locale: "de",
  phone: "+49 30 901820",
  host: "atelier.example",
  ownerEmail: "ada@atelier.example",
};

describe("createBusiness", () => {
  it("creates a business once for each idempotency key, with the link of its owner", async () => {
    const input = { ...NEW, idempotencyKey: "new-atelier-1" };
    const first = await send("createBusiness", input);
    expect(first).toMatchObject({
      __typename: "CreateBusinessPayload",
      business: { slug: "atelier", isSuspended: false },
    });
    expect(await send("createBusiness", input)).toEqual(first);
    expect(await send("createBusiness", { ...input, name: "Other" })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
    const token = /^https:\/\/atelier\.example\/account\/reset#(.+)$/.exec(first.invitationUrl!)![1]!;
    const scope = await graph.scope({ host: "atelier.example" });
    expect(readUserLinkToken(graph.signer, scope.business.id, token)).not.toBeNull();
    const entries = await graph.database.query(
      "SELECT action, actor_kind, actor_name FROM audit_entries WHERE business_id = $1",
      [scope.business.id],
    );
    expect(entries).toEqual([{ action: "createBusiness", actor_kind: "PLATFORM", actor_name: "Agency" }]);
    const users = await graph.database.query("SELECT email, role, name FROM users WHERE business_id = $1", [
      scope.business.id,
    ]);
    expect(users).toEqual([{ email: "ada@atelier.example", role: "OWNER", name: "Atelier" }]);
  });

  it("mails the invitation on request", async () => {
    const input = { ...NEW, slug: "mailed", host: null, isInvitationMailed: true };
    expect(await send("createBusiness", input)).toMatchObject({ invitationUrl: null });
    const due = await graph.database.query(
      "SELECT count(*) AS n FROM user_links l JOIN businesses b ON b.id = l.business_id WHERE b.slug = 'mailed' AND l.mail_due_at IS NOT NULL",
    );
    expect(due).toEqual([{ n: 1 }]);
  });

  it("lists all invalid fields and creates nothing", async () => {
    const input = { ...NEW, slug: "Not a slug", name: "", locale: "ja" };
    expect((await send("createBusiness", input)).issues!.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining(["slug", "name", "locale"]),
    );
    for (const wrong of [{ timeZone: "Nowhere" }, { currency: "EURO" }, { locale: "d" }])
      expect(await send("createBusiness", { ...NEW, slug: "fresh", ...wrong })).toEqual({
        code: "BAD_USER_INPUT",
      });
    expect(
      await send("createBusiness", { ...NEW, slug: "fresh", host: null, ownerEmail: "no e-mail" }),
    ).toMatchObject({
      issues: [{ path: ["ownerEmail"], code: "INVALID_EMAIL" }],
    });
    expect(await send("createBusiness", { ...NEW, slug: "northside", host: null })).toMatchObject({
      issues: [{ path: ["slug"], code: "TAKEN" }],
    });
    expect(await send("createBusiness", { ...NEW, slug: "fresh", host: OTHER.host })).toMatchObject({
      issues: [{ path: ["host"], code: "TAKEN" }],
    });
    expect(await graph.database.query("SELECT 1 FROM businesses WHERE slug = 'fresh'")).toEqual([]);
  });
});

describe("the platform", () => {
  const LIST =
    "{ platform { keyName businesses(first: 10) { totalCount edges { node { slug suspendedAt } } } } }";

  it("is reached with a platform key only", async () => {
    const codeFor = async (key?: string) =>
      (await graph.run(LIST, {}, key === undefined ? {} : { key })).errors[0]?.code;
    expect(await codeFor()).toBe("UNAUTHENTICATED");
    expect(await codeFor(keys.admin)).toBe("FORBIDDEN");
    expect(await codeFor(keys.platform)).toBeUndefined();
    for (const mutation of ["suspendBusiness", "resumeBusiness"])
      expect(await send(mutation, { id: "harbor" }, keys.admin)).toEqual({ code: "FORBIDDEN" });
    expect(await send("createBusiness", NEW, keys.admin)).toEqual({ code: "FORBIDDEN" });
  });

  it("lists, searches and filters businesses", async () => {
    await send("suspendBusiness", { id: "harbor" });
    const slugs = async (args: string) => {
      const { data } = await graph.run<{ platform: { businesses: { edges: { node: { slug: string } }[] } } }>(
        `{ platform { businesses(first: 10, ${args}) { edges { node { slug } } } } }`,
        {},
        { key: keys.platform },
      );
      return data.platform.businesses.edges.map(({ node }) => node.slug);
    };
    expect(await slugs("filter: { isSuspended: true }")).toEqual(["harbor"]);
    expect(await slugs('search: "NORTH"')).toEqual(["northside"]);
    expect(await slugs('filter: { isSuspended: false }, search: "harbor"')).toEqual([]);
  });

  it("reads no record of a business", async () => {
    await holdAndBook(graph, COACHING);
    for (const field of [
      "bookings(first: 1)",
      "contacts(first: 1)",
      "users(first: 1)",
      "apiKeys(first: 1)",
      "auditLog(first: 1)",
    ]) {
      const { errors } = await graph.run(
        `{ platform { businesses(first: 10) { edges { node { ${field} { edges { cursor } } } } } } }`,
        {},
        { key: keys.platform },
      );
      expect([field, errors[0]?.code]).toEqual([field, "FORBIDDEN"]);
    }
  });

  it("rejects revoked, expired and unknown keys", async () => {
    const scope = await graph.scope();
    const expiring = unwrap(
      await addPlatformKey(scope, { name: "Short", expiresAt: graph.clock.now() + 60_000 }),
    ).secret;
    expect((await graph.run(LIST, {}, { key: expiring })).errors).toEqual([]);
    graph.clock.advance(1);
    await expect(graph.run(LIST, {}, { key: expiring })).rejects.toThrow("has expired");
    await graph.database.query("UPDATE platform_keys SET revoked_at = now() WHERE name = 'Agency'");
    await expect(graph.run(LIST, {}, { key: keys.platform })).rejects.toThrow("has been revoked");
    await expect(graph.run(LIST, {}, { key: "daybook_platform_x" })).rejects.toThrow("is unknown");
  });
});

describe("a suspended business", () => {
  const holdCode = async (target = LATER) => {
    const { data } = await graph.run<{ holdSlot: Result }>(
      `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { ${RESULT} } }`,
      { input: { ...target, visitor: visitorToken(7), idempotencyKey: "hold-key-7" } },
    );
    return data.holdSlot.code;
  };

  it("takes no holds, bookings and moves until it is resumed", async () => {
    const key = (await holdAndBook(graph, COACHING)).accessKey;
    const token = await holdAndGetToken(graph, { ...LATER, visitor: visitorToken(2) });
    const suspended = await send("suspendBusiness", { id: "northside" });
    expect(suspended).toMatchObject({ business: { slug: "northside", isSuspended: true } });
    expect(await holdCode({ ...LATER, startsAt: "2026-11-25T14:00:00Z" })).toBe("BUSINESS_SUSPENDED");
    expect(await book(graph, token)).toMatchObject({ __typename: "BusinessSuspended" });
    expect(
      await reschedule(graph, { booking: { accessKey: key }, startsAt: "2026-11-25T13:00:00Z" }),
    ).toMatchObject({
      __typename: "BusinessSuspended",
    });
    expect(await send("resumeBusiness", { id: "northside" })).toMatchObject({
      business: { isSuspended: false },
    });
    expect(await book(graph, token)).toMatchObject({ __typename: "BookPayload" });
  });

  it("offers no slots and returns the reason", async () => {
    const document = `query ($service: ID!, $lines: [LineInput!]!, $startsAt: DateTime!) {
      business {
        availability(input: { lines: $lines, from: "2026-11-24", to: "2026-11-24" }) { ...Search }
        service(id: $service) {
          availability(input: { from: "2026-11-24", to: "2026-11-24" }) { ...Search }
          whyNotOffered(at: $startsAt) { reason { code } }
        }
      }
    }
    fragment Search on Availability {
      isBookable failure { code } days { slotCount } nextAvailable { key } refusal(startsAt: $startsAt)
    }`;
    const { service, startsAt } = COACHING;
    const load = async () => {
      const variables = { service, startsAt, lines: [{ service }, { service, member: 1 }] };
      const { data, errors } = await graph.run<{ business: { availability: object; service: object } }>(
        document,
        variables,
        { key: keys.admin },
      );
      expect(errors).toEqual([]);
      return data.business;
    };
    expect(await load()).toMatchObject({
      service: { availability: { isBookable: true, failure: null, refusal: null } },
    });
    await send("suspendBusiness", { id: "northside" });
    const nothing = {
      isBookable: false,
      failure: { code: "BUSINESS_SUSPENDED" },
      days: [{ slotCount: 0 }],
      nextAvailable: null,
      refusal: "BUSINESS_SUSPENDED",
    };
    expect(await load()).toEqual({
      availability: nothing,
      service: { availability: nothing, whyNotOffered: { reason: { code: "BUSINESS_SUSPENDED" } } },
    });
  });

  it("plans no series and returns the reason", async () => {
    await graph.change("coaching", { recurrenceMax: 3 });
    await send("suspendBusiness", { id: "northside" });
    const { data } = await graph.run<{ business: { service: { series: object } } }>(
      `query ($service: ID!, $startsAt: DateTime!) { business { service(id: $service) {
        series(startsAt: $startsAt, rule: { frequency: WEEKLY, count: 2 }) { occurrences { state refusal starts } } } } }`,
      COACHING,
    );
    const skipped = { state: "SKIPPED", refusal: "BUSINESS_SUSPENDED", starts: [] };
    expect(data.business.service.series).toEqual({ occurrences: [skipped, skipped] });
  });

  it("takes no answers to a form, and returns the result of earlier ones", async () => {
    const earlier = await openForm(graph);
    const first = await submit(graph, earlier);
    expect(first.__typename).toBe("SubmitFormPayload");
    const start = await openForm(graph);
    await send("suspendBusiness", { id: "northside" });
    expect(await submit(graph, start)).toMatchObject({ __typename: "BusinessSuspended" });
    expect(await submit(graph, earlier)).toEqual(first);
  });

  it("shows and cancels the bookings that exist", async () => {
    const key = (await holdAndBook(graph, COACHING)).accessKey;
    await send("suspendBusiness", { id: "northside" });
    const { data } = await graph.run<{
      business: { isSuspended: boolean };
      visitorBookings: { status: string }[];
    }>(
      "query ($keys: [String!]!) { business { isSuspended } visitorBookings(accessKeys: $keys) { ... on VisitorBooking { status } } }",
      { keys: [key] },
    );
    expect(data).toEqual({ business: { isSuspended: true }, visitorBookings: [{ status: "CONFIRMED" }] });
    expect(await cancel(graph, { booking: { accessKey: key } })).toMatchObject({
      __typename: "CancelBookingPayload",
    });
  });

  it("rejects every change of its owners but those that the law or safety requires", () => {
    const mutations = Object.values(buildSchema().getMutationType()!.getFields()).map(({ name, type }) => {
      const result = getNamedType(type);
      return { name, types: isUnionType(result) ? result.getTypes().map((one) => one.name) : [] };
    });
    const worksWhenSuspended = mutations.filter(
      ({ types }) => types.includes("IdempotencyConflict") && !types.includes("BusinessSuspended"),
    );
    expect(worksWhenSuspended.map(({ name }) => name).toSorted()).toEqual([
      "cancelBooking",
      "confirmGuests",
      "createBusiness",
      "deleteContactNote",
      "deletePasskey",
      "deleteUser",
      "deleteWebhookEndpoint",
      "eraseContact",
      "leaveBooking",
      "mailBookingLink",
      "refreshPayment",
      "refundPayment",
      "releaseHold",
      "renamePasskey",
      "renewBookingLinks",
      "requestPasswordReset",
      "resumeBusiness",
      "revokeApiKey",
      "revokeSession",
      "rotateWebhookSecret",
      "setBusinessQuotas",
      "startPayment",
      "suspendBusiness",
    ]);
  });

  it("erases contacts", async () => {
    await holdAndBook(graph, COACHING);
    await send("suspendBusiness", { id: "northside" });
    const [contact] = await graph.database.query<{ id: string }>("SELECT id FROM contacts");
    const { data } = await graph.run<{ eraseContact: Result }>(
      `mutation ($id: ID!) { eraseContact(input: { id: $id, cancelBookings: true }) { ${RESULT} } }`,
      { id: toGlobalId("Contact", contact!.id) },
      { key: keys.admin },
    );
    expect(data.eraseContact.__typename).toBe("EraseContactPayload");
  });

  it("can be read with its keys, but not changed", async () => {
    await send("suspendBusiness", { id: "northside" });
    const { data, errors } = await graph.run<{ updateBusiness: Result }>(
      `mutation { updateBusiness(input: { name: "A" }) { ${RESULT} } }`,
      {},
      { key: keys.admin },
    );
    expect([data.updateBusiness.code, errors]).toEqual(["BUSINESS_SUSPENDED", []]);
    const read = await graph.run(
      "{ business { bookings(first: 1) { totalCount } } }",
      {},
      { key: keys.admin },
    );
    expect(read.errors).toEqual([]);
  });

  it("is suspended once, and each change has an audit entry", async () => {
    const input = { id: "northside", idempotencyKey: "suspend-1" };
    const first = await send("suspendBusiness", input);
    expect(await send("suspendBusiness", input)).toEqual(first);
    graph.clock.advance(5);
    await send("suspendBusiness", { id: "northside" });
    graph.clock.advance(5);
    await send("resumeBusiness", { id: "northside" });
    const entries = await graph.database.query("SELECT action, changed FROM audit_entries ORDER BY at");
    expect(entries).toEqual([
      { action: "suspendBusiness", changed: ["suspended_at"] },
      { action: "suspendBusiness", changed: [] },
      { action: "resumeBusiness", changed: ["suspended_at"] },
    ]);
  });

  it("is found by id or slug", async () => {
    for (const id of ["nowhere", "Not a slug", "business_01jd0000000000000000000000"])
      expect(await send("suspendBusiness", { id })).toMatchObject({ code: "BUSINESS_NOT_FOUND" });
  });
});
