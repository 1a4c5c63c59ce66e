import { expect, test } from "vitest";
import { getOrderMessages } from "./orderMessages.ts";

const now = { isJustBooked: false, isOver: false };

test.each([
  [
    ["CONFIRMED", "CONFIRMED"],
    { isJustBooked: true, isOver: false },
    "success",
    "Thank you, your appointments are scheduled",
  ],
  [["CONFIRMED", "CANCELLED"], now, "success", "Scheduled"],
  [["CONFIRMED"], { isJustBooked: false, isOver: true }, "info", "These appointments are over"],
  [["REQUESTED", "REQUESTED"], { isJustBooked: true, isOver: false }, "info", "Appointment Requested"],
  [
    ["REQUESTED", "CONFIRMED"],
    { isJustBooked: true, isOver: false },
    "success",
    "Thank you, your appointments are held for you",
  ],
  [["REQUESTED", "CONFIRMED"], now, "info", "Scheduled in part"],
  [["AWAITING_PAYMENT", "CONFIRMED"], now, "warning", "Waiting for payment"],
  [["CANCELLED", "CANCELLED"], now, "warning", "Cancelled"],
  [["DECLINED", "CANCELLED"], now, "warning", "We could not accept this request"],
  [["COMPLETED", "NO_SHOW"], now, "info", "These appointments are over"],
] as const)("%j", (statuses, when, kind, title) => {
  const messages = getOrderMessages(statuses, when);
  expect([messages.kind, messages.title.message]).toEqual([kind, title]);
});
