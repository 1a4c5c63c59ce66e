import { setTimeout as sleep } from "node:timers/promises";
import type { House } from "./ask.ts";
import { bookTime, cancelBooking, findTimes, listServices, moveBooking } from "./bookings.ts";
import { catchUp, registerEndpoint } from "./events.ts";
import { type Received, listen, receive, stop } from "./receiver.ts";
import { differences } from "./reconcile.ts";
import { Store } from "./store.ts";

/*
 * A partner's program, written from the pages at /developers alone. It books, reschedules and cancels, receives
 * webhooks, misses some, catches up from the event log, and compares its bookings with the business's. Prints the
 * result as JSON.
 *
 * DAYBOOK_ORIGIN=https://book.example.com DAYBOOK_KEY=… FROM=2026-12-01 node --import tsx e2e/partner/main.ts
 */

const {
  DAYBOOK_ORIGIN = "http://localhost:3000",
  DAYBOOK_KEY = "",
  FROM = "",
  LATER = "",
  NOW,
} = process.env;
const house: House = { origin: DAYBOOK_ORIGIN, key: DAYBOOK_KEY };
const now = () => (NOW === undefined ? Date.now() : Date.parse(NOW));

const store = new Store();
const received: Received = { accepted: 0, refused: 0 };
let secret = "";
const receiver = () =>
  receive(
    () => secret,
    (told) => store.apply(told),
    received,
    now,
  );

const services = await listServices(house);

let server = receiver();
const port = await listen(server, 0);
secret = await registerEndpoint(house, `http://localhost:${port}/daybook`, "of-the-sample");

const visitor = { firstName: "Noor", lastName: "Haddad", email: "noor@example.com" };
const times = await findTimes(house, "consultation", FROM, FROM);
const keys: string[] = [];
for (const [index, startsAt] of [times[0]!, times[8]!, times[16]!].entries()) {
  keys.push(await bookTime(house, { service: "consultation", startsAt, visitor, name: `sample-${index}` }));
}
await moveBooking(house, keys[0]!, LATER);

for (let waited = 0; received.accepted === 0 && waited < 20_000; waited += 50) await sleep(50);
const told = received.accepted;

await stop(server);
await cancelBooking(house, keys[1]!);
server = receiver();
await listen(server, port);

const caughtUp = await catchUp(house, store);
const faults = await differences(house, store);
await stop(server);

process.stdout.write(
  `${JSON.stringify({
    services: services.map(({ slug }) => slug),
    told,
    refused: received.refused,
    caughtUp,
    differences: faults,
    bookings: [...store.bookings.values()],
  })}\n`,
);
