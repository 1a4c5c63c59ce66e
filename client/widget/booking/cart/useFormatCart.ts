import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CartPlan } from "./planCart.ts";
import { useFormatTerms } from "./useFormatTerms.ts";

/**
 * Returns a function that formats the numbers of services and guests: `2 services`, `2 guests`. A single service is
 * left out.
 */
export function useFormatCounts(): (plan: CartPlan) => readonly string[] {
  const { t } = useLingui();
  return ({ lines, guests }) => {
    const services = lines.length;
    return [
      services === 1 ? null : t`${plural(services, { one: "# service", other: "# services" })}`,
      guests === null || guests === 0 ? null : t`${plural(guests, { one: "# guest", other: "# guests" })}`,
    ].filter((label) => label !== null);
  };
}

/** Returns a function that formats a cart in one line: `2 services · 2 guests · 45 min · $90.00`. */
export function useFormatCart(): (plan: CartPlan, locale: string) => string {
  const formatCounts = useFormatCounts();
  const formatTerms = useFormatTerms();
  return (plan, locale) =>
    [...formatCounts(plan), formatTerms(plan.totalMinutes, plan.total, locale)].join(" · ");
}
