import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { OutcomeCounts } from "./choices.ts";

/** Returns a function that writes `12 appointments: 9 given to others, 2 offered other times, 1 cancelled`. */
export function useSummary(): (counts: OutcomeCounts) => string {
  const { t } = useLingui();
  return ({ REASSIGN, OFFER, CANCEL }) => {
    const total = REASSIGN + OFFER + CANCEL;
    const all = t`${plural(total, { one: "# appointment:", other: "# appointments:" })}`;
    const parts = [
      REASSIGN > 0 &&
        t`${plural(REASSIGN, { one: "# given to another person", other: "# given to others" })}`,
      OFFER > 0 && t`${plural(OFFER, { one: "# offered other times", other: "# offered other times" })}`,
      CANCEL > 0 && t`${plural(CANCEL, { one: "# cancelled", other: "# cancelled" })}`,
    ].filter((part) => part !== false);
    return `${all} ${parts.join(", ")}`;
  };
}
