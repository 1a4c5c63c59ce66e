import { NO_CHOICE, type GuestChoice } from "./partyAddress.ts";

export function resizeChoices(choices: readonly GuestChoice[], guests: number): readonly GuestChoice[] {
  return Array.from({ length: guests }, (_, index) => choices[index] ?? NO_CHOICE);
}
