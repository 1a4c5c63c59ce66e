import { useLingui } from "@lingui/react/macro";
import { useEffect, useReducer, useRef, useState } from "react";
import { nextPay, type PayFlow, payStart } from "./payFlow.ts";
import { reserveTab } from "./paymentTab.ts";
import type { PaymentStatus } from "../paymentStatus.ts";
import { usePolling } from "./usePolling.ts";
import { useRefreshPayment } from "./useRefreshPayment.ts";
import { useStartPayment } from "./useStartPayment.ts";

export interface PayableOrder {
  readonly id: string;
  readonly paymentState: string | null;
  readonly standing: PaymentStatus;
}

export interface Payment {
  readonly flow: PayFlow;
  /** Opens the payment page. Call it in the click handler. */
  readonly pay: () => void;
  /** Called when this clock passes the deadline. The server is polled until it agrees. */
  readonly end: () => void;
}

/**
 * Pays an order on the provider's page. Only the server decides the result. `returnsFromPayment` is true if the visitor
 * comes from that page.
 */
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
    // A second press must not open a second page.
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

  // An open payment may be paid at any time, and a late one may still arrive.
  const isOpen = flow.phase === "waiting" || paymentState === "OPEN";
  const isHeardOf = paymentState !== null && paymentState !== "FAILED";
  const isLate = isHeardOf && (standing === "RELEASED" || standing === "DECIDING");
  usePolling((standing === "DUE" && (isOpen || isEnded)) || isLate, ask);

  useEffect(() => {
    // The back/forward cache restores the page with its busy button.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: "cameBack" });
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  return { flow, pay: () => void pay(), end: () => setEnded(true) };
}
