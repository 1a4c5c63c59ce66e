import { useCallback, useEffect, useReducer, useRef, type Dispatch } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { applyPrefill } from "../prefill/applyPrefill.ts";
import { type Prefill, readPrefill } from "../prefill/readPrefill.ts";
import { type BookingFlow, flowStart, type FlowEvent, nextFlow } from "./bookingFlow.ts";
import {
  forgetVisit,
  newVisit,
  randomKey,
  recallVisit,
  rememberVisit,
  sessionStore,
  type Visit,
} from "./visitMemory.ts";

export interface VisitState {
  readonly flow: BookingFlow;
  readonly dispatch: Dispatch<FlowEvent>;
  readonly visitor: () => string;
  /** Returns the idempotency key. The same input gets the same key. */
  readonly keyFor: (input: string) => string;
  readonly finish: () => void;
  /** Forgets only the hold. A visitor who returns unpaid keeps the typed details. */
  readonly setAside: () => void;
}

/**
 * Keeps this tab's booking draft for one service's calendar in session storage. `planKey` is `CartPlan.key` of the
 * address; a hold for another plan is ignored.
 */
export function useVisit(service: string, plan: string): VisitState {
  const [flow, dispatch] = useReducer(nextFlow, flowStart);
  const visit = useRef<Visit | null>(null);
  const { url } = useRouter();
  const first = useRef(url);
  const known = useCallback(() => (visit.current ??= recallFilledIn(readPrefill(first.current))), []);

  const wanted = useRef(plan);
  useEffect(() => {
    wanted.current = plan;
  }, [plan]);
  useEffect(() => {
    const { hold: kept, ...typed } = known();
    const isLive =
      kept !== null && kept.service === service && kept.visit === wanted.current && kept.until > Date.now();
    dispatch({ type: "recalled", ...typed, hold: isLive ? kept : null });
  }, [known, service]);

  const { answers, guests, filled, formPrefilled, hold } = flow;
  const isRecalled = useRef(false);
  useEffect(() => {
    // The empty state of the first render must not overwrite the stored draft.
    if (!isRecalled.current) {
      isRecalled.current = true;
      return;
    }
    visit.current = { ...known(), answers, guests, filled, formPrefilled, hold };
    rememberVisit(sessionStore(), visit.current);
  }, [known, answers, guests, filled, formPrefilled, hold]);

  const keyFor = useCallback(
    (input: string) => {
      const { attempt } = known();
      if (attempt?.input === input) return attempt.key;
      const key = randomKey();
      visit.current = { ...known(), attempt: { key, input } };
      rememberVisit(sessionStore(), visit.current);
      return key;
    },
    [known],
  );

  const finish = useCallback(() => {
    visit.current = newVisit();
    forgetVisit(sessionStore());
  }, []);

  const setAside = useCallback(() => {
    visit.current = { ...known(), hold: null, attempt: null };
    rememberVisit(sessionStore(), visit.current);
  }, [known]);

  return { flow, dispatch, visitor: () => known().visitor, keyFor, finish, setAside };
}

function recallFilledIn(prefill: Prefill): Visit {
  const visit = recallVisit(sessionStore());
  const guests = visit.guests.length > 0 ? visit.guests : (prefill.guests?.list ?? []);
  return { ...visit, guests, ...applyPrefill(visit.answers, visit.prefilled, prefill) };
}
