import { renderToString } from "react-dom/server";
import { accountRoutes } from "./accountRoutes.ts";
import { App } from "./App.tsx";
import { contentRoutes } from "./contentRoutes.ts";
import { firstWordPages } from "./i18n/firstWords.ts";
import { loadServerI18n } from "./i18n/serverI18n.ts";
import { detectLocale, localeParameter } from "./i18n/detectLocale.ts";
import { languageTag, type Locale, locales, textDirection } from "./i18n/locales.ts";
import { createEnvironment, type Execute } from "./relay/environment.ts";
import { recordAnswers, skipChecks, type PageData } from "./relay/pageData.ts";
import { headOf, headTags, type HeadTag } from "./router/headTags.ts";
import { failureView, loadView, type PageView, type View } from "./router/loadView.ts";
import { serverNavigator } from "./router/serverNavigator.ts";
import { titleOf } from "./router/titleOf.ts";
import { loadZoneCities } from "./time/zoneCities.ts";
import { recordZoneNames } from "./time/zoneNameStore.ts";
import { widgetRoutes } from "./widgetRoutes.ts";

const routes = [...widgetRoutes, ...accountRoutes, ...contentRoutes];

/** One page request, as the web server passes it in. */
export interface PageRequest {
  /** The absolute address asked for. */
  readonly url: string;
  readonly cookies: string | null;
  readonly acceptLanguage: string | null;
  /** Asks the graph in this process. */
  readonly execute: Execute;
  /** Called with what broke while rendering; the visitor gets the error page. */
  readonly onError: (error: unknown) => void;
}

/** A rendered page, or the address to go to. */
export type PageResponse =
  | RenderedPage
  | { readonly kind: "redirect"; readonly status: number; readonly location: string };

/** What the web server builds its HTML from. */
export interface RenderedPage {
  readonly kind: "page";
  readonly status: number;
  readonly isPrivate: boolean;
  /** The same for everybody who reads its language. */
  readonly isPublic: boolean;
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  /** What its head says besides. */
  readonly head: readonly HeadTag[];
  /** JSON-LD as text; null: none. */
  readonly structuredData: string | null;
  /** HTML of the root element. */
  readonly body: string;
  readonly locale: Locale;
  /** What the browser takes the page over with; null: it stands as it is, and runs `entry-content.ts` alone. */
  readonly data: PageData | null;
  /** The page's source file, for its chunks in the build's manifest; null for an error page. */
  readonly file: string | null;
  /** Its first view says more than the first words (`i18n/firstWords.ts`). */
  readonly hasLaterWords: boolean;
  /** The pattern of its route, for the log; null for an error page. */
  readonly route: string | null;
}

/** Loads every language and every page, so that no first visitor waits for them. */
export async function warmUp(): Promise<void> {
  await Promise.all([
    ...locales.map(loadServerI18n),
    ...locales.map(loadZoneCities),
    ...routes.map((route) => route.load().catch(() => {})),
  ]);
}

/** JSON-LD that says something; null: there is nothing to say. */
function saidIn(structuredData: string | undefined): string | null {
  return structuredData === undefined || structuredData === "" || structuredData === "[]"
    ? null
    : structuredData;
}

/** Whether the browser needs more than the first words to render a page. */
function hasLaterWords({ route, page }: PageView, url: URL): boolean {
  return !firstWordPages.includes(route.file) || (page.parts?.(url).length ?? 0) > 0;
}

/** The interface's language for a request; of the request nothing else is in a public page. */
export function localeOf({ cookies, acceptLanguage }: Pick<PageRequest, "cookies" | "acceptLanguage">) {
  return detectLocale({ parameter: null, cookies, acceptLanguage });
}

/** Renders one address when everything it needs has come. */
export async function renderPage(request: PageRequest): Promise<PageResponse> {
  const url = new URL(request.url);
  const recording = recordAnswers(request.execute);
  const environment = createEnvironment(recording.execute, { isServer: true });
  skipChecks(environment, recording.answers);
  const locale = detectLocale({
    parameter: url.searchParams.get(localeParameter),
    cookies: request.cookies,
    acceptLanguage: request.acceptLanguage,
  });
  const [i18n, cities] = await Promise.all([loadServerI18n(locale), loadZoneCities(locale)]);
  const zoneNames = recordZoneNames(cities);

  const dataOf = (view: View): PageData | null => {
    // An error page is told as it was judged; what was asked on the way there is nobody's business.
    if (view.kind === "error") return { locale, failure: view, answers: [], zoneCities: {} };
    if (contentRoutes.includes(view.route)) return null;
    return { locale, failure: null, answers: recording.answers, zoneCities: zoneNames.sent() };
  };
  const render = (view: View): RenderedPage => ({
    kind: "page",
    status: view.status,
    isPrivate: view.kind === "page" && view.isPrivate,
    isPublic: view.kind === "page" && view.isPublic,
    lang: languageTag(locale),
    dir: textDirection(locale),
    title: titleOf(view, i18n),
    head: headTags(headOf(view, url, i18n), titleOf(view, i18n), url),
    structuredData: saidIn(headOf(view, url, i18n).structuredData),
    body: renderToString(
      <App
        environment={environment}
        navigator={serverNavigator}
        first={{ url, view }}
        locale={locale}
        i18n={i18n}
        zoneNames={zoneNames}
      />,
    ),
    locale,
    data: dataOf(view),
    file: view.kind === "page" ? view.route.file : null,
    hasLaterWords: view.kind === "page" && hasLaterWords(view, url),
    route: view.kind === "page" ? view.route.pattern : null,
  });

  const view = await loadView({ environment, routes, report: request.onError }, url);
  if (view.kind === "redirect") return view;
  try {
    return render(view);
  } catch (error) {
    request.onError(error);
    return render(failureView(error));
  }
}
