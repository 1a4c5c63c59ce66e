import type { IconName } from "../../ui/Icon.tsx";

/** The state is written beside its icon. */
export function getDecisionIcon(state: string): IconName {
  switch (state) {
    case "REASSIGNED":
    case "RESCHEDULED":
      return "check";
    case "OFFERED":
      return "mail";
    case "CANCELLED":
      return "cross";
    case "SUPERSEDED":
      return "warning";
    case "UNDONE":
      return "repeat";
    default:
      return "clock";
  }
}
