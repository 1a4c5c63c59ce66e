import { noChoice, type OwnChoice } from "./partyAddress.ts";

/** The choices of so many guests: who is new has chosen nothing, who is too many goes from the end. */
export function resizeChoices(choices: readonly OwnChoice[], guests: number): readonly OwnChoice[] {
  return Array.from({ length: guests }, (_, index) => choices[index] ?? noChoice);
}
