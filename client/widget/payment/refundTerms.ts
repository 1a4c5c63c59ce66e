export interface RefundTerms {
  /** Share of the payment, 0 to 100. */
  readonly refundPercent: number;
  /** Minutes before the start. 0 until it starts. */
  readonly refundCutoffMinutes: number;
}

export interface RefundTermsGroup extends RefundTerms {
  /** Empty if the terms apply to all services. */
  readonly services: readonly string[];
}

export function groupRefundTerms(
  services: readonly (RefundTerms & { readonly name: string })[],
): readonly RefundTermsGroup[] {
  const groups = new Map<string, RefundTermsGroup>();
  for (const { name, refundPercent, refundCutoffMinutes } of services) {
    const cutoff = refundPercent === 0 ? 0 : refundCutoffMinutes;
    const key = `${refundPercent} ${cutoff}`;
    const known = groups.get(key)?.services ?? [];
    groups.set(key, {
      refundPercent,
      refundCutoffMinutes: cutoff,
      services: known.includes(name) ? known : [...known, name],
    });
  }
  const all = [...groups.values()];
  return all.length === 1 ? all.map((terms) => ({ ...terms, services: [] })) : all;
}
