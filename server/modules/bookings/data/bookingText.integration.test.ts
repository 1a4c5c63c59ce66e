import { describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { toSpellings } from "../graphql/bookingFilter.ts";
import { openGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import { createSeedId, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { toBookingWhere } from "./bookingWhere.ts";
import { countBookings, listBookings } from "./listBookings.ts";
import { countTextHits } from "./textHits.ts";

const BUSINESS = demoId("business", "northside");
const PAGE = { sort: "startsAt", descending: false, limit: 100 } as const;

const graph = await openGraph();
await addOtherBusiness(graph.database);
await insertBookings(graph.database, [
  { lastName: "Lovelace", email: "countess@example.com" },
  { lastName: "Müller", email: "m@example.com" },
  { lastName: "O'Neil 100%", email: "neil_1@example.com" },
  { lastName: "Neill", email: "neilx1@example.com" },
]);
// The last order has a second booking.
await graph.database.query(
  `INSERT INTO bookings (business_id, id, order_id, ordinal, status, service_id, starts_at, ends_at, price_minor, created_at, updated_at)
   SELECT business_id, $3, order_id, 1, status, service_id, starts_at + interval '1 day', ends_at + interval '1 day', price_minor, created_at, updated_at
     FROM bookings WHERE business_id = $1 AND id = $2`,
  [BUSINESS, createSeedId("booking", 3), createSeedId("booking", 4)],
);
await graph.database.query(
  `INSERT INTO guests (business_id, booking_id, ordinal, name, email)
   VALUES ($1, $2, 1, 'Grace Hopper', 'grace@example.org'), ($1, $2, 2, 'Émile', 'countess@example.net')`,
  [BUSINESS, createSeedId("booking", 3)],
);

const toWhere = (text: string) => toBookingWhere({ texts: toSpellings(text) }, graph.clock.now());

async function searchBookings(text: string, businessId = BUSINESS): Promise<number[]> {
  const listed = await listBookings(graph.database.prisma, businessId, toWhere(text), PAGE);
  expect(await countBookings(graph.database.prisma, businessId, toWhere(text))).toBe(listed.length);
  expect(await countTextHits(graph.database.query, businessId, toSpellings(text))).toBe(listed.length);
  return listed.map(({ id }) => Number.parseInt(id.slice(-11), 16));
}

describe("text search of bookings", () => {
  it.each([
    ["LOVE", [0]],
    ["ada", [0, 1, 2, 3, 4]],
    ["countess@", [0, 3]],
    ["r0000002", [2]],
    ["r0000003", [3, 4]],
    ["MÜLLER", [1]],
    ["üll", [1]],
    ["hopper", [3]],
    ["émile", [3]],
    ["ÉMILE", [3]],
    ["grace@example.org", [3]],
    ["100%", [2]],
    ["0%", [2]],
    ["neil_", [2]],
    ["o'n", [2]],
    ["ada lovelace", [0]],
    ["da Love", [0]],
    ["ada o'neil 100", [2]],
    ["lovelace ada", []],
    ["ada neil", [3, 4]],
    ["\\", []],
    ["nobody", []],
  ])("finds the bookings with %j", async (text, expected) => {
    expect(await searchBookings(text)).toEqual(expected);
  });

  it("finds only bookings of its own business", async () => {
    const other = (await graph.scope({ host: OTHER.host })).business.id;
    expect(await searchBookings("ada", other)).toEqual([]);
  });

  it("runs one statement with one scan of contacts for all spellings", async () => {
    const sent = await graph.statementsOf(() =>
      listBookings(graph.database.prisma, BUSINESS, toWhere("müller"), PAGE),
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]!.match(/JOIN "public"\."(contacts|orders)"/g)).toHaveLength(2);
    expect(sent[0]!.match(/FROM "public"\."guests"/g)).toHaveLength(1);
  });
});
