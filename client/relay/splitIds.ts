/** Limit of the graph's `nodes`. */
const MAX_IDS = 100;

/** Splits ids into lists that one query of `nodes` accepts. */
export function splitIds(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, batch) =>
    ids.slice(batch * MAX_IDS, (batch + 1) * MAX_IDS),
  );
}
