import { getSessionStorage } from "../../shared/webStorage.ts";
import { EMPTY_ANSWERS } from "../booking/details/answers.ts";
import {
  createDraft,
  type HeldTime,
  type SavedBookingDraft,
  saveDraft,
} from "../booking/flow/bookingDraft.ts";
import { halfPastTwo, heldPlanKey } from "./testData.ts";

export const typedAnswers = {
  ...EMPTY_ANSWERS,
  firstName: "Margit",
  lastName: "Nagy",
  email: "margit@example.org",
};

/** Stores a draft that holds half past two for five minutes. */
export function saveHeldDraft(draft: Partial<SavedBookingDraft> = {}, hold: Partial<HeldTime> = {}): void {
  saveDraft(getSessionStorage(), {
    ...createDraft(),
    answers: typedAnswers,
    hold: {
      token: "hold-token",
      startsAt: halfPastTwo,
      endsAt: "2026-11-24T20:00:00.000Z",
      until: Date.now() + 300_500,
      staff: ["Amara Osei"],
      service: "service_1",
      people: [["Amara Osei"]],
      visit: heldPlanKey,
      ...hold,
    },
    ...draft,
  });
}
