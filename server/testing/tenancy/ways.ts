import { NODES } from "./nodes.ts";
import { type Things, thing } from "./things.ts";

export const BUSY_DATE = "2026-11-24";

export type Way = (selection: string) => string;

const free = `availability(from: "${BUSY_DATE}", to: "${BUSY_DATE}")`;

const WAYS: Readonly<Record<string, (things: Things) => Way>> = {
  Query: () => (selection) => selection,
  Business: (t) => (selection) => `business(slug: "${slugOf(t)}") { ${selection} }`,
  // Nothing is published, so only the preview shows the site.
  Site: (t) => (selection) => `preview(id: "${thing(t, "preview")}") { ${selection} }`,
  Availability: (t) => (selection) => wayTo("Service", t)(`${free} { ${selection} }`),
  AvailabilityDay: (t) => (selection) =>
    wayTo("Availability", t)(`day(date: "${BUSY_DATE}") { ${selection} }`),
};

/** Fails for a type without an entry. */
export function wayTo(type: string, things: Things): Way {
  const known = WAYS[type]?.(things);
  if (known) return known;
  const node = NODES[type];
  if (!node) throw new Error(`say in testing/tenancy/ways.ts how ${type} is reached`);
  return (selection) => `node(id: "${node.id(things)}") { ... on ${type} { ${selection} } }`;
}

const slugOf = (t: Things): string => thing(t, "word").toLowerCase();
