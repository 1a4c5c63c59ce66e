import { randomUUID } from "node:crypto";
import { demoId } from "../../../prisma/demo/ids.ts";
import type { DatabaseConfig } from "../../platform/database/database.ts";
import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import { book } from "../../modules/bookings/book.ts";
import { findSlots } from "../../modules/availability/findSlots.ts";
import { holdSlot } from "../../modules/bookings/holdSlot.ts";
import { createHoldToken } from "../../modules/bookings/keys/holdTokens.ts";
import { demoScope } from "../deps/demoScope.ts";

/**
 * Books until it is killed. Prints `booked {id}` for each acknowledged booking and `held {start}` for each hold that it
 * abandons.
 */
const config = JSON.parse(process.argv[2]!) as DatabaseConfig;
const now = Number(process.argv[3]);
const database = await openCachedDatabase({ database: config });
const scope = await demoScope(database, () => now);
const serviceId = demoId("service", "consultation");
const question = { providerId: null, staffId: null, timeZone: "UTC", seats: 1, visitor: null };

for (let day = 1; ; day++) {
  const date = new Date(now + day * 86_400_000).toISOString().slice(0, 10);
  const slots = await findSlots(scope, { ...question, serviceId, from: date, to: date });
  if (day > 80) process.exit(3);
  await Promise.all([...slots!.days[0]!.starts].map((startsAt, i) => bookOnce(startsAt, i % 5 === 0)));
}

async function bookOnce(startsAt: number, leavesIt: boolean): Promise<void> {
  const target = { serviceId, providerId: null, staffId: null, startsAt };
  const held = await holdSlot(scope, {
    target,
    seats: 1,
    visitor: randomUUID(),
    idempotencyKey: randomUUID(),
    clientAddress: "127.0.0.1",
  });
  if (!held.ok) return;
  if (leavesIt) return printLine(`held ${held.value.lines[0]!.startsAt} ${held.value.lines[0]!.staffIds[0]}`);
  const booked = await book(scope, {
    holdToken: createHoldToken(scope.signer, scope.business.id, held.value.id),
    idempotencyKey: randomUUID(),
    contact: { firstName: "Ada", lastName: "Crash", email: "ada@example.com" },
    clientAddress: "127.0.0.1",
    locationKind: "ONLINE",
    location: null,
    notes: null,
    consent: true,
    timeZone: "UTC",
    locale: "en",
  });
  if (booked.ok) printLine(`booked ${booked.value[0]!.id}`);
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
