import { NODES } from "./nodes.ts";
import { type Things, thing } from "./things.ts";

/** A date on which both tenants offer times and have bookings. */
export const BUSY_DATE = "2026-11-24";

/** Puts a selection of a type where a document may ask it. */
export type Way = (selection: string) => string;

const free = `availability(from: "${BUSY_DATE}", to: "${BUSY_DATE}")`;

/** What is no node, by what leads to it. */
const WAYS: Readonly<Record<string, (things: Things) => Way>> = {
  Query: () => (selection) => selection,
  Business: (t) => (selection) => `business(slug: "${slugOf(t)}") { ${selection} }`,
  // Nothing of these tenants is published, so the public's site shows none of it.
  Site: (t) => (selection) => `preview(id: "${thing(t, "preview")}") { ${selection} }`,
  Availability: (t) => (selection) => wayTo("Service", t)(`${free} { ${selection} }`),
  AvailabilityDay: (t) => (selection) =>
    wayTo("Availability", t)(`day(date: "${BUSY_DATE}") { ${selection} }`),
};

/** How a tenant's own of a type is reached: a type that nobody said it of fails the test that walks to it. */
export function wayTo(type: string, things: Things): Way {
  const known = WAYS[type]?.(things);
  if (known) return known;
  const node = NODES[type];
  if (!node) throw new Error(`say in testing/tenancy/ways.ts how ${type} is reached`);
  return (selection) => `node(id: "${node.id(things)}") { ... on ${type} { ${selection} } }`;
}

const slugOf = (t: Things): string => thing(t, "word").toLowerCase();
