import { expect, test } from "vitest";
import { groupSlots } from "./groupSlots.ts";
import { comparePlans, mergeChanges, noChanges, type Plan, type Proposal } from "./plan.ts";
import { createProposal } from "./testProposals.ts";

const toPlan = (bookings: readonly Proposal[]): Plan => ({
  plannedAt: "2126-11-26T09:00:00.000Z",
  isComplete: true,
  bookings: [...bookings],
});
const ada = createProposal({ id: "ada", staff: "Bruno" });
const bo = createProposal({ id: "bo" });

test("marks what is new or changed, and lists what is gone", () => {
  const before = toPlan([ada, bo]);
  const after = toPlan([createProposal({ id: "ada" }), createProposal({ id: "cy" })]);
  const { marks, gone } = comparePlans(before, after);
  expect([...marks]).toEqual([
    ["ada", "changed"],
    ["cy", "new"],
  ]);
  expect(gone).toEqual([bo]);
});

test("ignores other free times", () => {
  const slots = ["2126-11-26T16:00:00.000Z"];
  const { marks, gone } = comparePlans(toPlan([bo]), toPlan([createProposal({ id: "bo", slots })]));
  expect([marks.size, gone.length]).toEqual([0, 0]);
});

test("keeps changes until they are no longer true", () => {
  const empty = toPlan([]);
  const first = mergeChanges(noChanges, comparePlans(toPlan([ada]), empty), empty);
  expect(first.gone).toEqual([ada]);
  const back = mergeChanges(first, comparePlans(empty, toPlan([ada])), toPlan([ada]));
  expect([back.gone, [...back.marks]]).toEqual([[], [["ada", "new"]]]);
});

test("groups slots by date of the business's zone and person", () => {
  const slots = [
    "2126-11-26T16:00:00Z",
    "2126-11-26T17:00:00Z",
    "2126-11-27T03:00:00Z",
    "2126-11-27T16:00:00Z",
  ];
  const groups = groupSlots(createProposal({ id: "ada", slots }).slots, "America/New_York");
  expect(groups.map(({ date, starts }) => [date, starts.length])).toEqual([
    ["2126-11-26", 3],
    ["2126-11-27", 1],
  ]);
});
