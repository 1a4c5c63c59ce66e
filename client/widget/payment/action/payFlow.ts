export type PayProblem = "UNFINISHED" | "UNAVAILABLE" | "CONNECTION";

export interface PayFlow {
  /** `starting` requests the payment page. `waiting` means that it is open in another tab. */
  readonly phase: "idle" | "starting" | "waiting";
  readonly problem: PayProblem | null;
  readonly url: string | null;
  readonly isBlocked: boolean;
}

export type PayEvent =
  | { readonly type: "pressed" }
  | { readonly type: "opened"; readonly url: string; readonly where: "HERE" | "TAB" | "BLOCKED" }
  | { readonly type: "refused"; readonly problem: PayProblem | null }
  /** The tab left for the payment page and was restored. */
  | { readonly type: "cameBack" }
  /** The server reported the payment's state. `isReturning` is true if the visitor has just left the payment page. */
  | { readonly type: "heard"; readonly state: string | null; readonly isReturning: boolean };

export const payStart: PayFlow = { phase: "idle", problem: null, url: null, isBlocked: false };

export function nextPay(flow: PayFlow, event: PayEvent): PayFlow {
  switch (event.type) {
    case "pressed":
      return flow.phase === "starting" ? flow : { ...payStart, phase: "starting" };
    case "opened":
      // This tab is leaving for the payment page, so the button stays busy.
      return event.where === "HERE"
        ? { ...flow, url: event.url }
        : { ...payStart, phase: "waiting", url: event.url, isBlocked: event.where === "BLOCKED" };
    case "refused":
      return { ...payStart, problem: event.problem };
    case "cameBack":
      return payStart;
    case "heard":
      if (flow.phase === "waiting") return event.state === "OPEN" ? flow : payStart;
      if (flow.phase === "starting") return flow;
      return event.isReturning && (event.state === "OPEN" || event.state === "EXPIRED")
        ? { ...payStart, problem: "UNFINISHED" }
        : event.state === "OPEN" || flow.problem !== "UNFINISHED"
          ? flow
          : payStart;
  }
}
