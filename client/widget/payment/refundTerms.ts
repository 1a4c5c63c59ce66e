/** What a service says of giving money back to a visitor who cancels. */
export interface RefundTerms {
  /** How much of what was paid, 0 to 100. */
  readonly refundPercent: number;
  /** Until so many minutes before the start; 0: until it begins. */
  readonly refundCutoffMinutes: number;
}

/** The same terms of several services. */
export interface SharedTerms extends RefundTerms {
  /** Their names; none where they are everybody's. */
  readonly services: readonly string[];
}

/** The terms of all these services, each said once. */
export function sharedTerms(
  services: readonly (RefundTerms & { readonly name: string })[],
): readonly SharedTerms[] {
  const groups = new Map<string, SharedTerms>();
  for (const { name, refundPercent, refundCutoffMinutes } of services) {
    // Where nothing goes back it does not matter until when.
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
