import type { LineInput, CartChoice } from "./planCart.ts";

/**
 * Returns the lines after the page's own service for an availability query, or null. Guests without a chosen service
 * are skipped, so member numbers have no gaps.
 */
export function getFurtherLines({ also, choices }: CartChoice): readonly LineInput[] | null {
  const cart = also.map((line) => ({ ...line, member: 0 }));
  const chosen = choices.filter((choice) => choice.service !== null);
  const guestLines = chosen.map(({ service, staff }, index) => ({
    service: service ?? "",
    staff,
    member: index + 1,
    seats: 1,
  }));
  const lines = [...cart, ...guestLines];
  return lines.length === 0 ? null : lines;
}
