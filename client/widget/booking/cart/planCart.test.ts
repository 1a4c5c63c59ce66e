import { expect, test } from "vitest";
import { NO_CHOICE } from "../party/partyAddress.ts";
import { amara, exampleService } from "../../testing/exampleServices.ts";
import { planCart, type CartChoice } from "./planCart.ts";

const talk = exampleService("talk", { guestMode: "ATTEND", maxPerBooking: 3 });
const yoga = exampleService("yoga", {
  guestMode: "SEAT",
  capacity: 12,
  maxPerBooking: 4,
  durationMinutes: 60,
  price: { amount: 1500, currency: "USD" },
  pricePer: "SEAT",
});
const mobility = exampleService("mobility", { guestMode: "OWN_LINE", maxPerBooking: 3 });
const scan = exampleService("scan", { guestMode: "OWN_LINE", durationMinutes: 20 });
const physio = exampleService("physio", {
  guestMode: "OWN_LINE",
  price: { amount: 9500, currency: "USD" },
  paymentRule: "FULL",
});
const plain = exampleService("plain", { durationMinutes: 15 });
const home = exampleService("home", { locationKinds: ["AT_VISITOR"] });
const all = [talk, yoga, mobility, scan, physio, plain, home];

const alone: CartChoice = { staff: null, also: [], guests: null, choices: [] };
const cart = (...slugs: string[]) => slugs.map((service) => ({ service, staff: null, seats: 1 }));

test("planCart makes one line with one seat from one service", () => {
  const plan = planCart(talk, all, { ...alone, staff: "staff_amara" });
  expect(plan.lineInputs).toEqual([{ service: "service_talk", staff: "staff_amara", member: 0, seats: 1 }]);
  expect(plan).toMatchObject({
    guests: null,
    firstGuestWithoutService: null,
    totalMinutes: 30,
    total: null,
    guestLines: [],
  });
});

test("planCart chains services, adds lengths and prices and finds staff by slug", () => {
  const plan = planCart(talk, all, {
    ...alone,
    also: [{ service: "yoga", staff: "amara", seats: 1 }, ...cart("plain", "plain")],
  });
  expect(plan.lines.map(({ service, startOffset }) => [service.slug, startOffset])).toEqual([
    ["talk", 0],
    ["yoga", 30],
    ["plain", 90],
    ["plain", 105],
  ]);
  expect(plan.lines[1]?.staff).toEqual(amara);
  expect(plan).toMatchObject({ totalMinutes: 120, total: { amount: 1500, currency: "USD" } });
});

test("planCart leaves out unknown services and those at the visitor's location", () => {
  const plan = planCart(talk, all, { ...alone, also: cart("gone", "home", "scan") });
  expect(plan.lines.map(({ service }) => service.slug)).toEqual(["talk", "scan"]);
});

test("planCart adds attending guests without a line or a seat", () => {
  const plan = planCart(talk, all, { ...alone, guests: 2 });
  expect(plan.lineInputs).toHaveLength(1);
  expect(plan).toMatchObject({ guests: 2, maxGuests: 2, guestLines: [] });
  expect(plan.lineInputs[0]?.seats).toBe(1);
});

test("planCart adds a paid seat of a class for each guest", () => {
  const plan = planCart(yoga, all, { ...alone, guests: 2 });
  expect(plan.lineInputs).toEqual([{ service: "service_yoga", staff: null, member: 0, seats: 3 }]);
  expect(plan).toMatchObject({ maxGuests: 3, total: { amount: 4500, currency: "USD" } });
});

test("planCart starts a guest's own line with the booker's", () => {
  const plan = planCart(plain, all, {
    ...alone,
    also: cart("mobility"),
    guests: 2,
    choices: [
      { service: "scan", staff: "bruno" },
      { service: "mobility", staff: null },
    ],
  });
  expect(plan.lineInputs.slice(2)).toEqual([
    { service: "service_scan", staff: "staff_bruno", member: 1, seats: 1 },
    { service: "service_mobility", staff: null, member: 2, seats: 1 },
  ]);
  expect(plan.guestLines.map((line) => line?.startOffset)).toEqual([0, 0]);
  expect(plan).toMatchObject({ firstGuestWithoutService: null, totalMinutes: 45, maxGuests: 100 });
});

test("planCart reports the first guest without a valid service as missing", () => {
  const choices = [
    { service: "scan", staff: null },
    { service: "talk", staff: null },
  ];
  const plan = planCart(mobility, all, { ...alone, guests: 3, choices: [...choices, NO_CHOICE] });
  expect(plan.firstGuestWithoutService).toBe(1);
  expect(plan.guestLines.map((line) => line?.service.slug)).toEqual(["scan", undefined, undefined]);
});

test("planCart ignores guests when no service accepts them", () => {
  const plan = planCart(plain, all, { ...alone, guests: 2 });
  expect(plan.guests).toBeNull();
  expect(plan.guestModes.size).toBe(0);
});

test("planCart includes prepaid services in the amount due now", () => {
  const guests = { guests: 1, choices: [{ service: "physio", staff: null }] };
  const plan = planCart(physio, all, { ...alone, also: cart("talk"), ...guests });
  expect(plan.prices.map((price) => price?.amount ?? null)).toEqual([9500, null, 9500]);
  expect(plan).toMatchObject({ total: { amount: 19_000 }, dueNow: { amount: 19_000 }, dueApproved: null });
});

test("planCart returns equal keys only for equal lines", () => {
  const key = planCart(yoga, all, { ...alone, guests: 2 }).key;
  expect(planCart(yoga, [], { ...alone, guests: 2 }).key).toBe(key);
  expect(planCart(yoga, all, { ...alone, guests: 3 }).key).not.toBe(key);
});
