import { beforeEach, expect, it } from "vitest";
import { countEqual } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { book, details, holdAndGetToken, hold, visitorToken } from "../../testing/bookings/visit.ts";
import { HOLD_CAPS } from "./buildHoldBase.ts";

const LIMITS = { freeOrdersPerHour: 4, maxOrdersPerHour: 6, maxOpenOrders: 3, busyBookingsPerHour: 1_000 };
const YOGA = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z" };
const CONCURRENT_REQUESTS = 12;

const graph = await openGraph({ orderLimits: LIMITS });
beforeEach(async () => {
  await graph.reset();
  await graph.change("yoga-class", { capacity: 1000, maxPerBooking: null, paymentRule: "NONE" });
});

const numbers = Array.from({ length: CONCURRENT_REQUESTS }, (_, n) => n);
const email = (text: string) => ({ contact: { ...details.contact, email: text } });
const tokens = (address: (n: number) => string) =>
  Promise.all(
    numbers.map((n) =>
      holdAndGetToken(graph, { visitor: visitorToken(n), ...YOGA }, { address: address(n) }),
    ),
  );

it("accepts exactly the free orders of one address when they are concurrent", async () => {
  const asker = { address: "198.51.100.1" };
  const held = await tokens(() => asker.address);
  const answers = await Promise.all(
    held.map((token, n) => book(graph, token, email(`p${n}@example.com`), asker)),
  );
  expect(countEqual(answers.map(({ code = "BOOKED" }) => code))).toEqual({ BOOKED: 4, PROOF_REQUIRED: 8 });
  expect(await graph.database.query("SELECT count FROM attempts")).toEqual([{ count: 4 }]);
});

it("accepts exactly the allowed open orders of one e-mail when they are concurrent", async () => {
  const address = (n: number) => `203.0.113.${n}`;
  const held = await tokens(address);
  const answers = await Promise.all(
    held.map((token, n) => book(graph, token, email("Ada@example.com"), { address: address(n) })),
  );
  expect(countEqual(answers.map(({ code = "BOOKED" }) => code))).toEqual({
    BOOKED: 3,
    TOO_MANY_OPEN_BOOKINGS: 9,
  });
});

it("counts concurrent replays of a request as one order", async () => {
  const asker = { address: "198.51.100.1" };
  const token = await holdAndGetToken(graph, YOGA, asker);
  const answers = await Promise.all(numbers.map(() => book(graph, token, email("p@example.com"), asker)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await graph.database.query("SELECT count FROM attempts")).toEqual([{ count: 1 }]);
});

it("accepts exactly the allowed holds of one address when they are concurrent", async () => {
  const asker = { address: "198.51.100.1" };
  const most = HOLD_CAPS.addressCap + 8;
  const answers = await Promise.all(
    Array.from({ length: most }, (_, n) => hold(graph, { visitor: visitorToken(n), ...YOGA }, asker)),
  );
  expect(countEqual(answers.map(({ code = "HELD" }) => code))).toEqual({
    HELD: HOLD_CAPS.addressCap,
    TOO_MANY_HOLDS: 8,
  });
});
