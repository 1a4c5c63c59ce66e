import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/**
 * Explains why a date of a series has no time. `refusal` is null when the clock skips the time or no reason is known.
 */
export function getRefusalMessage(refusal: string | null): MessageDescriptor {
  switch (refusal) {
    case "NO_STAFF":
    case "STAFF_BUSY":
      return msg`Nobody is available`;
    case "RESOURCE_BUSY":
      return msg`No room is available`;
    case "OUTSIDE_HOURS":
      return msg`Outside our hours`;
    case "DAY_LIMIT":
      return msg`Fully booked that day`;
    case "IN_THE_PAST":
      return msg`In the past`;
    case "TOO_SOON":
      return msg`Too soon to book`;
    case "BEYOND_HORIZON":
      return msg`Not open for booking yet`;
    case "NO_SEATS":
      return msg`No seats left`;
    default:
      return msg`No free time`;
  }
}
