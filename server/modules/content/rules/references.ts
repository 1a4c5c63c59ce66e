/** What content names besides itself. */
export type Referred =
  | "PAGE"
  | "AUTHOR"
  | "CATEGORY"
  | "PRODUCT"
  /** Any entry with a page of its own; its name says of which kind it is. */
  | "ENTRY"
  | "MEDIA"
  | "SERVICE"
  | "PROVIDER"
  | "MENU"
  | "FORM"
  | "SURVEY";

/** The members that hold names, and of what. No other member of content is called so. */
const MEMBERS: Readonly<Record<string, Referred>> = {
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

/** Gives every name in content, wherever it stands, another one; null: there is none for it. */
export function renameReferences<Value>(
  value: Value,
  rename: (referred: Referred, name: string) => string | null,
): Value {
  const named = (referred: Referred, found: unknown): unknown => {
    if (typeof found === "string") return rename(referred, found);
    if (!Array.isArray(found)) return found;
    return found.flatMap((one: unknown) => named(referred, one) ?? []);
  };
  const walk = (found: unknown): unknown => {
    if (Array.isArray(found)) return found.map(walk);
    if (typeof found !== "object" || found === null) return found;
    return Object.fromEntries(
      Object.entries(found).map(([name, one]) => {
        const referred = Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined;
        return [name, referred ? named(referred, one) : walk(one)];
      }),
    );
  };
  return walk(value) as Value;
}
