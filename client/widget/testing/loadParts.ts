import {
  bookedPart,
  cartPart,
  detailsPart,
  partyPart,
  searchesPart,
  seriesPart,
} from "../booking/flow/parts.ts";

export async function loadParts(): Promise<void> {
  await Promise.all(
    [bookedPart, cartPart, detailsPart, partyPart, searchesPart, seriesPart].map((part) => part.load()),
  );
}
