import type { Ending, FormDefinition } from "./definition.ts";
import type { FormState } from "./evaluateRules.ts";

export type Outcome = "ACCEPTED" | "DISQUALIFIED";

/** Returns the ending of a form. Texts and redirects of a matching rule win over the form's own. */
export function getEnding(
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
