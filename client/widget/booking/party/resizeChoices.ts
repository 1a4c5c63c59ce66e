import { noChoice, type OwnChoice } from "./partyAddress.ts";

export function resizeChoices(choices: readonly OwnChoice[], guests: number): readonly OwnChoice[] {
  return Array.from({ length: guests }, (_, index) => choices[index] ?? noChoice);
}
