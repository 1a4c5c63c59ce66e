import { graphql } from "react-relay";
import type {
  BookingOverride,
  useBoardMovesMutation,
} from "../../../__generated__/useBoardMovesMutation.graphql.ts";
import { ConnectionError } from "../../../relay/retry.ts";
import { type MoveNotice, toNoticeInput } from "../../move/moveNotice.ts";
import { useCommitOnce } from "../../requests/commitOnce.ts";
import type { BookingEntry } from "../rules/boardModel.ts";
import { getTargetColumns, type MoveTarget } from "../rules/movePreview.ts";
import type { PendingEntries } from "./usePendingEntries.ts";
import { toEpochMinute, toInstantText, type EpochMinute } from "../rules/units.ts";

export interface MoveFailure {
  /** `UnavailableReason`, the code of another failure, or `CONNECTION`. */
  readonly reason: string;
  /** Free starts of the same day that the server suggests. */
  readonly freeStarts: readonly EpochMinute[];
}

export interface BoardMoves {
  /** Resolves with null after success. The entry is back in its place after a failure. */
  readonly move: (
    entry: BookingEntry,
    target: MoveTarget,
    overrides: readonly BookingOverride[],
    notice: MoveNotice,
  ) => Promise<MoveFailure | null>;
}

interface Options extends PendingEntries {
  readonly reload: () => Promise<void>;
}

export function useBoardMoves({ model, setPending, reload }: Options): BoardMoves {
  const [commit] = useCommitOnce<useBoardMovesMutation>(graphql`
    mutation useBoardMovesMutation($input: RescheduleBookingInput!) {
      rescheduleBooking(input: $input) {
        __typename
        ... on Failure {
          code
        }
        ... on SlotUnavailable {
          reason
          day {
            starts
          }
        }
        ... on StaffBusy {
          reason
          day {
            starts
          }
        }
        ... on ResourceUnavailable {
          reason
          day {
            starts
          }
        }
        ... on SeatShortage {
          reason
          day {
            starts
          }
        }
      }
    }
  `);

  return {
    async move(entry, target, overrides, notice) {
      setPending(entry.key, moveEntry(entry, target));
      try {
        const { rescheduleBooking: result } = await commit({
          input: {
            booking: { id: entry.booking.id },
            startsAt: toInstantText(target.startsAt),
            ...(model.by === "staff" && entry.columns.length === 1 ? { staff: target.column } : {}),
            ...(overrides.length > 0 ? { overrides: [...overrides] } : {}),
            ...toNoticeInput(notice, entry.booking.hasEmail),
          },
        });
        // After a refusal the board was out of date, so it is loaded again as well.
        await reload();
        if (result.__typename === "RescheduleBookingPayload") return null;
        return {
          reason: result.reason ?? result.code ?? "UNKNOWN",
          freeStarts: (result.day?.starts ?? []).map(toEpochMinute),
        };
      } catch (error) {
        return { reason: error instanceof ConnectionError ? "CONNECTION" : "UNKNOWN", freeStarts: [] };
      } finally {
        setPending(entry.key, null);
      }
    },
  };
}

export function moveEntry(entry: BookingEntry, { column, startsAt }: MoveTarget): BookingEntry {
  const distance = startsAt - entry.from;
  return {
    ...entry,
    columns: getTargetColumns(entry, column),
    from: startsAt,
    until: entry.until + distance,
    occupied: { from: entry.occupied.from + distance, until: entry.occupied.until + distance },
  };
}
