import { expect, it } from "vitest";
import { type TestHoldRequest, bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { unwrap } from "../../testing/unwrap.ts";

const graph = await openGraph();

it("twenty lines and a hundred seats take as many statements as one line", async () => {
  const scope = await graph.scope();
  await graph.change("yoga-class", { capacity: 200, maxPerBooking: null });
  await graph.change("coaching", { locationKinds: ["AT_PROVIDER"] });
  const holdRequests: TestHoldRequest[] = [
    { service: "coaching", startsAt: "2026-11-24T21:00:00Z" },
    { service: "yoga-class", startsAt: "2026-11-24T12:00:00Z", seats: 100 },
    {
      service: "intro-call",
      startsAt: "2026-11-25T14:00:00Z",
      lines: Array.from({ length: 20 }, (_, i) => ({
        service: i % 2 ? "intro-call" : "body-scan",
        staff: i % 2 ? "amara" : "bruno",
      })),
    },
  ];
  await graph.database.query(
    "INSERT INTO date_overrides SELECT business_id, id, '2026-11-25', '{0}', '{1440}' FROM schedules",
  );
  const counts: number[][] = [];
  for (const holdRequest of holdRequests) {
    let id = "";
    const held = await graph.statementsOf(async () => {
      const outcome = unwrap(await holdAs(scope, 1, holdRequest));
      id = outcome.id;
    });
    const booked = await graph.statementsOf(async () =>
      expect(await bookAs(scope, id)).toMatchObject({ ok: true }),
    );
    counts.push([held.length, booked.length]);
  }
  expect(counts).toEqual([counts[0], counts[0], counts[0]]);
});
