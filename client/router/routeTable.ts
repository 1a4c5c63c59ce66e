import type { Page, RouteParams } from "./page.ts";

/** One row: an address pattern, and the module of its page. */
export interface Route {
  /**
   * Segments between slashes, each literal, `{name}` or literal with `{name}` at its end (`bookings{slug}`).
   * A slash at the end is part of the canonical address.
   */
  readonly pattern: string;
  /** The page's source file under `client/`: it names the chunk in the build's manifest. */
  readonly file: string;
  readonly load: () => Promise<{ readonly page: Page }>;
}

/** Rows of a table from patterns and the files of their pages under `client/`, in their order. */
export function rowsOf(
  pages: Readonly<Record<string, Route["load"]>>,
  rows: readonly (readonly [pattern: string, file: string])[],
): readonly Route[] {
  return rows.map(([pattern, file]) => {
    const load = pages[`./${file}`];
    if (!load) throw new Error(`No page in ${file}`);
    return { pattern, file, load };
  });
}

/** What an address leads to. */
export type RouteMatch =
  | { readonly kind: "page"; readonly route: Route; readonly params: RouteParams }
  /** The same address with its slash as the table writes it. */
  | { readonly kind: "moved"; readonly pathname: string }
  | { readonly kind: "unknown" };

/** The first row whose pattern fits, in the table's order; the most literal rows stand first. */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch {
  for (const route of routes) {
    const params = matchPattern(route.pattern, pathname);
    if (params) return { kind: "page", route, params };
  }
  const other = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  const moved = routes.some((route) => matchPattern(route.pattern, other));
  return moved ? { kind: "moved", pathname: other } : { kind: "unknown" };
}

/** The values in a path's places, decoded; null when the pattern does not fit or a value is no valid encoding. */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? "";
    const brace = segment.indexOf("{");
    if (brace < 0) {
      if (segment !== text) return null;
      continue;
    }
    const value = text.startsWith(segment.slice(0, brace)) ? decodeSegment(text.slice(brace)) : null;
    if (!value) return null;
    params[segment.slice(brace + 1, -1)] = value;
  }
  return params;
}

function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
