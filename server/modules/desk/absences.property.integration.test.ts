import fc from "fast-check";
import { expect, it } from "vitest";
import {
  cancel,
  createAbsenceDesk,
  loadCalendar,
  offer,
  reassignTo,
} from "../../testing/bookings/absence.ts";
import { audit } from "../../testing/audit/audit.ts";
import { holdAndBookAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { addApiKey } from "../access/apiKeys.ts";
import { applyDecisions } from "./applyDecisions.ts";

const graph = await openGraph();
const scope = await graph.scope();
const { secret: key } = await addApiKey(scope, "owner");
const desk = createAbsenceDesk(graph, scope, key);

const SERVICES = ["consultation", "massage", "mobility"] as const;
const STAFF = ["amara", "bruno", "daniel"] as const;

const visits = fc.array(
  fc.record({
    service: fc.constantFrom(...SERVICES),
    staff: fc.constantFrom("amara" as const, ...STAFF),
    quarter: fc.integer({ min: 0, max: 31 }),
  }),
  { minLength: 1, maxLength: 12 },
);

it("keeps every promise of the database, and undoing restores the calendar", async () => {
  await fc.assert(
    fc.asyncProperty(visits, fc.boolean(), fc.boolean(), async (wanted, isUndone, offers) => {
      await graph.reset();
      for (const slug of SERVICES)
        await graph.change(slug, { paymentRule: "NONE", locationKinds: ["AT_PROVIDER"], consentText: null });
      for (const [visitor, { quarter, ...visit }] of wanted.entries()) {
        const startsAt = new Date(Date.parse("2026-11-24T14:00:00Z") + quarter * 900_000).toISOString();
        await holdAndBookAs(scope, visitor + 1, { ...visit, startsAt });
      }
      const before = await loadCalendar(graph);
      const { bookings, plannedAt } = await desk.plan();
      const decisions = bookings.map(({ booking, staff }) =>
        staff ? reassignTo(booking.id, staff.slug) : offers ? offer(booking.id) : cancel(booking.id),
      );
      const { absence } = await desk.decide({ plannedAt, decisions });
      expect(absence!.decisions).toHaveLength(bookings.length);
      expect(await audit(graph.database)).toEqual({});
      if (isUndone) {
        await desk.undo(absence!.id);
        expect(await loadCalendar(graph)).toEqual(before);
      } else {
        graph.clock.advance(1);
        await applyDecisions({ ...graph.paying, onError: (_, error) => expect.fail(String(error)) });
      }
      expect(await audit(graph.database)).toEqual({});
    }),
    { numRuns: 12 },
  );
});
