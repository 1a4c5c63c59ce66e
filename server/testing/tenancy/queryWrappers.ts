import { NODES } from "./nodes.ts";
import { type TenantValues, getTenantValue } from "./tenantValues.ts";

export const BUSY_DATE = "2026-11-24";

export type WrapQuery = (selection: string) => string;

const free = `availability(input: { from: "${BUSY_DATE}", to: "${BUSY_DATE}" })`;

const QUERY_WRAPPERS: Readonly<Record<string, (things: TenantValues) => WrapQuery>> = {
  Query: () => (selection) => selection,
  Platform: () => (selection) => `platform { ${selection} }`,
  Business: (t) => (selection) => `business(id: "${getSlug(t)}") { ${selection} }`,
  // Nothing is published, so only the preview shows the site.
  Site: (t) => (selection) => `preview(id: "${getTenantValue(t, "preview")}") { ${selection} }`,
  VisitorBooking: (t) => (selection) =>
    `visitorBooking(accessKey: "${getTenantValue(t, "firstKey")}") { ... on VisitorBooking { ${selection} } }`,
  ServiceRules: (t) => (selection) => findQueryWrapper("Service", t)(`rules { ${selection} }`),
  Availability: (t) => (selection) => findQueryWrapper("Service", t)(`${free} { ${selection} }`),
  AvailabilityDay: (t) => (selection) =>
    findQueryWrapper("Availability", t)(`day(date: "${BUSY_DATE}") { ${selection} }`),
};

/** Fails for a type without an entry. */
export function findQueryWrapper(type: string, things: TenantValues): WrapQuery {
  const known = QUERY_WRAPPERS[type]?.(things);
  if (known) return known;
  const node = NODES[type];
  if (!node) throw new Error(`say in testing/tenancy/queryWrappers.ts how ${type} is reached`);
  return (selection) => `node(id: "${node.id(things)}") { ... on ${type} { ${selection} } }`;
}

const getSlug = (t: TenantValues): string => getTenantValue(t, "word").toLowerCase();
