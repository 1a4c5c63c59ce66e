/** What a form may say: a text, a list, or fields. */
export type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

/** Reads a form whose names say what lies in what: `items[0][price]=5`, `to[]=a`, as Stripe's libraries write it. */
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

/** What is numbered from nought is a list. */
function listed(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, listed(part)] as const);
  const isList = entries.length > 0 && entries.every(([name], i) => name === String(i));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
