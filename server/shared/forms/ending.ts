import type { Ending, FormDefinition } from "./definition.ts";
import type { FormState } from "./evaluateRules.ts";

/** How a form ended. */
export type Outcome = "ACCEPTED" | "DISQUALIFIED";

/** What is shown at the end. The words and the redirection of a rule that holds win over the form's own. */
export function endingOf(
  { thanks, disqualified }: Pick<FormDefinition, "thanks" | "disqualified">,
  state: Pick<FormState, "redirectUrl" | "disqualified">,
): { readonly outcome: Outcome; readonly ending: Ending } {
  if (state.disqualified !== null)
    return {
      outcome: "DISQUALIFIED",
      ending: { ...disqualified, text: state.disqualified || disqualified.text },
    };
  return { outcome: "ACCEPTED", ending: { ...thanks, redirectUrl: state.redirectUrl ?? thanks.redirectUrl } };
}
