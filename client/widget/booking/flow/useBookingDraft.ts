import { randomKey, getSessionStorage } from "../../../shared/webStorage.ts";
import { useCallback, useEffect, useReducer, useRef, type Dispatch } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { applyPrefill } from "../prefill/applyPrefill.ts";
import { type Prefill, readPrefill } from "../prefill/readPrefill.ts";
import { type BookingFlow, initialFlow, type FlowEvent, nextFlow } from "./bookingFlow.ts";
import { removeDraft, createDraft, loadDraft, saveDraft, type SavedBookingDraft } from "./bookingDraft.ts";
import { takeOverHold } from "./handedOverHold.ts";

export interface BookingDraftState {
  readonly flow: BookingFlow;
  readonly dispatch: Dispatch<FlowEvent>;
  readonly visitor: () => string;
  /** Returns the idempotency key. The same input gets the same key. */
  readonly getIdempotencyKey: (input: string) => string;
  readonly clearDraft: () => void;
  /** Forgets only the hold. A visitor who returns unpaid keeps the typed details. */
  readonly clearHold: () => void;
}

/**
 * Keeps this tab's booking draft for one service's calendar in session storage. `planKey` is `CartPlan.key` of the
 * address; a hold for another plan is ignored.
 */
export function useBookingDraft(service: string, planKey: string): BookingDraftState {
  const [flow, dispatch] = useReducer(nextFlow, initialFlow);
  const draft = useRef<SavedBookingDraft | null>(null);
  const { url } = useRouter();
  const initialUrl = useRef(url);
  const getDraft = useCallback(
    () => (draft.current ??= loadPrefilledDraft(readPrefill(initialUrl.current))),
    [],
  );

  const planKeyRef = useRef(planKey);
  useEffect(() => {
    planKeyRef.current = planKey;
  }, [planKey]);
  useEffect(() => {
    const { hold: storedHold, ...storedInput } = getDraft();
    const isLive =
      storedHold !== null &&
      storedHold.service === service &&
      storedHold.visit === planKeyRef.current &&
      storedHold.until > Date.now();
    dispatch({ type: "recalled", ...storedInput, hold: isLive ? storedHold : null });
  }, [getDraft, service]);

  const { answers, guests, filled, formPrefilled, hold } = flow;
  const isRestored = useRef(false);
  useEffect(() => {
    // The empty state of the first render must not overwrite the stored draft.
    if (!isRestored.current) {
      isRestored.current = true;
      return;
    }
    draft.current = { ...getDraft(), answers, guests, filled, formPrefilled, hold };
    saveDraft(getSessionStorage(), draft.current);
  }, [getDraft, answers, guests, filled, formPrefilled, hold]);

  const getIdempotencyKey = useCallback(
    (input: string) => {
      const { attempt } = getDraft();
      if (attempt?.input === input) return attempt.key;
      const key = randomKey();
      draft.current = { ...getDraft(), attempt: { key, input } };
      saveDraft(getSessionStorage(), draft.current);
      return key;
    },
    [getDraft],
  );

  const clearDraft = useCallback(() => {
    draft.current = createDraft();
    removeDraft(getSessionStorage());
  }, []);

  const clearHold = useCallback(() => {
    draft.current = { ...getDraft(), hold: null, attempt: null };
    saveDraft(getSessionStorage(), draft.current);
  }, [getDraft]);

  return { flow, dispatch, visitor: () => getDraft().visitor, getIdempotencyKey, clearDraft, clearHold };
}

function loadPrefilledDraft(prefill: Prefill): SavedBookingDraft {
  takeOverHold(getSessionStorage(), location, Date.now());
  const draft = loadDraft(getSessionStorage());
  const guests = draft.guests.length > 0 ? draft.guests : (prefill.guests?.list ?? []);
  return { ...draft, guests, ...applyPrefill(draft.answers, draft.prefilled, prefill) };
}
