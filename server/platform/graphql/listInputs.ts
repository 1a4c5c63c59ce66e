import { builder } from "./builder.ts";

export const OrderDirectionEnum = builder.enumType("OrderDirection", {
  description: "The direction of an order.",
  values: {
    ASC: { description: "Ascending: earliest first, or from A to Z." },
    DESC: { description: "Descending: latest first, or from Z to A." },
  } as const,
});

export const DateRangeInput = builder.inputType("DateRangeInput", {
  description: "Dates in the business's time zone, both included.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "First date. Null for no bound." }),
    to: t.field({ type: "Date", description: "Last date. Null for no bound." }),
  }),
});

export const InstantRangeInput = builder.inputType("InstantRangeInput", {
  description: "A range that includes its first instant and excludes its last.",
  fields: (t) => ({
    since: t.field({ type: "DateTime", description: "Start of the range, inclusive. Null for no bound." }),
    until: t.field({ type: "DateTime", description: "End of the range, exclusive. Null for no bound." }),
  }),
});

/** Epoch milliseconds. */
export interface InstantRangeArgs {
  readonly since?: number | null | undefined;
  readonly until?: number | null | undefined;
}

export function toInstantWhere({ since, until }: InstantRangeArgs) {
  return {
    ...(since != null && { gte: new Date(since) }),
    ...(until != null && { lt: new Date(until) }),
  };
}
