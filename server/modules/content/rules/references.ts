export type ReferenceKind =
  | "PAGE"
  | "AUTHOR"
  | "CATEGORY"
  | "PRODUCT"
  | "ENTRY"
  | "MEDIA"
  | "SERVICE"
  | "PROVIDER"
  | "MENU"
  | "FORM"
  | "SURVEY";

/** Members that hold references. Content uses these names for nothing else. */
const REFERENCE_MEMBERS: Readonly<Record<string, ReferenceKind>> = {
  blog: "PAGE",
  shop: "PAGE",
  author: "AUTHOR",
  category: "CATEGORY",
  categories: "CATEGORY",
  products: "PRODUCT",
  entry: "ENTRY",
  media: "MEDIA",
  service: "SERVICE",
  provider: "PROVIDER",
  menu: "MENU",
  form: "FORM",
  survey: "SURVEY",
};

/**
 * Replaces every reference in content. References for which `rename` returns null become null, or disappear from lists.
 */
export function renameReferences<Value>(
  value: Value,
  rename: (referenceKind: ReferenceKind, name: string) => string | null,
): Value {
  const renameAll = (referenceKind: ReferenceKind, found: unknown): unknown => {
    if (typeof found === "string") return rename(referenceKind, found);
    if (!Array.isArray(found)) return found;
    return found.flatMap((one: unknown) => renameAll(referenceKind, one) ?? []);
  };
  const walk = (found: unknown): unknown => {
    if (Array.isArray(found)) return found.map(walk);
    if (typeof found !== "object" || found === null) return found;
    return Object.fromEntries(
      Object.entries(found).map(([name, one]) => {
        const referenceKind = Object.hasOwn(REFERENCE_MEMBERS, name) ? REFERENCE_MEMBERS[name] : undefined;
        return [name, referenceKind ? renameAll(referenceKind, one) : walk(one)];
      }),
    );
  };
  return walk(value) as Value;
}
