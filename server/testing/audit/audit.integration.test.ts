import { beforeEach, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { blockTime } from "../../modules/bookings/blocks.ts";
import { audit } from "./audit.ts";
import { openGraph } from "../graph.ts";
import { book, holdAndGetToken, serviceId, visitorToken } from "../bookings/visit.ts";
import { unwrap } from "../unwrap.ts";

/** Breaks each rule once, to prove that the audit finds it. */
const graph = await openGraph();
beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
  const holdRequest = { service: serviceId("consultation"), startsAt: "2026-11-24T15:00:00Z" };
  const guests = [{ name: "Bo", email: "bo@example.com" }];
  const answer = await book(graph, await holdAndGetToken(graph, { ...holdRequest, oneTimeLink: "welcome" }), {
    guests,
  });
  if (!answer.bookings) throw new Error(JSON.stringify(answer));
  const seats = { service: serviceId("yoga-class"), startsAt: "2026-11-24T12:00:00Z", seats: 2 };
  const second = await book(graph, await holdAndGetToken(graph, { ...seats, visitor: visitorToken(2) }), {
    guests,
  });
  if (!second.bookings) throw new Error(JSON.stringify(second));
  unwrap(
    await blockTime(await graph.scope(), {
      staffIds: [demoId("staff", "amara")],
      resourceIds: [],
      startsAt: Date.parse("2026-11-24T14:00:00Z"),
      endsAt: Date.parse("2026-11-24T17:00:00Z"),
      reason: "",
    }),
  );
});

it("audit finds nothing in valid data", async () => {
  expect(await audit(graph.database)).toEqual({});
});

it.each([
  [
    "an order whose bookings are not those that were held",
    `INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, starts_at, ends_at, price_minor)
       SELECT business_id, hold_id, 50, service_id, starts_at, ends_at, 0 FROM hold_lines WHERE ordinal = 0 LIMIT 1`,
  ],
  ["a guest who is not of the party", "UPDATE guests SET ordinal = 2"],
  ["a line of a guest whom nobody named", "UPDATE bookings SET member = 2"],
  ["more guests in a class than seats", "UPDATE bookings SET seats = 1 WHERE seats = 2"],
  [
    "an order that stands whose link is not spent",
    "UPDATE one_time_links SET spent_at = NULL, reserved_at = NULL WHERE slug = 'welcome'",
  ],
  [
    "an order of something that its link is not good for",
    "DELETE FROM one_time_link_services s USING services v WHERE v.id = s.service_id AND v.slug = 'consultation'",
  ],
  ["booked unpaid", "UPDATE bookings SET price_minor = 100, due_minor = 100 WHERE status = 'CONFIRMED'"],
  ["an order whose total is not that of its bookings", "UPDATE bookings SET price_minor = 100"],
  ["a block's claim outside of it", "UPDATE blocks SET starts_at = starts_at + interval '15 minutes'"],
  [
    "time of a block that is nobody's",
    "UPDATE claims SET starts_at = starts_at + interval '1 minute' WHERE block_id IS NOT NULL",
  ],
])("audit finds %s", async (auditName, damage) => {
  await graph.database.query(damage);
  expect(Object.keys(await audit(graph.database))).toContain(auditName);
});
