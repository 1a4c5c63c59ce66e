import type { Failure } from "../../shared/failures/failure.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { visitorToken } from "../../testing/bookings/visit.ts";
import { holdSlot } from "./holdSlot.ts";
import type { Outcome } from "../../platform/database/scope.ts";

const SENDERS = 12;
const REQUESTED_SLOT = { service: "consultation", startsAt: "2026-11-24T20:00:00.000Z" };

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
});
auditAfterEach(graph);

const send = (staff: string | null) =>
  holdSlot(scope, {
    target: {
      serviceId: demoId("service", REQUESTED_SLOT.service),
      providerId: null,
      staffId: staff === null ? null : demoId("staff", staff),
      startsAt: Date.parse(REQUESTED_SLOT.startsAt) / 60_000,
    },
    seats: 1,
    visitor: visitorToken(1),
    idempotencyKey: "hold-key-1",
    clientAddress: "192.0.2.1",
  });

const many = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: SENDERS }, (_, n) => work(n)));

const getValue = <T>(outcome: Outcome<T, Failure>): T => {
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
};

async function loadRows(table: "holds" | "orders" | "events"): Promise<number> {
  const [row] = await graph.database.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
  return row!.n;
}

async function heldId(): Promise<string> {
  return getValue(await holdAs(scope, 1, REQUESTED_SLOT)).id;
}

describe("concurrent requests", () => {
  it("of holdSlot with one key take one hold and return it to all", async () => {
    const holds = (await many(() => send(null))).map(getValue);
    expect(new Set(holds.map(({ id }) => id)).size).toBe(1);
    expect(await loadRows("holds")).toBe(1);
  });

  it("of book with one key write one order, notify once and return it to all", async () => {
    const id = await heldId();
    const [orders, events] = [await loadRows("orders"), await loadRows("events")];
    const booked = (await many(() => bookAs(scope, id))).map(getValue);
    expect(new Set(booked.map(([row]) => row!.orderId)).size).toBe(1);
    expect(await loadRows("orders")).toBe(orders + 1);
    expect(await loadRows("events")).toBe(events + 1);
  });

  it("with one key and different input return a conflict", async () => {
    const id = await heldId();
    const answers = await many((n) => bookAs(scope, id, "book-key-1", n % 2));
    const codes = answers.map((answer) => (answer.ok ? "BOOKED" : answer.failure.code));
    expect(new Set(codes)).toEqual(new Set(["BOOKED", "IDEMPOTENCY_CONFLICT"]));
    expect(codes.filter((code) => code === "BOOKED")).toHaveLength(SENDERS / 2);
  });

  it("of book with their own keys use the hold once", async () => {
    const id = await heldId();
    const answers = await many((n) => bookAs(scope, id, `book-key-${n}`));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure.code]));
    expect(new Set(failures)).toEqual(new Set(["HOLD_EXPIRED"]));
  });
});
