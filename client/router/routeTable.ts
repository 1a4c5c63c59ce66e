import type { Page, RouteParams } from "./page.ts";

export interface Route {
  /**
   * Segments between slashes: literal, `{name}`, or literal with `{name}` at the end (`bookings{slug}`). A trailing
   * slash is part of the canonical address.
   */
  readonly pattern: string;
  readonly file: string;
  readonly load: () => Promise<{ readonly page: Page }>;
}

export function createRoutes(
  pages: Readonly<Record<string, Route["load"]>>,
  rows: readonly (readonly [pattern: string, file: string])[],
): readonly Route[] {
  return rows.map(([pattern, file]) => {
    const load = pages[`./${file}`];
    if (!load) throw new Error(`No page in ${file}`);
    return { pattern, file, load };
  });
}

export type RouteMatch =
  | { readonly kind: "page"; readonly route: Route; readonly params: RouteParams }
  | { readonly kind: "moved"; readonly pathname: string }
  | { readonly kind: "unknown" };

/** Returns the first matching route. More literal patterns come first. */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch {
  for (const route of routes) {
    const params = matchPattern(route.pattern, pathname);
    if (params) return { kind: "page", route, params };
  }
  const otherPath = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  const moved = routes.some((route) => matchPattern(route.pattern, otherPath));
  return moved ? { kind: "moved", pathname: otherPath } : { kind: "unknown" };
}

/** Returns the decoded parameters, or null if the pattern does not match or a value has an invalid encoding. */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  const patternSegments = pattern.split("/");
  const pathSegments = pathname.split("/");
  if (patternSegments.length !== pathSegments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of patternSegments.entries()) {
    const text = pathSegments[index] ?? "";
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
