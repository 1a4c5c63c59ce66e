import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { VisitPlan } from "./planVisit.ts";
import { useTerms } from "./useTerms.ts";

/**
 * Returns a function that formats the numbers of services and guests: `2 services`, `2 guests`. A single service is
 * left out.
 */
export function useCountWords(): (plan: VisitPlan) => readonly string[] {
  const { t } = useLingui();
  return ({ lines, guests }) => {
    const services = lines.length;
    return [
      services === 1 ? null : t`${plural(services, { one: "# service", other: "# services" })}`,
      guests === null || guests === 0 ? null : t`${plural(guests, { one: "# guest", other: "# guests" })}`,
    ].filter((words) => words !== null);
  };
}

/** Returns a function that formats a cart in one line: `2 services · 2 guests · 45 min · $90.00`. */
export function useVisitWords(): (plan: VisitPlan, locale: string) => string {
  const count = useCountWords();
  const terms = useTerms();
  return (plan, locale) => [...count(plan), terms(plan.minutes, plan.total, locale)].join(" · ");
}
