import { expect, test } from "vitest";
import {
  changeChoice,
  type Choice,
  countOutcomes,
  getChoice,
  getOfferEnd,
  getProposedChoice,
  sumRefunds,
  toDecisions,
} from "./choices.ts";
import { createProposal } from "./testProposals.ts";

const SLOT = "2126-11-26T16:00:00.000Z";
const cancel: Choice = { outcome: "CANCEL", hours: 24 };
const reassign: Choice = { outcome: "REASSIGN", hours: 24 };
const HOUR_MS = 3_600_000;
const NOW = Date.parse("2126-11-26T09:00:00.000Z");

test.each([
  [{ staff: "Bruno", slots: [SLOT] }, "REASSIGN"],
  [{ slots: [SLOT] }, "OFFER"],
  [{}, "CANCEL"],
  // A link cannot be sent.
  [{ slots: [SLOT], email: null }, "CANCEL"],
] as const)("proposes for %o: %s", (proposal, outcome) => {
  expect(getProposedChoice(createProposal({ id: "ada", ...proposal })).outcome).toBe(outcome);
});

test("falls back to the proposal when the chosen person is no longer free", () => {
  const choices = { ada: reassign };
  expect(getChoice(createProposal({ id: "ada", staff: "Bruno" }), choices).outcome).toBe("REASSIGN");
  expect(getChoice(createProposal({ id: "ada", slots: [SLOT] }), choices).outcome).toBe("OFFER");
});

test("gives all bookings of a class to another person, or none", () => {
  const ada = createProposal({ id: "ada", staff: "Bruno", capacity: 4 });
  const bo = createProposal({ id: "bo", staff: "Bruno", capacity: 4 });
  const later = createProposal({ id: "cy", staff: "Bruno", capacity: 4, startsAt: SLOT });
  const all = [ada, bo, later];
  const without = changeChoice({}, all, ada, cancel);
  expect(Object.keys(without)).toEqual(["ada", "bo"]);
  const back = changeChoice(without, all, bo, reassign);
  expect(all.map((proposal) => getChoice(proposal, back).outcome)).toEqual([
    "REASSIGN",
    "REASSIGN",
    "REASSIGN",
  ]);
  const offered = changeChoice(without, all, bo, { outcome: "OFFER", hours: 2 });
  expect(offered).toMatchObject({ ada: cancel, bo: { outcome: "OFFER", hours: 2 } });
});

test("ends an offer at the appointment, but leaves the client ten minutes", () => {
  const at = (startsAt: number, hours: number) =>
    (getOfferEnd(new Date(NOW + startsAt).toISOString(), hours, NOW) - NOW) / 60_000;
  expect(at(100 * HOUR_MS, 2)).toBe(121);
  expect(at(HOUR_MS, 24)).toBe(60);
  expect(at(0, 24)).toBe(11);
});

test("sends each decision as the graph expects it", () => {
  const proposals = [
    createProposal({ id: "ada", staff: "Bruno" }),
    createProposal({ id: "bo", slots: [SLOT] }),
    createProposal({ id: "cy", slots: [SLOT] }),
    createProposal({ id: "di" }),
  ];
  expect(toDecisions(proposals, { cy: { outcome: "OFFER", hours: 6 } }, " Sorry ", NOW)).toEqual([
    { booking: "ada", choice: { reassign: { staff: "staff-Bruno" } } },
    { booking: "bo", choice: { offer: { until: null } } },
    { booking: "cy", choice: { offer: { until: "2126-11-26T15:01:00.000Z" } } },
    { booking: "di", choice: { cancel: { note: "Sorry" } } },
  ]);
});

test("sums refunds of cancellations, unless payments may not be read", () => {
  const paid = createProposal({ id: "ada", refund: 4000 });
  const kept = createProposal({ id: "bo", staff: "Bruno", refund: 2500 });
  expect(sumRefunds([paid, kept], {})).toBe(4000);
  expect(sumRefunds([paid, kept], { bo: cancel })).toBe(6500);
  expect(sumRefunds([paid, createProposal({ id: "cy", refund: null })], {})).toBeNull();
});

test("counts outcomes", () => {
  expect(countOutcomes(["CANCEL", "OFFER", "CANCEL"])).toEqual({ REASSIGN: 0, OFFER: 1, CANCEL: 2 });
});
