import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { sendOwnerMutation } from "../../../../testing/businesses/ownerCalls.ts";
import { solveProof } from "../../../../testing/identity/solveProof.ts";
import { TestHumanCheck } from "../../../../testing/deps/testHumanCheck.ts";
import { book, details, holdAndGetToken, hold, visitorToken } from "../../../../testing/bookings/visit.ts";

const LIMITS = { freeOrdersPerHour: 2, maxOrdersPerHour: 4, maxOpenOrders: 3, busyBookingsPerHour: 8 };
const YOGA = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z" };
const humanCheck = new TestHumanCheck();

const graph = await openGraph({ orderLimits: LIMITS, humanCheck });
let people = 0;
beforeEach(async () => {
  await graph.reset();
  await graph.change("yoga-class", { capacity: 1000, maxPerBooking: null, paymentRule: "NONE" });
  humanCheck.asked.length = 0;
  people = 0;
});

const at = (address: string): TestCaller => ({ address });
/** A contact who has not booked before. */
const createPerson = () => person(`person${people++}@example.com`);
const person = (email: string) => ({ contact: { ...details.contact, email } });

/** Books as a new visitor. Returns the code of the failure, or `BOOKED`. */
async function order(
  asker: TestCaller,
  changes: object = createPerson(),
  holdRequest: object = YOGA,
): Promise<string> {
  const token = await holdAndGetToken(graph, { visitor: visitorToken(`${people++}`), ...holdRequest }, asker);
  const answer = await book(graph, token, { ...changes }, asker);
  return answer.code ?? "BOOKED";
}
async function orders(count: number, asker: TestCaller): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < count; n++) codes.push(await order(asker));
  return codes;
}
const counted = async () =>
  (await graph.database.query<{ count: number }>("SELECT count FROM attempts ORDER BY count")).map(
    ({ count }) => count,
  );

describe("orders of one address", () => {
  it("need proof of work after the free ones, and are accepted with it", async () => {
    const asker = at("198.51.100.1");
    expect(await orders(2, asker)).toEqual(["BOOKED", "BOOKED"]);
    const held = (await hold(graph, YOGA, asker)).hold!;
    expect(held.work).toMatchObject({ bits: 17 });
    const sent = createPerson();
    const failure = await book(graph, held.token, sent, asker);
    expect(failure).toMatchObject({ __typename: "ProofRequired", code: "PROOF_REQUIRED", ...held.work });
    for (const proof of ["nonsense", "", "x".repeat(200)])
      expect(await book(graph, held.token, { ...sent, proof }, asker)).toMatchObject(held.work!);
    const proof = solveProof(held.work!);
    expect(await book(graph, held.token, { ...sent, proof }, asker)).toMatchObject({
      __typename: "BookPayload",
    });
    expect(await counted()).toEqual([3]);
  });

  it("need no proof of work while they are free", async () => {
    expect((await hold(graph, YOGA, at("198.51.100.1"))).hold).toMatchObject({ work: null });
  });

  it("need a proof for the hold that they book", async () => {
    const asker = at("198.51.100.1");
    await orders(2, asker);
    const first = (await hold(graph, YOGA, asker)).hold!;
    const second = (await hold(graph, YOGA, asker)).hold!;
    const proof = solveProof(first.work!);
    expect(await book(graph, second.token, { ...createPerson(), proof }, asker)).toMatchObject({
      code: "PROOF_REQUIRED",
      challenge: second.work!.challenge,
    });
    expect(second.work!.challenge).not.toBe(first.work!.challenge);
  });

  it("are rejected above the limit of an hour, also with proof, until the next hour", async () => {
    const asker = at("198.51.100.1");
    await orders(2, asker);
    const proven = async () => {
      const { token, work } = (await hold(graph, YOGA, asker)).hold!;
      return book(graph, token, { ...createPerson(), proof: solveProof(work!) }, asker);
    };
    expect(await proven()).toMatchObject({ __typename: "BookPayload" });
    expect(await proven()).toMatchObject({ __typename: "BookPayload" });
    expect(await proven()).toMatchObject({
      __typename: "TooManyBookings",
      code: "TOO_MANY_BOOKINGS",
      retryAt: "2026-11-20T11:00:00.000Z",
      retryAfterSeconds: 3600,
    });
    expect(await order(at("198.51.100.2"))).toBe("BOOKED");
    expect(await counted()).toEqual([1, 4]);
    graph.clock.advance(60);
    expect(await order(asker)).toBe("BOOKED");
  });

  it("are counted by its /64", async () => {
    expect(await orders(2, at("2001:db8:1:1::1"))).toEqual(["BOOKED", "BOOKED"]);
    expect(await order(at("2001:db8:1:1:ffff::9"))).toBe("PROOF_REQUIRED");
    expect(await order(at("2001:db8:1:2::1"))).toBe("BOOKED");
  });

  it("are counted once when the same request is sent again", async () => {
    const asker = at("198.51.100.1");
    const token = await holdAndGetToken(graph, YOGA, asker);
    const sent = createPerson();
    const first = await book(graph, token, sent, asker);
    for (let n = 0; n < 3; n++) expect(await book(graph, token, sent, asker)).toEqual(first);
    expect(await counted()).toEqual([1]);
  });

  it("are not counted when a rule rejects them, and the hold stays", async () => {
    const asker = at("198.51.100.1");
    await orders(2, asker);
    const token = await holdAndGetToken(graph, YOGA, asker);
    const sent = createPerson();
    for (let n = 0; n < 5; n++)
      expect(await book(graph, token, sent, asker)).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await counted()).toEqual([2]);
    expect(await graph.database.query("SELECT state FROM holds WHERE state = 'LIVE'")).toHaveLength(1);
  });

  it("are not counted from this machine", async () => {
    expect(await orders(4, at("127.0.0.1"))).toEqual(["BOOKED", "BOOKED", "BOOKED", "BOOKED"]);
    expect(await orders(3, at("::1"))).toEqual(["BOOKED", "BOOKED", "BOOKED"]);
    expect(await counted()).toEqual([]);
  });

  it("store no client address", async () => {
    await order(at("198.51.100.77"));
    const storedRows = await graph.database.query(
      "SELECT a::text FROM attempts a UNION ALL SELECT o::text FROM orders o",
    );
    expect(JSON.stringify(storedRows)).not.toContain("198.51.100");
  });
});

describe("open orders of one e-mail address", () => {
  const many = { maxOpenOrders: 3 };
  const times = async (email: string, count: number) => {
    const codes: string[] = [];
    for (let n = 0; n < count; n++) codes.push(await order(at(`198.51.100.${people++}`), person(email)));
    return codes;
  };

  it("are rejected above the limit, in any letter case, and nothing is booked", async () => {
    expect(await times("ada@example.com", 3)).toEqual(["BOOKED", "BOOKED", "BOOKED"]);
    const asker = at("198.51.100.99");
    const token = await holdAndGetToken(graph, YOGA, asker);
    expect(await book(graph, token, person("Ada@Example.com"), asker)).toEqual({
      __typename: "TooManyOpenBookings",
      code: "TOO_MANY_OPEN_BOOKINGS",
      message:
        "This email has reached the maximum number of upcoming appointments: 3. Please call us to book another one.",
      count: many.maxOpenOrders,
    });
    expect(await book(graph, token, person("bea@example.com"), asker)).toMatchObject({
      __typename: "BookPayload",
    });
  });

  it("end with their appointment, or when they are cancelled", async () => {
    await times("ada@example.com", 3);
    await graph.database.query(
      "UPDATE bookings SET status = 'CANCELLED' WHERE id = (SELECT id FROM bookings LIMIT 1)",
    );
    expect(await times("ada@example.com", 2)).toEqual(["BOOKED", "TOO_MANY_OPEN_BOOKINGS"]);
    graph.clock.set("2026-11-23T13:30:00Z");
    const later = { service: "yoga-class", startsAt: "2026-11-24T12:00:00Z" };
    expect(await order(at("198.51.100.1"), person("ada@example.com"), later)).toBe("BOOKED");
  });

  it("count a series once", async () => {
    await graph.change("coaching", { recurrenceMax: 4 });
    const starts = ["2026-11-24T12:00:00Z", "2026-12-01T12:00:00Z", "2026-12-08T12:00:00Z"];
    const asker = at("198.51.100.1");
    const series = { service: "coaching", series: starts };
    const online = { ...person("ada@example.com"), locationKind: "ONLINE" };
    expect(await order(asker, online, series)).toBe("BOOKED");
    expect(await times("ada@example.com", 3)).toEqual(["BOOKED", "BOOKED", "TOO_MANY_OPEN_BOOKINGS"]);
  });
});

it("orders of a busy business need proof of work and are never rejected", async () => {
  for (let n = 0; n < 8; n++) expect(await order(at(`203.0.113.${n}`))).toBe("BOOKED");
  const asker = at("203.0.113.99");
  const { token, work } = (await hold(graph, YOGA, asker)).hold!;
  expect(work).toMatchObject({ bits: 17 });
  const sent = createPerson();
  expect(await book(graph, token, sent, asker)).toMatchObject({ code: "PROOF_REQUIRED" });
  expect(await book(graph, token, { ...sent, proof: solveProof(work!) }, asker)).toMatchObject({
    __typename: "BookPayload",
  });
  graph.clock.advance(61);
  expect(await order(asker)).toBe("BOOKED");
});

describe("orders by API key", () => {
  const createApiKey = async (scopes: readonly string[]) => {
    const scope = await graph.scope();
    return (await addApiKey(scope, { name: `key ${people++}`, scopes: scopes as never, expiresAt: null }))
      .secret;
  };

  it("that may write bookings has its own count, needs no proof and books for any e-mail address", async () => {
    const asker = { address: "198.51.100.1", key: await createApiKey(["bookings:write"]) };
    for (let n = 0; n < 5; n++) expect(await order(asker, person("ada@example.com"))).toBe("BOOKED");
    expect(await counted()).toEqual([5]);
    expect(await order(at("198.51.100.1"))).toBe("BOOKED");
    expect((await hold(graph, YOGA, asker)).hold).toMatchObject({ work: null });
  });

  it("that may only read bookings is counted by address", async () => {
    const asker = { address: "198.51.100.1", key: await createApiKey(["bookings:read"]) };
    expect(await orders(3, asker)).toEqual(["BOOKED", "BOOKED", "PROOF_REQUIRED"]);
  });
});

describe("captcha provider", () => {
  const asker = at("198.51.100.1");
  const sendWith = async (captchaToken: string) => {
    const token = await holdAndGetToken(graph, YOGA, asker);
    return book(graph, token, { ...createPerson(), captchaToken }, asker);
  };

  it("is not called while no work is demanded", async () => {
    expect(await sendWith("human")).toMatchObject({ __typename: "BookPayload" });
    expect(humanCheck.asked).toEqual([]);
  });

  it("replaces proof of work when it confirms the token", async () => {
    await orders(2, asker);
    expect(await sendWith("robot")).toMatchObject({ code: "PROOF_REQUIRED" });
    expect(await sendWith("human")).toMatchObject({ __typename: "BookPayload" });
    expect(humanCheck.asked).toEqual([
      { token: "robot", clientAddress: "198.51.100.1" },
      { token: "human", clientAddress: "198.51.100.1" },
    ]);
  });

  it("demands proof of work when it fails", async () => {
    await orders(2, asker);
    expect(await sendWith("down")).toMatchObject({ code: "PROOF_REQUIRED" });
  });
});

describe("owner's limits", () => {
  const FIELDS =
    "business { bookingLimits { freeOrdersPerHour maxOrdersPerHour maxOpenOrders busyBookingsPerHour } }";
  const NONE = {
    freeOrdersPerHour: null,
    maxOrdersPerHour: null,
    maxOpenOrders: null,
    busyBookingsPerHour: null,
  };
  let owner: TestCaller;
  beforeAll(async () => {
    owner = { key: (await addApiKey(await graph.scope(), "owner of limits")).secret };
  });
  const update = (input: object, asker = owner) =>
    sendOwnerMutation(graph, "updateBusiness", FIELDS, input, asker);
  afterEach(async () => {
    await update(NONE);
  });

  it("replace the defaults at once, and null restores them", async () => {
    expect(await update({ freeOrdersPerHour: 0, maxOrdersPerHour: 1 })).toMatchObject({
      business: { bookingLimits: { ...NONE, freeOrdersPerHour: 0, maxOrdersPerHour: 1 } },
    });
    expect(await order(at("198.51.100.1"))).toBe("PROOF_REQUIRED");
    await update({ freeOrdersPerHour: 100 });
    expect(await orders(2, at("198.51.100.2"))).toEqual(["BOOKED", "TOO_MANY_BOOKINGS"]);
    await update({ maxOpenOrders: 1, maxOrdersPerHour: null });
    const ada = person("ada@example.com");
    expect(await order(at("198.51.100.3"), ada)).toBe("BOOKED");
    expect(await order(at("198.51.100.4"), ada)).toBe("TOO_MANY_OPEN_BOOKINGS");
    await update(NONE);
    expect(await order(at("198.51.100.4"), ada)).toBe("BOOKED");
  });

  it.each([
    ["freeOrdersPerHour", -1],
    ["freeOrdersPerHour", 1001],
    ["maxOrdersPerHour", 0],
    ["maxOrdersPerHour", 1001],
    ["maxOpenOrders", 0],
    ["maxOpenOrders", 1001],
    ["busyBookingsPerHour", 0],
    ["busyBookingsPerHour", 100_001],
  ])("are bounded: %s %i", async (name, value) => {
    expect(await update({ [name]: value })).toMatchObject({
      issues: [{ path: [name], code: "OUT_OF_RANGE" }],
    });
  });

  it("are hidden from visitors", async () => {
    const { errors } = await graph.run("{ business { bookingLimits { maxOpenOrders } } }");
    expect(errors).toMatchObject([{ path: ["business", "bookingLimits"] }]);
    expect(await update({ maxOpenOrders: 5 }, {})).not.toHaveProperty("business");
  });
});
