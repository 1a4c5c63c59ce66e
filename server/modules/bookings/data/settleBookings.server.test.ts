import { expect, it } from "vitest";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { openGraph } from "../../../testing/graph.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { noteBooking } from "../markBooking.ts";

/** Needs a PostgreSQL server, because the embedded database has one connection. */
const graph = await openGraph();
await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
const scope = await graph.scope();

it("noteBooking keeps all notes that several people write on one booking at once", async () => {
  const held = unwrap(
    await holdAs(scope, 1, { service: "consultation", startsAt: "2026-11-24T20:00:00.000Z" }),
  );
  unwrap(await bookAs(scope, held.id));
  const [booking] = await graph.database.query<{ id: string }>("SELECT id FROM bookings");
  const texts = Array.from({ length: 20 }, (_, n) => `Note ${n}`);
  const written = await Promise.all(texts.map((text) => noteBooking(scope, booking!.id, text, "STAFF")));
  expect(written.map(({ ok }) => ok)).toEqual(texts.map(() => true));
  const notes = await graph.database.query<{ note: string }>(
    "SELECT note FROM booking_events WHERE note LIKE 'Note %' ORDER BY ordinal",
  );
  expect(notes.map(({ note }) => note).toSorted()).toEqual(texts.toSorted());
});
