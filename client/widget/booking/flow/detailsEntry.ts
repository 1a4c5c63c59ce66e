/** The code that the first screen of a calendar does not need, as one chunk. */
export { bookHeld } from "./bookHeld.ts";
export { DetailsStep } from "./DetailsStep.tsx";
export { holdTime } from "./holdTime.ts";
export { toFieldIssues } from "../details/answers.ts";
export { toGuestIssues, resizeGuests } from "../party/guestAnswers.ts";
