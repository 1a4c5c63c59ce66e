/** The code that the first screen of a calendar does not need, as one chunk. */
export { bookHeld } from "./bookHeld.ts";
export { DetailsStep } from "./DetailsStep.tsx";
export { holdTime } from "./holdTime.ts";
export { faultsFrom } from "../details/answers.ts";
export { guestFaultsFrom, guestRows } from "../party/guestAnswers.ts";
