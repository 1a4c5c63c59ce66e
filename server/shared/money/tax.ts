/** A hundred percent in basis points. */
const WHOLE = 10_000;

/**
 * The tax that an amount includes, rounded half up. Prices are said with their tax, so that nothing is added to them.
 *
 * @param basisPoints the rate in hundredths of a percent: 888 is 8.88 %
 */
export function includedTax(amountMinor: number, basisPoints: number): number {
  return basisPoints <= 0
    ? 0
    : Math.floor((2 * amountMinor * basisPoints + WHOLE + basisPoints) / (2 * (WHOLE + basisPoints)));
}

/** A rate as people read it: 888 is 8.88. */
export function taxPercent(basisPoints: number): number {
  return basisPoints / 100;
}
