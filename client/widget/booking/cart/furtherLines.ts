import type { LineInput, VisitChoice } from "./planVisit.ts";

/**
 * The lines after the page's own service, as free times are asked for: the further services, then those of the guests
 * who have chosen theirs. Numbered without a gap: who has chosen nothing yet is left out. Null: there are none.
 */
export function furtherLines({ also, choices }: VisitChoice): readonly LineInput[] | null {
  const cart = also.map((line) => ({ ...line, member: 0 }));
  const chosen = choices.filter((choice) => choice.service !== null);
  const own = chosen.map(({ service, staff }, index) => ({
    service: service ?? "",
    staff,
    member: index + 1,
    seats: 1,
  }));
  const lines = [...cart, ...own];
  return lines.length === 0 ? null : lines;
}
