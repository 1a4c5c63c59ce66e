import { plainLine } from "../contact/text.ts";

/** One parameter of an address, as it is kept with an order. */
export interface Attribution {
  readonly name: string;
  readonly value: string;
}

/** Parameters of one order, and characters (UTF-16) of a name and of a value. */
export const ATTRIBUTION_LIMITS = { count: 50, name: 100, value: 500 } as const;

/**
 * The parameters that the widget understands itself, in lower case. They are never kept: what they say is in the
 * booking already, or is the visitor's own, or belongs to the screen alone.
 */
export const WIDGET_PARAMETERS: ReadonlySet<string> = new Set([
  // Filled in for the visitor.
  ..."first_name last_name email phone date_of_birth location notes guests lock".split(" "),
  // What is chosen, and where in the flow.
  ..."also at date id month party repeat seats service slug staff step timezone".split(" "),
  // The screen.
  ..."booked embed locale theme".split(" "),
]);

/**
 * What is kept of an address's parameters (`utm_source`, `gclid` and the like): in their order, repeated ones too.
 * Nothing here is ever an error, for a visitor cannot help what somebody put into a link: what does not fit is cut
 * off, what has no place in a text is taken out, and a parameter without a name is left out.
 */
export function validateAttribution(parameters: Iterable<Attribution>): Attribution[] {
  const kept: Attribution[] = [];
  for (const parameter of parameters) {
    const name = plainLine(parameter.name, ATTRIBUTION_LIMITS.name);
    if (name === "" || WIDGET_PARAMETERS.has(name.toLowerCase())) continue;
    kept.push({ name, value: plainLine(parameter.value, ATTRIBUTION_LIMITS.value) });
    if (kept.length === ATTRIBUTION_LIMITS.count) break;
  }
  return kept;
}
