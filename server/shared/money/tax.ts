const WHOLE = 10_000;

/**
 * Returns the tax included in a gross amount, rounded half up.
 * @param basisPoints 888 is 8.88 %
 */
export function includedTax(amountMinor: number, basisPoints: number): number {
  return basisPoints <= 0
    ? 0
    : Math.floor((2 * amountMinor * basisPoints + WHOLE + basisPoints) / (2 * (WHOLE + basisPoints)));
}

/** Converts basis points to percent: 888 is 8.88. */
export function taxPercent(basisPoints: number): number {
  return basisPoints / 100;
}
