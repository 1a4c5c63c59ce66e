const FULL_BASIS_POINTS = 10_000;

/**
 * Returns the tax included in a gross amount, rounded half up.
 * @param basisPoints 888 is 8.88 %
 */
export function calculateIncludedTax(amountMinor: number, basisPoints: number): number {
  return basisPoints <= 0
    ? 0
    : Math.floor(
        (2 * amountMinor * basisPoints + FULL_BASIS_POINTS + basisPoints) /
          (2 * (FULL_BASIS_POINTS + basisPoints)),
      );
}

/** Converts basis points to percent: 888 is 8.88. */
export function toTaxPercent(basisPoints: number): number {
  return basisPoints / 100;
}
