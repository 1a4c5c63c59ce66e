export type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

/** Parses a form body with nested names, such as `items[0][price]=5` and `to[]=a`, as Stripe's libraries send it. */
export function parseFormBody(text: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    put(fields, path, value);
  }
  return listed(fields) as FormFields;
}

function put(into: FormFields, [first = "", ...rest]: readonly string[], value: string): void {
  const name = first === "[]" ? String(Object.keys(into).length) : first;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const next = (into[name] ??= {});
  if (typeof next === "object" && !Array.isArray(next)) put(next, rest, value);
}

/** An object with keys from 0 is a list. */
function listed(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, listed(part)] as const);
  const isList = entries.length > 0 && entries.every(([name], i) => name === String(i));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
