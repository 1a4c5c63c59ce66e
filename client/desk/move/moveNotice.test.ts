import { expect, test } from "vitest";
import { PLAIN_NOTICE, toNoticeInput, toUndoNotice } from "./moveNotice.ts";

test.each([
  [PLAIN_NOTICE, true, {}],
  [{ notifiesClient: true, message: " Sorry! " }, true, { message: "Sorry!" }],
  [{ notifiesClient: true, message: "Sorry!" }, false, {}],
  [{ notifiesClient: true, message: "  " }, true, {}],
  [{ notifiesClient: false, message: "Sorry!" }, true, { notifiesClient: false }],
])("toNoticeInput(%j, %s) sends only what a mail can carry", (notice, hasEmail, input) => {
  expect(toNoticeInput(notice, hasEmail)).toEqual(input);
});

test("an undone move keeps the client uninformed and repeats no message", () => {
  expect(toUndoNotice({ notifiesClient: true, message: "Sorry!" })).toEqual(PLAIN_NOTICE);
  expect(toUndoNotice({ notifiesClient: false, message: "" }).notifiesClient).toBe(false);
});
