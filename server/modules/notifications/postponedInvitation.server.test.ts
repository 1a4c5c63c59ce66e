import { afterAll, beforeAll, expect, it } from "vitest";
import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import type { Database } from "../../platform/database/database.ts";
import { leaseDueNotifications } from "./data/dueNotifications.ts";
import { MAIL_CAPS } from "./rules/mailCaps.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { demoScope } from "../../testing/deps/demoScope.ts";
import { createMigratedDatabase } from "../../testing/database/testDatabase.ts";
import { LEASE_MS } from "../../platform/work/leases.ts";
import { enqueueNotifications } from "./enqueueNotifications.ts";
import { unwrap } from "../../testing/unwrap.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");

let place: Awaited<ReturnType<typeof createMigratedDatabase>>;
let database: Database;
let sender: Database;
beforeAll(async () => {
  place = await createMigratedDatabase();
  database = await openCachedDatabase({ database: place.config });
  sender = await openCachedDatabase({ database: place.config });
});
afterAll(async () => {
  await sender.close();
  await database.close();
  await place.remove();
});

async function takeGuestMails(now: number, guestsPerHour: number): Promise<string[]> {
  const caps = { ...MAIL_CAPS, guestsPerHour };
  const taken = await leaseDueNotifications(sender.query, { now, lease: now + LEASE_MS, limit: 100, caps });
  return taken.filter(({ recipient }) => recipient === "GUEST").map(({ kind }) => kind);
}

it("sends a postponed invitation only after a change in progress has committed", async () => {
  const scope = await demoScope(database, () => NOW);
  await database.prisma.service.updateMany({
    where: { slug: "consultation" },
    data: { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND", reminderMinutes: [] },
  });
  const startsAt = "2026-11-23T15:00:00Z";
  const held = unwrap(await holdAs(scope, 1, { service: "consultation", startsAt, staff: "amara" }));
  const booked = unwrap(await bookAs(scope, held.id, "book-key-1", 1));
  expect(await takeGuestMails(NOW, 0)).toEqual([]);
  const later = NOW + 15 * 60_000;
  await database.transaction(async (sql) => {
    const bookingIds = booked.map(({ id }) => id);
    await enqueueNotifications(sql, scope, { occasion: "RESCHEDULED", bookingIds, now: NOW });
    expect(await takeGuestMails(later, 100)).toEqual([]);
  });
  expect(await takeGuestMails(later, 100)).toEqual(["CONFIRMED"]);
});
