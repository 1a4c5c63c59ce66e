import { expect, test } from "vitest";
import { clearDrafts } from "./clearDrafts.ts";

test("the drafts of the desk are forgotten, and nothing else", () => {
  sessionStorage.setItem("daybook.desk.text new contact_1", "Calls ahead");
  sessionStorage.setItem("daybook.desk.newBooking", "{}");
  sessionStorage.setItem("daybook.booking", "kept");
  localStorage.setItem("daybook.desk.board", "kept");
  clearDrafts();
  expect({ ...sessionStorage }).toEqual({ "daybook.booking": "kept" });
  expect(localStorage.getItem("daybook.desk.board")).toBe("kept");
});
