import { WIDGET_PARAMETERS } from "../../../../server/shared/links/attribution.ts";

/** What fills in the details; a form may ask for the same once more. */
const ofDetails = new Set("email phone date_of_birth location notes".split(" "));

/** What a calendar's address can say to the questions of its forms: all but what is chosen, and what the screen is. */
export function answersSaid({ searchParams }: URL): URLSearchParams {
  return new URLSearchParams(
    [...searchParams].filter(([name]) => ofDetails.has(name) || !WIDGET_PARAMETERS.has(name.toLowerCase())),
  );
}
