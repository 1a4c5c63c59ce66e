export type FormPrefill = ReadonlyMap<string, string>;

export function parseFormPrefill(stored: unknown): FormPrefill {
  const pairs: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(
    pairs.flatMap((pair) => {
      const [field, text]: readonly unknown[] = Array.isArray(pair) ? pair : [];
      return typeof field === "string" && typeof text === "string" ? [[field, text] as const] : [];
    }),
  );
}
