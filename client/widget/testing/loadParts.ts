import {
  bookedPart,
  cartPart,
  detailsPart,
  partyPart,
  searchesPart,
  seriesPart,
} from "../booking/flow/parts.ts";

/** For tests of what stands in a calendar's parts: by then they have come, as they have for a visitor who took a moment. */
export async function loadParts(): Promise<void> {
  await Promise.all(
    [bookedPart, cartPart, detailsPart, partyPart, searchesPart, seriesPart].map((part) => part.load()),
  );
}
