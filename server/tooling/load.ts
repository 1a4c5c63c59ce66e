import { prepare } from "./prepare.mjs";
import { simulateSaturday } from "./load/saturday.ts";

// `npm run test:load -- 42` repeats a Saturday, as far as two processes and a network allow.
const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 1e9));
await prepare({ build: true });
console.log(`a Saturday with seed ${seed}: 500 visitors, two servers, one PostgreSQL`);
const { outcomes, failures, rows, audit, lostOrders } = await simulateSaturday(seed, (line) =>
  console.log(`  ${line}`),
);

for (const [outcome, count] of Object.entries(outcomes).toSorted(([, a], [, b]) => b - a))
  console.log(`  ${String(count).padStart(4)}  ${outcome}`);
console.log(
  `  ${rows.orders} orders with ${rows.bookings} bookings; ${rows.retried} deadlocks, each tried again`,
);
for (const failure of failures) console.log(`✗ ${failure}`);
for (const [rule, found] of Object.entries(audit))
  console.log(`✗ ${rule}: ${JSON.stringify(found).slice(0, 500)}`);
if (lostOrders > 0) console.log(`✗ ${lostOrders} orders that were confirmed to visitors are missing`);

const isGood =
  failures.length === 0 &&
  Object.keys(audit).length === 0 &&
  lostOrders <= 0 &&
  (outcomes["BOOKED"] ?? 0) > 50;
console.log(isGood ? "✓ no overlap, no oversold session and no partial order" : "✗ see above");
process.exit(isGood ? 0 : 1);
