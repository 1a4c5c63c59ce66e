import { expect, test } from "vitest";
import { findOtherChange, listClientChanges } from "./useClientEdits.ts";

const stored = { firstName: "Ada", lastName: "Park", email: "ada@example.com", phone: "" };

test("listClientChanges sends only the fields that the user has changed", () => {
  const edits = { phone: { typed: "555", before: "" }, lastName: { typed: "Park", before: "Parc" } };
  expect(listClientChanges(edits, stored)).toEqual({ phone: "555" });
  expect(listClientChanges({}, stored)).toEqual({});
});

test("findOtherChange returns the value that another person has saved", () => {
  const edits = { phone: { typed: "555", before: "" } };
  expect(findOtherChange("phone", edits, stored)).toBeNull();
  expect(findOtherChange("phone", edits, { ...stored, phone: "777" })).toBe("777");
  expect(findOtherChange("phone", edits, { ...stored, phone: "555" })).toBeNull();
  expect(findOtherChange("email", edits, { ...stored, email: "other@example.com" })).toBeNull();
});
