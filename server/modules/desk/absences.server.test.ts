import { beforeEach, expect, it } from "vitest";
import { createAbsenceDesk, offer, reassignTo } from "../../testing/bookings/absence.ts";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { holdAndBookAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { addApiKey } from "../access/apiKeys.ts";
import { applyDecisions } from "./applyDecisions.ts";

/** Needs a PostgreSQL server, because the embedded database has one connection. */
const graph = await openGraph();
const scope = await graph.scope();
const { secret: key } = await addApiKey(scope, "owner");
const desk = createAbsenceDesk(graph, scope, key);
beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", {
    paymentRule: "NONE",
    locationKinds: ["AT_PROVIDER"],
    consentText: null,
  });
});
auditAfterEach(graph);

const AT_15 = { service: "consultation", staff: "amara", startsAt: "2026-11-24T15:00:00Z" };

it.each([1, 2, 3])("only one of two simultaneous decisions succeeds (round %i)", async () => {
  const id = await desk.book(AT_15);
  const answers = await Promise.all([
    desk.decide({ decisions: [reassignTo(id, "bruno")] }),
    desk.decide({ decisions: [offer(id)] }),
  ]);
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    "AbsenceChanged",
    "DecideAbsencePayload",
  ]);
  expect(await graph.database.query("SELECT FROM absences")).toHaveLength(1);
  expect(await graph.database.query("SELECT FROM blocks")).toHaveLength(1);
});

it.each([1, 2, 3])("a visitor and a decision do not take the same time (round %i)", async () => {
  const id = await desk.book(AT_15);
  const [answer, visitor] = await Promise.all([
    desk.decide({ decisions: [reassignTo(id, "bruno")] }),
    holdAndBookAs(scope, 90, { ...AT_15, staff: "bruno" }),
  ]);
  const isReassigned = answer.__typename === "DecideAbsencePayload";
  expect(isReassigned ? visitor : answer.code).toBe(isReassigned ? "STAFF_BUSY" : "SUBSTITUTE_BUSY");
});

it.each([1, 2, 3])("an absence is either undone or in effect (round %i)", async () => {
  const id = await desk.book(AT_15);
  const { absence } = await desk.decide({ decisions: [reassignTo(id, "bruno")] });
  const apply = () => applyDecisions({ ...graph.paying, onError: (_, error) => expect.fail(String(error)) });
  const undo = desk.undo(absence!.id);
  graph.clock.advance(1);
  const [undone] = await Promise.all([undo, apply(), apply()]);
  const [decision] = await graph.database.query<{ state: string }>("SELECT state FROM absence_decisions");
  expect(decision!.state).toBe(undone.__typename === "UndoAbsencePayload" ? "UNDONE" : "REASSIGNED");
});
