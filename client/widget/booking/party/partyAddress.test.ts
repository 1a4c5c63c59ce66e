import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_CHOICE, readChoices, readGuestCount, writeChoices } from "./partyAddress.ts";

test.each([
  [null, null],
  ["0", 0],
  ["2", 2],
  ["100", 100],
  ["101", null],
  ["-1", null],
  ["two", null],
  ["ada@example.org,bo@example.org", 2],
  ["ada@example.org,", null],
])("readGuestCount reads guests=%s as %s", (text, count) => {
  expect(readGuestCount(text)).toBe(count);
});

test("readChoices reads back one choice per guest", () => {
  const choice = fc.oneof(
    fc.constant(NO_CHOICE),
    fc.record({
      service: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/),
      staff: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/)),
    }),
  );
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 100 }), (choices) => {
      expect(readChoices(writeChoices(choices), choices.length)).toEqual(choices);
    }),
  );
  expect(readChoices("mobility.bruno", 3)).toEqual([
    { service: "mobility", staff: "bruno" },
    NO_CHOICE,
    NO_CHOICE,
  ]);
  expect(readChoices("mobility,body-scan", 1)).toEqual([{ service: "mobility", staff: null }]);
  expect(readChoices("<b>,a b", 2)).toEqual([NO_CHOICE, NO_CHOICE]);
});
