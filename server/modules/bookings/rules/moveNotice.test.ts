import { describe, expect, it } from "vitest";
import { MOVE_MESSAGE_MAX, readMoveNotice } from "./moveNotice.ts";

const rejected = (path: string, code: string) => ({
  code: "INVALID_INPUT",
  issues: [expect.objectContaining({ path: [path], code })],
});

describe("readMoveNotice", () => {
  it("notifies the client without a message by default", () => {
    for (const isBusiness of [true, false])
      for (const input of [{}, { notifiesClient: null, message: null }, { message: " \n" }])
        expect(readMoveNotice(input, isBusiness)).toEqual({ notifiesClient: true, message: "" });
  });

  it("trims the message of the business and keeps its lines", () => {
    expect(readMoveNotice({ message: " Sorry!\r\nSee you. " }, true)).toEqual({
      notifiesClient: true,
      message: "Sorry!\nSee you.",
    });
  });

  it("lets only the business decide about the mail", () => {
    expect(readMoveNotice({ notifiesClient: false }, true)).toEqual({ notifiesClient: false, message: "" });
    expect(readMoveNotice({ notifiesClient: false }, false)).toMatchObject(
      rejected("notifiesClient", "INVALID"),
    );
    expect(readMoveNotice({ message: "Hello" }, false)).toMatchObject(rejected("message", "INVALID"));
  });

  it("rejects a message that no mail would carry", () => {
    expect(readMoveNotice({ notifiesClient: false, message: "Hello" }, true)).toMatchObject(
      rejected("message", "INVALID"),
    );
  });

  it("rejects long messages and control characters", () => {
    const longest = "x".repeat(MOVE_MESSAGE_MAX);
    expect(readMoveNotice({ message: longest }, true)).toMatchObject({ message: longest });
    expect(readMoveNotice({ message: `${longest}x` }, true)).toMatchObject(rejected("message", "TOO_LONG"));
    expect(readMoveNotice({ message: "a\u202eb" }, true)).toMatchObject(
      rejected("message", "CONTROL_CHARACTERS"),
    );
  });
});
