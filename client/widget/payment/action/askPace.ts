/** Seconds between two questions about a payment: soon at first, as long as somebody may have just paid. */
const pace = [2, 2, 3, 4, 6, 8, 10] as const;

/** Further apart it does not get. */
const slowest = 15;

/** After so many questions (about a quarter of an hour) we stop; whoever comes back to the page is asked for anew. */
const most = 64;

/** Milliseconds to wait before the next question, `asked` were put so far; null: no more. */
export function waitBeforeAsking(asked: number): number | null {
  return asked >= most ? null : (pace[asked] ?? slowest) * 1000;
}
