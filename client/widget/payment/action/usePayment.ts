import { useLingui } from "@lingui/react/macro";
import { useEffect, useReducer, useRef, useState } from "react";
import { reducePayFlow, type PayFlow, initialPayFlow } from "./payFlow.ts";
import { openPaymentTab } from "./paymentTab.ts";
import type { PaymentStatus } from "../paymentStatus.ts";
import { usePolling } from "./usePolling.ts";
import { useRefreshPayment } from "./useRefreshPayment.ts";
import { useStartPayment } from "./useStartPayment.ts";

export interface PayableOrder {
  readonly accessKey: string;
  readonly latestPaymentState: string | null;
  readonly paymentStatus: PaymentStatus;
}

export interface Payment {
  readonly flow: PayFlow;
  /** Opens the payment page. Call it in the click handler. */
  readonly pay: () => void;
  /** Called when this clock passes the deadline. The server is polled until it agrees. */
  readonly onExpire: () => void;
}

/**
 * Pays an order on the provider's page. Only the server decides the result. `returnsFromPayment` is true if the visitor
 * comes from that page.
 */
export function usePayment(order: PayableOrder, returnsFromPayment: boolean): Payment {
  const { t } = useLingui();
  const [flow, dispatch] = useReducer(reducePayFlow, initialPayFlow);
  const [hasExpired, setExpired] = useState(false);
  const startPayment = useStartPayment();
  const refresh = useRefreshPayment();
  const returnsRef = useRef(returnsFromPayment);
  const isStartingRef = useRef(false);
  const { accessKey, latestPaymentState, paymentStatus } = order;

  async function refreshState() {
    const state = await refresh(accessKey);
    if (state === undefined) return;
    dispatch({ type: "heard", state, returnsFromPayment: returnsRef.current });
    returnsRef.current = false;
  }

  async function pay() {
    // A second press must not open a second page.
    if (isStartingRef.current) return;
    isStartingRef.current = true;
    const tab = openPaymentTab(t`Opening the payment page`);
    dispatch({ type: "pressed" });
    const outcome = await startPayment(accessKey);
    isStartingRef.current = false;
    if ("url" in outcome)
      return dispatch({ type: "opened", url: outcome.url, target: tab.show(outcome.url) });
    tab.close();
    if (outcome.failure === "STALE") await refreshState();
    dispatch({ type: "refused", failure: outcome.failure === "STALE" ? null : outcome.failure });
  }

  // An open payment may be paid at any time, and a late one may still arrive.
  const isOpen = flow.phase === "waiting" || latestPaymentState === "OPEN";
  const isPaymentPending = latestPaymentState !== null && latestPaymentState !== "FAILED";
  const isLate = isPaymentPending && (paymentStatus === "RELEASED" || paymentStatus === "DECIDING");
  usePolling((paymentStatus === "DUE" && (isOpen || hasExpired)) || isLate, refreshState);

  useEffect(() => {
    // The back/forward cache restores the page with its busy button.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: "cameBack" });
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  return { flow, pay: () => void pay(), onExpire: () => setExpired(true) };
}
