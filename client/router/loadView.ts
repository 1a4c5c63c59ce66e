import { fetchQuery, loadQuery, type PreloadedQuery } from "react-relay";
import type { IEnvironment, OperationType, Variables } from "relay-runtime";
import { firstWordPages } from "../i18n/firstWords.ts";
import { GraphError, statusOfCode } from "../relay/graphError.ts";
import { BusyError, ConnectionError, ServerError } from "../relay/retry.ts";
import { ChunkError, loadChunk } from "./chunks.ts";
import type { ErrorHelp, Page, PageOutcome, RouteParams } from "./page.ts";
import { matchRoute, type Route } from "./routeTable.ts";

/** Everything one screen needs, loaded: rendering it neither waits nor asks. */
export type View = PageView | ErrorView;

/** A page with its data. */
export interface PageView {
  readonly kind: "page";
  readonly status: number;
  readonly isPrivate: boolean;
  readonly isPublic: boolean;
  readonly route: Route;
  readonly page: Page;
  readonly params: RouteParams;
  readonly variables: Variables;
  readonly data: unknown;
  readonly queryRef: PreloadedQuery<OperationType>;
}

/** The error page: a status, and the specification's message or none of it (`""`) when we have no words for it. */
export interface ErrorView {
  readonly kind: "error";
  readonly status: number;
  readonly message: string;
  /**
   * `answer`: this is what the address says. `connection`: no answer came, trying again may help.
   * `busy`: the server is overloaded, trying again helps.
   * `chunk`: the page's code is gone from the server, reloading may help. `bug`: something is broken.
   */
  readonly reason: "answer" | "connection" | "busy" | "chunk" | "bug";
  /** Present when the server's log knows more under this id. */
  readonly requestId: string | null;
  /** Whom to ask, where the page knew. */
  readonly help?: ErrorHelp;
}

/** An address that leads elsewhere. */
export interface Redirect {
  readonly kind: "redirect";
  readonly status: number;
  /** A path with its query, on this host. */
  readonly location: string;
}

/** What views are loaded with: one a request on the server, one a tab in the browser. */
export interface ViewSource {
  readonly environment: IEnvironment;
  readonly routes: readonly Route[];
  /** Hears of what broke on our side; the visitor sees an error view. */
  readonly report: (error: unknown) => void;
  /** Loads what the address needs besides its page and its query. It never rejects. */
  readonly prepare?: (url: URL) => Promise<void>;
}

/**
 * Loads what an address shows, for the server and the browser alike: the page's code, then its query (from
 * the store when it is there), then what the answer means. Never rejects: what fails is an error view.
 */
export async function loadView(
  { environment, routes, report, prepare }: ViewSource,
  url: URL,
): Promise<View | Redirect> {
  const match = matchRoute(routes, url.pathname);
  if (match.kind === "unknown") return errorView(404, `Page not found: ${readablePath(url)}`);
  if (match.kind === "moved") {
    return { kind: "redirect", status: 308, location: `${match.pathname}${url.search}` };
  }
  const { route, params } = match;
  try {
    const prepared = prepare?.(url);
    const { page } = await loadChunk(route.load, firstWordPages.includes(route.file));
    const variables = page.variables(params, url);
    const [data] = await Promise.all([
      fetchQuery(environment, page.query, variables, { fetchPolicy: "store-or-network" }).toPromise(),
      ...(page.parts?.(url) ?? []).map((part) => part.load()),
      prepared,
    ]);
    const outcome = page.outcome(data, params, url);
    if (outcome.redirect !== undefined) {
      return { kind: "redirect", status: outcome.status, location: outcome.redirect };
    }
    if (outcome.message !== undefined) {
      const view = errorView(outcome.status, outcome.message);
      return outcome.help === undefined ? view : { ...view, help: outcome.help };
    }
    return pageView(environment, { route, page, params, variables, data, outcome });
  } catch (error) {
    const view = failureView(error);
    // While the database is away every page fails, and the server's log says why.
    const isBug = view.reason === "bug" && view.status !== 503;
    if (isBug || view.reason === "chunk") report(error);
    return view;
  }
}

interface LoadedPage extends Pick<PageView, "route" | "page" | "params" | "variables" | "data"> {
  readonly outcome: PageOutcome;
}

function pageView(environment: IEnvironment, { outcome, ...loaded }: LoadedPage): PageView {
  const { page, variables } = loaded;
  return {
    kind: "page",
    ...loaded,
    status: outcome.status,
    isPrivate: outcome.isPrivate ?? false,
    isPublic: (outcome.isPublic ?? false) && !outcome.isPrivate,
    // The answer is in the store by now; this keeps it there while the page is shown.
    queryRef: loadQuery(environment, page.query, variables, { fetchPolicy: "store-or-network" }),
  };
}

/** The error page for something thrown: the graph's own words where it gave a code, none where it is a bug. */
export function failureView(error: unknown): ErrorView {
  if (error instanceof BusyError) return { ...errorView(503, ""), reason: "busy" };
  if (error instanceof ConnectionError) return { ...errorView(503, ""), reason: "connection" };
  if (error instanceof ServerError) return { ...errorView(503, ""), reason: "bug" };
  if (error instanceof ChunkError) return { ...errorView(500, ""), reason: "chunk" };
  if (!(error instanceof GraphError)) return { ...errorView(500, ""), reason: "bug" };
  const status = statusOfCode(error.code);
  if (status < 500) return errorView(status, error.message);
  return { ...errorView(status, ""), reason: "bug", requestId: error.requestId };
}

function errorView(status: number, message: string): ErrorView {
  return { kind: "error", status, message, reason: "answer", requestId: null };
}

/** Lets the store forget what only this view needed. */
export function disposeView(view: View | Redirect): void {
  if (view.kind === "page") view.queryRef.dispose();
}

/** True when `url` is the same page with the same question: the view stays, only the address changes. */
export function asksTheSame(view: View, routes: readonly Route[], url: URL): boolean {
  if (view.kind !== "page") return false;
  const match = matchRoute(routes, url.pathname);
  if (match.kind !== "page" || match.route !== view.route) return false;
  const same = JSON.stringify(view.page.variables(match.params, url)) === JSON.stringify(view.variables);
  return same && JSON.stringify(match.params) === JSON.stringify(view.params);
}

function readablePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
