import { type ChangeActor, moveBookings } from "./data/changeBookings.ts";
import { type BookingRow, loadOrderBookings } from "./data/loadBookings.ts";
import { type ChangeRules, loadChangeRules } from "./data/loadChangeRules.ts";
import { findChangeRefusal, isLive, isOfferOpen } from "./rules/changePolicy.ts";
import { selectMovedTogether } from "./rules/changeScope.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";
import { withExtraUnits } from "./data/holds/extraUnits.ts";
import type { HoldRequest } from "./holdRequest.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { planMove } from "./planMove.ts";
import type { BusinessMove, MoveState } from "../../shared/bookings/businessMove.ts";
import { MOVE_UNDO_MS, type MoveNotice } from "./rules/moveNotice.ts";
import { toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type TakeFailure, toTakeFailure } from "./data/holds/toTakeFailure.ts";
import type { OrderLine, StartFailure } from "../availability/index.ts";

export interface RescheduleInput
  extends Pick<HoldRequest, "overrides" | "overrideStaffId">, Partial<MoveNotice> {
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
  input: RescheduleInput,
): Promise<Outcome<readonly BookingRow[], MoveFailure>> {
  const { booking, startsAt, staffId, actor, overrides = [], overrideStaffId = null } = input;
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
  if (overrides.length > 0 && ids.length > 1)
    return { ok: false, failure: invalidInput(issue(["overrides"], "INVALID")) };
  return toResult(async (reject) => {
    const destination = { startsAt, staffId, now, overrides, overrideStaffId };
    const planned = await planMove(scope, movement, destination, reject);
    return scope.database.transaction(async (sql) => {
      const draft = await withExtraUnits(sql, scope.business.id, planned);
      const taken = await moveBookings(
        sql,
        scope.business.id,
        ids,
        draft,
        actor,
        now,
        isClientNotified(input),
      );
      if ("failure" in taken) {
        if (taken.failure === "STATUS") throw reject({ code: "STATUS_CONFLICT", status: booking.status });
        if (taken.failure === "CAP") throw new Error("a move has no caps");
        throw reject(toTakeFailure(taken.failure, taken, ids.length));
      }
      const formerStaff = Object.fromEntries(movement.rows.map((row) => [row.id, row.staffIds]));
      // Read before COMMIT, because another caller may change it afterwards.
      const rows = await loadOrderBookings(sql.query, scope.business.id, booking.orderId);
      const moved = rows.filter((row) => ids.includes(row.id));
      await scope.notifications.enqueue(sql, scope, {
        occasion: "RESCHEDULED",
        bookingIds: ids,
        formerStaff,
        move: toBusinessMove(input, movement.rows, moved, now),
        now,
      });
      return moved;
    });
  });
}

/** Null for a visitor, who knows about the move. */
function isClientNotified({ actor, booking, notifiesClient = true }: RescheduleInput): boolean | null {
  return actor === "VISITOR" ? null : notifiesClient && booking.contact.email !== null;
}

function toBusinessMove(
  { actor, notifiesClient = true, message = "" }: RescheduleInput,
  before: readonly BookingRow[],
  after: readonly BookingRow[],
  now: number,
): BusinessMove | null {
  if (actor === "VISITOR") return null;
  return {
    before: toMoveState(before),
    after: toMoveState(after),
    sendAt: now + MOVE_UNDO_MS,
    notifiesClient,
    message,
  };
}

function toMoveState(rows: readonly BookingRow[]): MoveState {
  return Object.fromEntries(rows.map(({ id, startsAt, staffIds }) => [id, { startsAt, staffIds }]));
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
  const isOffered = rows.some((row) => isOfferOpen(row, now));
  for (const row of rows) {
    const cutoffMinutes = isOffered ? 0 : rules.get(row.serviceId)!.rescheduleCutoffMinutes;
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
