import { beforeEach, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { openGraph } from "../graph.ts";
import { deliverEvents, bookOrderAs, startPaymentAs } from "../payments/paying.ts";

/** Breaks each payment rule once. Constraints of the database that prevent it are dropped first. */
const graph = await openGraph();
await graph.database.query(`
  ALTER TABLE payments DROP CONSTRAINT payments_open_due; ALTER TABLE refunds DISABLE TRIGGER USER;
  ALTER TABLE bookings DROP CONSTRAINT bookings_unpaid; ALTER TABLE bookings DROP CONSTRAINT bookings_due`);
beforeEach(async () => {
  await graph.reset();
  const scope = await graph.scope();
  const at = (hour: string) => ({
    service: "massage",
    startsAt: `2026-11-24T${hour}:00:00Z`,
    staff: "bruno",
  });
  const paid = await bookOrderAs(scope, 1, at("15"));
  graph.provider.pay(await startPaymentAs(scope, paid));
  await deliverEvents(graph);
  await startPaymentAs(scope, await bookOrderAs(scope, 2, at("18")));
});

const PAID = "(SELECT id FROM payments WHERE state = 'SUCCEEDED')";
const refund = (amount: number, state: string) => `
  INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, state, created_at, settled_at, due_at)
  SELECT business_id, gen_random_uuid(), payment_id, booking_id, ${amount}, 'OWNER', '${state}', now(), ${state === "PENDING" ? "NULL, now()" : "now(), NULL"}
    FROM payment_bookings WHERE payment_id = ${PAID}`;

it("moneyAudit finds nothing in valid data", async () => {
  expect(await audit(graph.database)).toEqual({});
});

it.each([
  ["booked unpaid", "UPDATE payment_bookings SET allotted_at = NULL"],
  ["booked unpaid", refund(2200, "SUCCEEDED").replace("'OWNER'", "'LATE'")],
  [
    "free, but waiting for a payment of nothing",
    "UPDATE bookings SET due_minor = 0 WHERE status = 'AWAITING_PAYMENT'",
  ],
  ["waiting for a payment with claims that end at another time", "UPDATE claims SET expires_at = NULL"],
  [
    "paid without a booking or a refund",
    `ALTER TABLE booking_events DISABLE TRIGGER USER; DELETE FROM booking_events WHERE status = 'CONFIRMED'; ALTER TABLE booking_events ENABLE TRIGGER USER`,
  ],
  [
    "paid twice",
    `INSERT INTO payments SELECT business_id, gen_random_uuid(), order_id, provider, state, amount_minor, currency, 'again', url, failure, created_at, expires_at, settled_at, due_at, attempts FROM payments WHERE id = ${PAID};
     INSERT INTO payment_bookings SELECT b.business_id, p.id, b.booking_id, b.amount_minor, b.allotted_at FROM payment_bookings b, payments p WHERE p.session_id = 'again' AND b.allotted_at IS NOT NULL`,
  ],
  ["money that nobody will decide about", "UPDATE payments SET due_at = NULL WHERE state = 'OPEN'"],
  ["money that nobody will decide about", "UPDATE payment_bookings SET allotted_at = NULL"],
  ["a payment whose parts are not all of it", "UPDATE payment_bookings SET amount_minor = amount_minor + 1"],
  [
    "a payment of an order that pays for another's booking",
    `UPDATE payments SET order_id = (SELECT order_id FROM payments WHERE state = 'OPEN') WHERE id = ${PAID}`,
  ],
  [
    "a success without its charge, or a charge without its success",
    "ALTER TABLE money_entries DISABLE TRIGGER USER; DELETE FROM money_entries; ALTER TABLE money_entries ENABLE TRIGGER USER",
  ],
  ["a refund that is done without money that moved, or the other way round", refund(1, "SUCCEEDED")],
  [
    "money whose way back failed and is not tried again",
    refund(2200, "FAILED").replace("'OWNER'", "'CANCELLED'"),
  ],
  ["more refunded than paid", refund(2201, "PENDING")],
  ["more refunded for a booking than was paid for it", refund(2201, "PENDING")],
])("moneyAudit finds %s", async (auditName, damage) => {
  await graph.database.query(damage);
  expect(Object.keys(await audit(graph.database))).toContain(auditName);
});
