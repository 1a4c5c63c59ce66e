import { beforeEach, expect, it } from "vitest";
import { countEqual } from "../../../../testing/bookings/callers.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { book, details, holdAndGetToken, visitorToken } from "../../../../testing/bookings/visit.ts";

const YOGA = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z" };
const ALLOWED = 5;
const CONCURRENT_REQUESTS = 12;

const graph = await openGraph();
beforeEach(async () => {
  await graph.reset();
  await graph.change("yoga-class", { capacity: 1000, maxPerBooking: null, paymentRule: "NONE" });
});

it("sells the last booking of the month once when orders are concurrent", async () => {
  const held = await Promise.all(
    Array.from({ length: CONCURRENT_REQUESTS }, (_, n) =>
      holdAndGetToken(graph, { visitor: visitorToken(n), ...YOGA }, { address: `203.0.113.${n}` }),
    ),
  );
  await graph.database.query("UPDATE businesses SET max_bookings_per_month = $1", [ALLOWED]);
  const answers = await Promise.all(
    held.map((token, n) =>
      book(
        graph,
        token,
        { contact: { ...details.contact, email: `p${n}@example.com` } },
        { address: `203.0.113.${n}` },
      ),
    ),
  );
  await graph.database.query("UPDATE businesses SET max_bookings_per_month = NULL");
  expect(countEqual(answers.map(({ code = "BOOKED" }) => code))).toEqual({
    BOOKED: ALLOWED,
    QUOTA_EXCEEDED: CONCURRENT_REQUESTS - ALLOWED,
  });
  expect(await graph.database.query("SELECT count(*) AS n FROM bookings")).toEqual([{ n: ALLOWED }]);
});
