import { fetchQuery, loadQuery, type PreloadedQuery } from "react-relay";
import type { IEnvironment, OperationType, Variables } from "relay-runtime";
import { firstMessagePages } from "../i18n/firstMessages.ts";
import { GraphError, getHttpStatus } from "../relay/graphError.ts";
import { BusyError, ConnectionError, ServerError } from "../relay/retry.ts";
import { ChunkError, loadChunk } from "./chunks.ts";
import type { ErrorCode, ErrorHelp, Page, PageOutcome, RouteParams } from "./page.ts";
import { matchRoute, type Route } from "./routeTable.ts";

export type View = PageView | ErrorView;

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

/** The error page. `message` is a status message of the specification, or "". */
export interface ErrorView {
  readonly kind: "error";
  readonly status: number;
  readonly message: string;
  /** Null for the general error page. */
  readonly code: ErrorCode | null;
  /**
   * Kind of the error. `answer` is the regular outcome of the address, and `bug` is a defect. A retry may help for
   * `connection` (no response) and `busy` (overloaded server), a reload for `chunk` (missing code).
   */
  readonly reason: "answer" | "connection" | "busy" | "chunk" | "bug";
  readonly requestId: string | null;
  readonly help?: ErrorHelp;
}

export interface Redirect {
  readonly kind: "redirect";
  readonly status: number;
  readonly location: string;
}

export interface ViewSource {
  readonly environment: IEnvironment;
  readonly routes: readonly Route[];
  /** Receives defects. The visitor sees an error view. */
  readonly report: (error: unknown) => void;
  /** Loads what the address needs besides its page and query. Never rejects. */
  readonly prepare?: (url: URL) => Promise<void>;
}

/**
 * Loads the page's code, then its query (from the store if present), then evaluates the outcome. Used by server and
 * browser. Never rejects: failures become error views.
 */
export async function loadView(
  { environment, routes, report, prepare }: ViewSource,
  url: URL,
): Promise<View | Redirect> {
  const match = matchRoute(routes, url.pathname);
  if (match.kind === "unknown") return createErrorView(404, `Page not found: ${decodePath(url)}`);
  if (match.kind === "moved") {
    return { kind: "redirect", status: 308, location: `${match.pathname}${url.search}` };
  }
  const { route, params } = match;
  try {
    const prepared = prepare?.(url);
    const { page } = await loadChunk(route.load, firstMessagePages.includes(route.file));
    const variables = page.variables(params, url);
    const [data] = await Promise.all([
      fetchQuery(environment, page.query, variables, { fetchPolicy: "store-or-network" }).toPromise(),
      ...(page.lazyModules?.(url) ?? []).map((part) => part.load()),
      prepared,
    ]);
    const outcome = page.outcome(data, params, url);
    if (outcome.redirect !== undefined) {
      return { kind: "redirect", status: outcome.status, location: outcome.redirect };
    }
    if (outcome.message !== undefined) {
      const view = createErrorView(outcome.status, outcome.message, outcome.code);
      return outcome.help === undefined ? view : { ...view, help: outcome.help };
    }
    return createPageView(environment, { route, page, params, variables, data, outcome });
  } catch (error) {
    const view = toErrorView(error);
    // A database outage fails every page, and the server logs it.
    const isBug = view.reason === "bug" && view.status !== 503;
    if (isBug || view.reason === "chunk") report(error);
    return view;
  }
}

interface LoadedPage extends Pick<PageView, "route" | "page" | "params" | "variables" | "data"> {
  readonly outcome: PageOutcome;
}

function createPageView(environment: IEnvironment, { outcome, ...loaded }: LoadedPage): PageView {
  const { page, variables } = loaded;
  return {
    kind: "page",
    ...loaded,
    status: outcome.status,
    isPrivate: outcome.isPrivate ?? false,
    isPublic: (outcome.isPublic ?? false) && !outcome.isPrivate,
    // Retains the data in the store while the page is shown.
    queryRef: loadQuery(environment, page.query, variables, { fetchPolicy: "store-or-network" }),
  };
}

/** Maps an error to an error page, with the graph's message for client errors only. */
export function toErrorView(error: unknown): ErrorView {
  if (error instanceof BusyError) return { ...createErrorView(503, ""), reason: "busy" };
  if (error instanceof ConnectionError) return { ...createErrorView(503, ""), reason: "connection" };
  if (error instanceof ServerError) return { ...createErrorView(503, ""), reason: "bug" };
  if (error instanceof ChunkError) return { ...createErrorView(500, ""), reason: "chunk" };
  if (!(error instanceof GraphError)) return { ...createErrorView(500, ""), reason: "bug" };
  const status = getHttpStatus(error.code);
  if (status < 500) return createErrorView(status, error.message);
  return { ...createErrorView(status, ""), reason: "bug", requestId: error.requestId };
}

function createErrorView(status: number, message: string, code: ErrorCode | null = null): ErrorView {
  return { kind: "error", status, message, code, reason: "answer", requestId: null };
}

export function disposeView(view: View | Redirect): void {
  if (view.kind === "page") view.queryRef.dispose();
}

/** Returns whether `url` has the same page, parameters and query variables, so that only the address changes. */
export function hasSameQuery(view: View, routes: readonly Route[], url: URL): boolean {
  if (view.kind !== "page") return false;
  const match = matchRoute(routes, url.pathname);
  if (match.kind !== "page" || match.route !== view.route) return false;
  const hasSameVariables =
    JSON.stringify(view.page.variables(match.params, url)) === JSON.stringify(view.variables);
  return hasSameVariables && JSON.stringify(match.params) === JSON.stringify(view.params);
}

function decodePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
