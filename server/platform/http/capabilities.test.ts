import { describe, expect, it } from "vitest";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { createAccessKey } from "../../modules/bookings/keys/accessKeys.ts";
import { createHoldToken } from "../../modules/bookings/keys/holdTokens.ts";
import { createOrderKey } from "../../modules/bookings/keys/orderKeys.ts";
import { createSigner } from "../ids/signer.ts";
import { findCapabilities } from "./capabilities.ts";

const signer = createSigner([Buffer.alloc(32, 7)]);
const row = "01890a5d-ac96-774b-bcce-b302099a8057";

describe("findCapabilities", () => {
  it.each([
    [
      "an access key",
      createAccessKey(signer, row, { bookingId: row, role: "BOOKER", member: 0, version: 1 }),
    ],
    ["an order's key", createOrderKey(signer, row, row, 1)],
    ["a hold's token", createHoldToken(signer, row, row)],
  ])("finds %s at any depth", (_name, text) => {
    expect([...findCapabilities({ key: text })]).toEqual([text]);
    expect([...findCapabilities({ input: { keys: [text, "x", text] } })]).toEqual([text]);
  });

  it.each([
    ["a row's id", encodeTypeId("submission", row)],
    ["a UUID", row],
    ["a short text", "Consultation"],
    ["a sentence", "The quick brown Fox jumps over the lazy"],
    ["a long text", toBase64Url(Buffer.alloc(60, 251))],
  ])("ignores %s", (_name, text) => {
    expect(findCapabilities({ text }).size).toBe(0);
  });

  it("returns a limited number per request", () => {
    const many = Array.from({ length: 500 }, (_, i) => toBase64Url(Buffer.alloc(30, i)).replace(/^./, "A"));
    expect(findCapabilities({ many }).size).toBe(20);
    for (const nothing of [null, undefined, 1, "x", []]) expect(findCapabilities(nothing).size).toBe(0);
  });
});
