export type PayFailure = "UNFINISHED" | "UNAVAILABLE" | "CONNECTION";

export interface PayFlow {
  /** `starting` requests the payment page. `waiting` means that it is open in another tab. */
  readonly phase: "idle" | "starting" | "waiting";
  readonly failure: PayFailure | null;
  readonly url: string | null;
  readonly isTabBlocked: boolean;
}

export type PayEvent =
  | { readonly type: "pressed" }
  | { readonly type: "opened"; readonly url: string; readonly target: "HERE" | "TAB" | "BLOCKED" }
  | { readonly type: "refused"; readonly failure: PayFailure | null }
  /** The tab left for the payment page and was restored. */
  | { readonly type: "cameBack" }
  /** The server reported the payment's state. `returnsFromPayment` is true if the visitor has just left the payment page. */
  | { readonly type: "heard"; readonly state: string | null; readonly returnsFromPayment: boolean };

export const initialPayFlow: PayFlow = { phase: "idle", failure: null, url: null, isTabBlocked: false };

export function reducePayFlow(flow: PayFlow, event: PayEvent): PayFlow {
  switch (event.type) {
    case "pressed":
      return flow.phase === "starting" ? flow : { ...initialPayFlow, phase: "starting" };
    case "opened":
      // This tab is leaving for the payment page, so the button stays busy.
      return event.target === "HERE"
        ? { ...flow, url: event.url }
        : { ...initialPayFlow, phase: "waiting", url: event.url, isTabBlocked: event.target === "BLOCKED" };
    case "refused":
      return { ...initialPayFlow, failure: event.failure };
    case "cameBack":
      return initialPayFlow;
    case "heard":
      if (flow.phase === "waiting") return event.state === "OPEN" ? flow : initialPayFlow;
      if (flow.phase === "starting") return flow;
      return event.returnsFromPayment && (event.state === "OPEN" || event.state === "EXPIRED")
        ? { ...initialPayFlow, failure: "UNFINISHED" }
        : event.state === "OPEN" || flow.failure !== "UNFINISHED"
          ? flow
          : initialPayFlow;
  }
}
