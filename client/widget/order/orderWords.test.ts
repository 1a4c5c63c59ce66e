import { expect, test } from "vitest";
import { orderWords } from "./orderWords.ts";

const now = { isNew: false, isOver: false };

test.each([
  [
    ["SCHEDULED", "SCHEDULED"],
    { isNew: true, isOver: false },
    "success",
    "Thank you, your appointments are scheduled",
  ],
  [["SCHEDULED", "CANCELLED"], now, "success", "Scheduled"],
  [["SCHEDULED"], { isNew: false, isOver: true }, "info", "These appointments are over"],
  [["REQUESTED", "REQUESTED"], { isNew: true, isOver: false }, "info", "Appointment Requested"],
  [
    ["REQUESTED", "SCHEDULED"],
    { isNew: true, isOver: false },
    "success",
    "Thank you, your appointments are held for you",
  ],
  [["REQUESTED", "SCHEDULED"], now, "info", "Scheduled in part"],
  [["AWAITING_PAYMENT", "SCHEDULED"], now, "warning", "Waiting for payment"],
  [["CANCELLED", "CANCELLED"], now, "warning", "Cancelled"],
  [["DECLINED", "CANCELLED"], now, "warning", "We could not accept this request"],
  [["COMPLETED", "NO_SHOW"], now, "info", "These appointments are over"],
] as const)("%j", (statuses, when, kind, title) => {
  const words = orderWords(statuses, when);
  expect([words.kind, words.title.message]).toEqual([kind, title]);
});
