import { WIDGET_PARAMETERS } from "../../../../server/shared/links/attribution.ts";

const CONTACT_PARAMS = new Set("email phone date_of_birth location notes".split(" "));

/** Returns the parameters that can prefill forms: all except the calendar's own. */
export function getFormParams({ searchParams }: URL): URLSearchParams {
  return new URLSearchParams(
    [...searchParams].filter(
      ([name]) => CONTACT_PARAMS.has(name) || !WIDGET_PARAMETERS.has(name.toLowerCase()),
    ),
  );
}
