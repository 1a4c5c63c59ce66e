import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { getActionFailureMessage } from "../bookings/actions/actionFailure.ts";
import type { RangeIssue } from "./absenceAddress.ts";
import type { PlanFailure } from "./useAbsencePlan.ts";
import type { DecideFailure } from "./useDecideAbsence.ts";

export function getRangeIssueMessage(code: RangeIssue["code"]): MessageDescriptor {
  switch (code) {
    case "REQUIRED":
      return msg`This field is required.`;
    case "SKIPPED":
      return msg`The clock skips this time on this date.`;
    case "ORDER":
      return msg`The end must be after the start.`;
    case "PAST":
      return msg`The end must be in the future.`;
    case "LONG":
      return msg`An absence lasts at most 400 days.`;
  }
}

export function getPlanFailureMessage(failure: PlanFailure): MessageDescriptor {
  switch (failure) {
    case "tooMany":
      return msg`More than 200 appointments are in the way. Please choose a shorter time.`;
    case "unknownStaff":
      return msg`There is no such person.`;
    case "other":
      return msg`The appointments could not be loaded.`;
  }
}

/** Nothing was changed by any of these failures. */
export function getDecideFailureMessage(failure: DecideFailure): MessageDescriptor {
  switch (failure.code) {
    case "ABSENCE_CHANGED":
      return msg`Nothing was done, because appointments have changed in the meantime.`;
    case "DECISION_MISSING":
      return msg`Nothing was done, because new appointments are in the way.`;
    case "SUBSTITUTE_BUSY":
      return msg`Nothing was done, because a person is no longer free.`;
    case "INVALID_INPUT":
      return getInputMessage(failure.issues ?? []);
    default:
      return getActionFailureMessage(failure);
  }
}

function getInputMessage(issues: NonNullable<DecideFailure["issues"]>): MessageDescriptor {
  if (issues.some(({ code }) => code === "TOO_LONG")) return msg`This text is too long.`;
  if (issues.some(({ path }) => path[0] === "until" || path[0] === "since"))
    return msg`The end must be in the future.`;
  return msg`Nothing was done, because a choice is not possible. Please check the marked appointments.`;
}

/** Returns the places of the decisions that are not possible. */
export function listRejectedDecisions(failure: DecideFailure): readonly number[] {
  return (failure.issues ?? []).flatMap(({ path }) => (path[0] === "decisions" ? [Number(path[1])] : []));
}
