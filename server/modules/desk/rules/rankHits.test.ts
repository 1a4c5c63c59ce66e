import { expect, it } from "vitest";
import { rankHits } from "./rankHits.ts";

const bookings = [
  { id: "reference", rank: 0, isUpcoming: false },
  { id: "soon", rank: 1, isUpcoming: true },
  { id: "over", rank: 1, isUpcoming: false },
  { id: "by e-mail", rank: 2, isUpcoming: true },
] as const;
const contacts = [
  { id: "named", rank: 1 },
  { id: "other", rank: 2 },
] as const;

it("rankHits orders by rank, upcoming bookings, contacts and other bookings", () => {
  const ids = rankHits(bookings, contacts, 10).map(({ id }) => id);
  expect(ids).toEqual(["reference", "soon", "named", "over", "by e-mail", "other"]);
});

it("rankHits returns at most the limit", () => {
  expect(rankHits(bookings, contacts, 3)).toEqual([
    { kind: "BOOKING", id: "reference" },
    { kind: "BOOKING", id: "soon" },
    { kind: "CONTACT", id: "named" },
  ]);
  expect(rankHits([], [], 3)).toEqual([]);
});
