import { expect, it } from "vitest";
import { normaliseRecipient } from "./recipientAddress.ts";

it.each([
  ["Ada@Example.com", "ada@example.com"],
  [" ada@example.com ", "ada@example.com"],
  ["ada+1@example.com", "ada@example.com"],
  ["ada+1+2@example.com", "ada@example.com"],
  ["a.da@example.com", "a.da@example.com"],
  ["a.d.a@gmail.com", "ada@gmail.com"],
  ["a.da+x@googlemail.com", "ada@gmail.com"],
  ["+ada@example.com", "+ada@example.com"],
  ["ada@exa+mple.com", "ada@exa+mple.com"],
  ["no address", "no address"],
])("normaliseRecipient maps %s to %s", (email, expected) => {
  expect(normaliseRecipient(email)).toBe(expected);
});
