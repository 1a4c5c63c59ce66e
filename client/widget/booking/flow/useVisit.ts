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

/** A visit: where it stands, what moves it, and what only the tab knows of it. */
export interface VisitState {
  readonly flow: BookingFlow;
  readonly dispatch: Dispatch<FlowEvent>;
  /** The visitor's own token. Browsers only. */
  readonly visitor: () => string;
  /** The key for booking with this input: the same again for the same input, a new one for another. */
  readonly keyFor: (input: string) => string;
  /** Forgets what was typed: it is booked. */
  readonly finish: () => void;
  /** Forgets the hold alone: it is booked once it is paid, and typed anew by nobody who comes back unpaid. */
  readonly setAside: () => void;
}

/**
 * The visit of this tab to one service's calendar; what another page of this tab typed is found again. `plan` is the
 * key of what the address says is wanted: a hold of anything else is not what is being booked here.
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
    // The first state is the empty one of the first render: it must not take the place of what is remembered.
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

/** The visit as the tab remembers it, with what the address says filled in. */
function recallFilledIn(prefill: Prefill): Visit {
  const visit = recallVisit(sessionStore());
  const guests = visit.guests.length > 0 ? visit.guests : (prefill.guests?.list ?? []);
  return { ...visit, guests, ...applyPrefill(visit.answers, visit.prefilled, prefill) };
}
