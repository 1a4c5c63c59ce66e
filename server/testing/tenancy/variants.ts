import { publicText, privateText, getSlugs } from "./makingRows.ts";
import type { Tenant } from "./tenant.ts";

/** Returns copies of `own` in which one id is replaced by the one of `foreign`. Both have the same shape. */
export function mixInputs(own: unknown, foreign: unknown, things: ReadonlySet<string>): unknown[] {
  if (own === null || typeof own !== "object") return things.has(foreign as string) ? [foreign] : [];
  return Object.entries(own).flatMap(([key, value]) =>
    mixInputs(value, (foreign as Record<string, unknown>)[key], things).map((mixed) =>
      Array.isArray(own)
        ? own.map((one, at) => (String(at) === key ? mixed : one))
        : { ...own, [key]: mixed },
    ),
  );
}

/** Changes a significant character of an id, near its end. */
export function alterId(id: string): string {
  const at = id.length - 3;
  return `${id.slice(0, at)}${id[at] === "0" ? "1" : "0"}${id.slice(at + 1)}`;
}

export function listNames({ things }: Tenant): string[] {
  const { word: _, password: __, ...named } = things;
  const texts = [privateText(things), `${privateText(things)}@example.org`, publicText(things)];
  return [...Object.values(named), ...getSlugs(things), ...texts];
}

export function findValuePaths(value: unknown, above: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findValuePaths(one, above));
  if (value === null || typeof value !== "object") return [above.join(".")];
  return Object.entries(value).flatMap(([name, one]) => findValuePaths(one, [...above, name]));
}
