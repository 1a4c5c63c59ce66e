/** Why a payment was not begun or not finished. */
export type PayProblem = "UNFINISHED" | "UNAVAILABLE" | "CONNECTION";

/** What goes on between this page and the payment page. */
export interface PayFlow {
  /** `starting`: the page is being asked for. `waiting`: it is open in another tab. */
  readonly phase: "idle" | "starting" | "waiting";
  readonly problem: PayProblem | null;
  /** Where it is, while somebody may have to open it themselves. */
  readonly url: string | null;
  /** The browser opened no tab. */
  readonly isBlocked: boolean;
}

/** What can happen. */
export type PayEvent =
  | { readonly type: "pressed" }
  | { readonly type: "opened"; readonly url: string; readonly where: "HERE" | "TAB" | "BLOCKED" }
  | { readonly type: "refused"; readonly problem: PayProblem | null }
  /** The page was left for the payment page and is shown again. */
  | { readonly type: "cameBack" }
  /** The server has said how the payment stands: `isReturning`, to somebody who has just come from there. */
  | { readonly type: "heard"; readonly state: string | null; readonly isReturning: boolean };

/** The beginning. */
export const payStart: PayFlow = { phase: "idle", problem: null, url: null, isBlocked: false };

/** The next state. Pure. */
export function nextPay(flow: PayFlow, event: PayEvent): PayFlow {
  switch (event.type) {
    case "pressed":
      return flow.phase === "starting" ? flow : { ...payStart, phase: "starting" };
    case "opened":
      // This tab is on its way to the payment page: the button stays busy until it is left.
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
