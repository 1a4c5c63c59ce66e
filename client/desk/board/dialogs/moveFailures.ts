import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BookingOverride } from "../../../__generated__/useBoardMovesMutation.graphql.ts";
import { getReasonMessage } from "../boardMessages.ts";
import type { MoveRefusal } from "../rules/movePreview.ts";

const overrides: Readonly<Record<string, BookingOverride>> = {
  PAST: "PAST",
  CLOSED: "OUTSIDE_HOURS",
  IN_THE_PAST: "PAST",
  TOO_SOON: "NO_NOTICE",
  BEYOND_HORIZON: "BEYOND_HORIZON",
  OUTSIDE_HOURS: "OUTSIDE_HOURS",
  DATE_OVERRIDE: "OUTSIDE_HOURS",
  HOLIDAY: "OUTSIDE_HOURS",
  OFF_INTERVAL: "OUTSIDE_HOURS",
  DAY_LIMIT: "DAY_LIMIT",
};

/** Returns the override that lifts a refusal of the board or of the server. Null if none does. */
export function getOverride(reason: string): BookingOverride | null {
  return overrides[reason] ?? null;
}

const reasonsOfRefusals: Readonly<Record<MoveRefusal, string>> = {
  PAST: "IN_THE_PAST",
  CLOSED: "OUTSIDE_HOURS",
  BOOKED: "BOOKED",
  BLOCKED: "BLOCKED",
  HELD: "HELD",
  EXTERNAL: "BUSY_ELSEWHERE",
  NOT_OFFERED: "STAFF_NOT_OFFERED",
};

export const toReason = (refusal: MoveRefusal): string => reasonsOfRefusals[refusal];

export function getFailureMessage(reason: string): MessageDescriptor {
  switch (reason) {
    case "CONNECTION":
      return msg`The connection was lost. Nothing is changed twice if you try again.`;
    case "UNKNOWN":
      return msg`Something went wrong on our side.`;
    case "STATUS_CONFLICT":
      return msg`This appointment can no longer be changed.`;
    case "BOOKING_NOT_FOUND":
      return msg`This appointment no longer exists.`;
    case "PAST_CUTOFF":
      return msg`It is too late to move this appointment.`;
    default:
      return getReasonMessage(reason);
  }
}
