import { expect, test } from "vitest";
import { getOrderMessages } from "./orderMessages.ts";

const now = { isJustBooked: false, isOver: false };

test.each([
  [
    ["SCHEDULED", "SCHEDULED"],
    { isJustBooked: true, isOver: false },
    "success",
    "Thank you, your appointments are scheduled",
  ],
  [["SCHEDULED", "CANCELLED"], now, "success", "Scheduled"],
  [["SCHEDULED"], { isJustBooked: false, isOver: true }, "info", "These appointments are over"],
  [["REQUESTED", "REQUESTED"], { isJustBooked: true, isOver: false }, "info", "Appointment Requested"],
  [
    ["REQUESTED", "SCHEDULED"],
    { isJustBooked: true, isOver: false },
    "success",
    "Thank you, your appointments are held for you",
  ],
  [["REQUESTED", "SCHEDULED"], now, "info", "Scheduled in part"],
  [["AWAITING_PAYMENT", "SCHEDULED"], now, "warning", "Waiting for payment"],
  [["CANCELLED", "CANCELLED"], now, "warning", "Cancelled"],
  [["DECLINED", "CANCELLED"], now, "warning", "We could not accept this request"],
  [["COMPLETED", "NO_SHOW"], now, "info", "These appointments are over"],
] as const)("%j", (statuses, when, kind, title) => {
  const messages = getOrderMessages(statuses, when);
  expect([messages.kind, messages.title.message]).toEqual([kind, title]);
});
