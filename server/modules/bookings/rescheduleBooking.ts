import { type ChangeActor, moveBookings } from "./data/changeBookings.ts";
import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { type ChangeRules, loadChangeRules } from "./data/loadChangeRules.ts";
import { findChangeRefusal, isLive } from "./rules/changePolicy.ts";
import { selectMovedTogether } from "./rules/changeScope.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { planMove } from "./planMove.ts";
import { toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type TakeFailure, toTakeFailure } from "./data/holds/toTakeFailure.ts";
import type { OrderLine, StartFailure } from "../availability/index.ts";

export interface RescheduleInput {
  readonly booking: BookingRow;
  readonly startsAt: EpochMinute;
  /** Null for the same staff member if possible, otherwise for any. */
  readonly staffId: string | null;
  readonly actor: ChangeActor;
}

export interface Movement {
  /** Index of the booking that moves to the requested start. */
  readonly requestedIndex: number;
  readonly rows: readonly BookingRow[];
  readonly lines: readonly OrderLine[];
}

type MoveFailure =
  | StartFailure
  | TakeFailure
  | FailureWith<"STATUS_CONFLICT" | "PAST_CUTOFF" | "BUSINESS_SUSPENDED">;

/** The order moves as a whole. If any unit is not free, nothing changes. Idempotent. */
export async function rescheduleBooking(
  scope: Scope,
  { booking, startsAt, staffId, actor }: RescheduleInput,
): Promise<Outcome<readonly BookingRow[], MoveFailure>> {
  if (scope.business.suspendedAt !== null) return { ok: false, failure: { code: "BUSINESS_SUSPENDED" } };
  const now = scope.clock.now();
  const movement = await loadMovement(scope, booking, now);
  const moveFailure =
    actor === "VISITOR"
      ? await findMoveFailure(scope, movement, booking, now)
      : findStatusFailure(movement, booking);
  if (moveFailure) return { ok: false, failure: moveFailure };
  const current = movement.rows[movement.requestedIndex]!;
  const isUnchanged =
    current.startsAt === startsAt * 60_000 && (staffId === null || current.staffIds.includes(staffId));
  if (isUnchanged) return { ok: true, value: movement.rows };
  const ids = movement.rows.map((row) => row.id);
  return toResult(async (reject) => {
    const draft = await planMove(scope, movement, { startsAt, staffId, now }, reject);
    return scope.database.transaction(async (sql) => {
      const moved = await moveBookings(sql, scope.business.id, ids, draft, actor, now);
      if ("failure" in moved) {
        if (moved.failure === "STATUS") throw reject({ code: "STATUS_CONFLICT", status: booking.status });
        if (moved.failure === "CAP") throw new Error("a move has no caps");
        throw reject(toTakeFailure(moved.failure, moved, ids.length));
      }
      const formerStaff = Object.fromEntries(movement.rows.map((row) => [row.id, row.staffIds]));
      await scope.notifications.enqueue(sql, scope, {
        occasion: "RESCHEDULED",
        bookingIds: ids,
        formerStaff,
        now,
      });
      // Read before COMMIT, because another caller may change it afterwards.
      const rows = await loadOrderBookings(sql.query, scope.business.id, booking.orderId);
      return rows.filter((row) => ids.includes(row.id));
    });
  });
}

export async function loadMovement(scope: Scope, booking: BookingRow, now: number): Promise<Movement> {
  const order = await loadOrderBookings(scope.database.query, scope.business.id, booking.orderId);
  const candidates = order.map((row) => ({
    ...row,
    isLive: isLive(statusAt(row.status, row.decideBy, now)),
  }));
  const target = candidates.find((row) => row.id === booking.id)!;
  const rows = selectMovedTogether(candidates, target, booking.isSeries);
  // Members who left leave no gap.
  const members = [...new Set(rows.map((row) => row.member))].toSorted((a, b) => a - b);
  const lines = rows.map((row) => ({
    serviceId: row.serviceId,
    staffId: row.staffIds.length === 1 ? row.staffIds[0]! : null,
    member: members.indexOf(row.member),
    seats: row.seats,
  }));
  return { requestedIndex: rows.findIndex((row) => row.id === booking.id), rows, lines };
}

async function findMoveFailure(
  scope: Scope,
  movement: Movement,
  booking: BookingRow,
  now: number,
): Promise<FailureWith<"STATUS_CONFLICT" | "PAST_CUTOFF"> | null> {
  const statusFailure = findStatusFailure(movement, booking);
  if (statusFailure) return statusFailure;
  const rules = await loadChangeRules(
    scope.database.query,
    scope.business.id,
    movement.rows.map((row) => row.serviceId),
  );
  return findCutoffFailure(movement.rows, rules, now);
}

function findCutoffFailure(
  rows: readonly BookingRow[],
  rules: ReadonlyMap<string, ChangeRules>,
  now: number,
): FailureWith<"PAST_CUTOFF"> | null {
  for (const row of rows) {
    const cutoffMinutes = rules.get(row.serviceId)!.rescheduleCutoffMinutes;
    if (findChangeRefusal(row, { cutoffMinutes }, now) === "PAST_CUTOFF")
      return { code: "PAST_CUTOFF", cutoffMinutes };
  }
  return null;
}

function findStatusFailure(
  { requestedIndex }: Movement,
  booking: BookingRow,
): FailureWith<"STATUS_CONFLICT"> | null {
  return requestedIndex >= 0 ? null : { code: "STATUS_CONFLICT", status: booking.status };
}
