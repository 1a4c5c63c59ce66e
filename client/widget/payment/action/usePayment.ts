import { useLingui } from "@lingui/react/macro";
import { useEffect, useReducer, useRef, useState } from "react";
import { nextPay, type PayFlow, payStart } from "./payFlow.ts";
import { reserveTab } from "./paymentTab.ts";
import type { PaymentStatus } from "../paymentStatus.ts";
import { usePolling } from "./usePolling.ts";
import { useRefreshPayment } from "./useRefreshPayment.ts";
import { useStartPayment } from "./useStartPayment.ts";

/** An order, as far as paying it goes. */
export interface PayableOrder {
  /** Its key. */
  readonly id: string;
  /** The state of its latest payment, in the graph's words; null: none was begun. */
  readonly paymentState: string | null;
  readonly standing: PaymentStatus;
}

/** A payment under way, and what can be done about it. */
export interface Payment {
  readonly flow: PayFlow;
  /** Opens the payment page. To be called in the press itself. */
  readonly pay: () => void;
  /** The time to pay has run out by this clock: the server is asked until it says so as well. */
  readonly end: () => void;
}

/** Pays an order on the provider's page, and learns from the server alone what came of it. `isReturning`: from there. */
export function usePayment(order: PayableOrder, isReturning: boolean): Payment {
  const { t } = useLingui();
  const [flow, dispatch] = useReducer(nextPay, payStart);
  const [isEnded, setEnded] = useState(false);
  const start = useStartPayment();
  const refresh = useRefreshPayment();
  const returning = useRef(isReturning);
  const isStarting = useRef(false);
  const { id, paymentState, standing } = order;

  async function ask() {
    const state = await refresh(id);
    if (state === undefined) return;
    dispatch({ type: "heard", state, isReturning: returning.current });
    returning.current = false;
  }

  async function pay() {
    // Pressed twice: the first press has opened the page already.
    if (isStarting.current) return;
    isStarting.current = true;
    const tab = reserveTab(t`Opening the payment page`);
    dispatch({ type: "pressed" });
    const outcome = await start(id);
    isStarting.current = false;
    if ("url" in outcome) return dispatch({ type: "opened", url: outcome.url, where: tab.show(outcome.url) });
    tab.close();
    if (outcome.problem === "STALE") await ask();
    dispatch({ type: "refused", problem: outcome.problem === "STALE" ? null : outcome.problem });
  }

  // A payment that is open may be paid at any time, one that came too late may still be heard of.
  const isOpen = flow.phase === "waiting" || paymentState === "OPEN";
  const isHeardOf = paymentState !== null && paymentState !== "FAILED";
  const isLate = isHeardOf && (standing === "RELEASED" || standing === "DECIDING");
  usePolling((standing === "DUE" && (isOpen || isEnded)) || isLate, ask);

  useEffect(() => {
    // A browser may show the page as it was left, its button busy.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: "cameBack" });
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  return { flow, pay: () => void pay(), end: () => setEnded(true) };
}
