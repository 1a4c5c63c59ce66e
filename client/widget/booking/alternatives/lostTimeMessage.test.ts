import { expect, it } from "vitest";
import { lostTimeMessage } from "./lostTimeMessage.ts";

it.each([
  ["NO_SEATS", 2, "Total available seats for this slot is only {count}"],
  ["NO_SEATS", null, "Too few places are left at {time}."],
  ["RESERVATION_LIMIT", null, "Too few places are left at {time}."],
  ["STAFF_BUSY", null, "Our team is not free for all of you at {time}."],
  ["RESOURCE_BUSY", null, "We have no room free for all of you at {time}."],
  ["OUTSIDE_HOURS", null, "We cannot see all of you at {time}."],
])("lostTimeMessage explains %s with %s seats left", (reason, seatsLeft, message) => {
  expect(lostTimeMessage({ reason, seatsLeft }, "2:30 PM").message).toBe(message);
});
