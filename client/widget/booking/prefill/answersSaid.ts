import { WIDGET_PARAMETERS } from "../../../../server/shared/links/attribution.ts";

const ofDetails = new Set("email phone date_of_birth location notes".split(" "));

/** Returns the parameters that can prefill forms: all except the calendar's own. */
export function answersSaid({ searchParams }: URL): URLSearchParams {
  return new URLSearchParams(
    [...searchParams].filter(([name]) => ofDetails.has(name) || !WIDGET_PARAMETERS.has(name.toLowerCase())),
  );
}
