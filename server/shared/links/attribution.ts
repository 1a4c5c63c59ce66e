import { toPlainLine } from "../contact/text.ts";

export interface Attribution {
  readonly name: string;
  readonly value: string;
}

/** Maximum number of parameters, and of UTF-16 code units in a name and a value. */
export const ATTRIBUTION_LIMITS = { count: 50, name: 100, value: 500 } as const;

/** Parameters of the widget, in lower case. They are never stored as attribution. */
export const WIDGET_PARAMETERS: ReadonlySet<string> = new Set([
  ..."first_name last_name email phone date_of_birth location notes guests lock".split(" "),
  ..."also at date id month party repeat seats service slug staff step timezone".split(" "),
  ..."booked embed locale theme".split(" "),
]);

/**
 * Returns the URL parameters to store, such as `utm_source`, in order and with repetitions. Never fails: long texts are
 * cut, invalid characters removed, and parameters without a name dropped.
 */
export function validateAttribution(parameters: Iterable<Attribution>): Attribution[] {
  const attribution: Attribution[] = [];
  for (const parameter of parameters) {
    const name = toPlainLine(parameter.name, ATTRIBUTION_LIMITS.name);
    if (name === "" || WIDGET_PARAMETERS.has(name.toLowerCase())) continue;
    attribution.push({ name, value: toPlainLine(parameter.value, ATTRIBUTION_LIMITS.value) });
    if (attribution.length === ATTRIBUTION_LIMITS.count) break;
  }
  return attribution;
}
