import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { mockServiceResolvers } from "./testData.ts";

const people = [
  { id: "staff_amara", slug: "amara", name: "Amara Osei", picture: null },
  { id: "staff_bruno", slug: "bruno", name: "Bruno Almeida", picture: null },
];

function service(slug: string, name: string, changes: Record<string, unknown>) {
  return {
    id: `service_${slug}`,
    slug,
    name,
    picture: null,
    durationMinutes: 30,
    capacity: 1,
    maxPerBooking: null,
    price: null,
    pricePer: "LINE",
    payment: { share: "NONE", depositAmount: null, depositPercent: null },
    guestMode: "NONE",
    mode: "INSTANT",
    assignment: "CHOSEN",
    locationKinds: ["AT_PROVIDER"],
    askPhone: "OPTIONAL",
    askDateOfBirth: "NO",
    consentText: null,
    staff: people,
    ...changes,
  };
}

export const exampleCartServices = {
  consultation: service("consultation", "Consultation", { guestMode: "ATTEND" }),
  call: service("intro-call", "Intro call", { durationMinutes: 15, askPhone: "REQUIRED" }),
  yoga: service("yoga-class", "Yoga class", {
    guestMode: "SEAT",
    capacity: 12,
    maxPerBooking: 4,
    durationMinutes: 75,
    price: { amount: 1800, currency: "USD" },
    pricePer: "SEAT",
    assignment: "ANY",
  }),
  mobility: service("mobility", "Mobility check", { guestMode: "OWN_LINE", maxPerBooking: 3 }),
  scan: service("body-scan", "Body scan", { guestMode: "OWN_LINE", durationMinutes: 20 }),
  physio: service("physio", "Physiotherapy", {
    price: { amount: 9500, currency: "USD" },
    payment: { share: "FULL", depositAmount: null, depositPercent: null },
    guestMode: "OWN_LINE",
  }),
  home: service("home-visit", "Home visit", { locationKinds: ["AT_VISITOR"], mode: "REQUEST" }),
} as const;

export function mockCartResolvers(
  own: keyof typeof exampleCartServices,
  changes: Record<string, unknown> = {},
): MockResolvers {
  const all = Object.values({ ...exampleCartServices, [own]: { ...exampleCartServices[own], ...changes } });
  let next = 0;
  return {
    ...mockServiceResolvers({}, { business: { services: { edges: all.map(() => ({})) } } }),
    // Services of a list in their order. Any other service is the page's own.
    Service: ({ path }) =>
      path?.includes("edges")
        ? all[next++ % all.length]
        : all.find(({ id }) => id === exampleCartServices[own].id),
  };
}
