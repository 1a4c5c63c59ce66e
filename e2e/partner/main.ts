import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@daybook/sdk";
import { bookTime, cancelBooking, listServices, moveBooking } from "./bookings.ts";
import { catchUp, registerEndpoint } from "./events.ts";
import { type Received, listen, receive, stop } from "./receiver.ts";
import { differences } from "./reconcile.ts";
import { Store } from "./store.ts";

/*
 * A partner's program, written from the pages at /developers alone, on the package `@daybook/sdk`. It books,
 * reschedules and cancels, receives webhooks, misses some, catches up from the event log, and compares its bookings with
 * the business's. Prints the result as JSON.
 *
 * Copy the folder beside a `node_modules` with the packed client, and run it:
 * DAYBOOK_ORIGIN=https://book.example.com DAYBOOK_KEY=… FROM=2026-12-01 node --import tsx main.ts
 */

const {
  DAYBOOK_ORIGIN = "http://localhost:3000",
  DAYBOOK_KEY = "",
  FROM = "",
  LATER = "",
  NOW,
} = process.env;
const client = createClient({ endpoint: `${DAYBOOK_ORIGIN}/graphql`, key: DAYBOOK_KEY });
const now = () => (NOW === undefined ? Date.now() : Date.parse(NOW));

const store = new Store();
const received: Received = { accepted: 0, refused: 0 };
let secret = "";
const receiver = () =>
  receive(
    () => secret,
    (event) => store.apply(event),
    received,
    now,
  );

const services = await listServices(client);

let server = receiver();
const port = await listen(server, 0);
secret = await registerEndpoint(client, `http://localhost:${port}/daybook`, "of-the-sample");

const visitor = { firstName: "Noor", lastName: "Haddad", email: "noor@example.com" };
const keys: string[] = [];
for (const place of [0, 8, 16]) {
  keys.push(
    await bookTime(client, {
      service: "consultation",
      date: FROM,
      choose: (offered) => offered[place],
      visitor,
      name: `sample-${place}`,
    }),
  );
}
await moveBooking(client, keys[0]!, LATER);

for (let waited = 0; received.accepted === 0 && waited < 20_000; waited += 50) await sleep(50);
const told = received.accepted;

await stop(server);
await cancelBooking(client, keys[1]!);
server = receiver();
await listen(server, port);

const caughtUp = await catchUp(client, store, "booking.cancelled");
const faults = await differences(client, store);
await stop(server);

process.stdout.write(
  `${JSON.stringify({
    services,
    told,
    refused: received.refused,
    caughtUp,
    differences: faults,
    bookings: [...store.bookings.values()],
  })}\n`,
);
