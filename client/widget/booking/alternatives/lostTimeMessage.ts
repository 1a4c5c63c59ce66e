import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LostTime } from "./useFittingTime.ts";

export function lostTimeMessage(
  { reason, seatsLeft }: Pick<LostTime, "reason" | "seatsLeft">,
  time: string,
): MessageDescriptor {
  if (reason === "NO_SEATS" && seatsLeft !== null && seatsLeft > 0) {
    const count = seatsLeft;
    return msg`Total available seats for this slot is only ${count}`;
  }
  switch (reason) {
    case "NO_SEATS":
    case "RESERVATION_LIMIT":
      return msg`Too few places are left at ${time}.`;
    case "STAFF_BUSY":
    case "NO_STAFF":
      return msg`Our team is not free for all of you at ${time}.`;
    case "RESOURCE_BUSY":
      return msg`We have no room free for all of you at ${time}.`;
    default:
      return msg`We cannot see all of you at ${time}.`;
  }
}
