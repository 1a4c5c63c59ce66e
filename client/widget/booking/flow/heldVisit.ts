/**
 * What only those need who go on with a time, in one piece: keeping it, the details, booking. The first screen of a
 * calendar is usable without; `detailsPart` loads it.
 */
export { bookHeld } from "./bookHeld.ts";
export { DetailsStep } from "./DetailsStep.tsx";
export { holdTime } from "./holdTime.ts";
export { faultsFrom } from "../details/answers.ts";
export { guestFaultsFrom, guestRows } from "../party/guestAnswers.ts";
