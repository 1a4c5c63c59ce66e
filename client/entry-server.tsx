import { renderToString } from "react-dom/server";
import { accountRoutes } from "./accountRoutes.ts";
import { App } from "./App.tsx";
import { contentRoutes } from "./contentRoutes.ts";
import { firstMessagePages } from "./i18n/firstMessages.ts";
import { loadServerI18n } from "./i18n/serverI18n.ts";
import { detectLocale, localeParameter } from "./i18n/detectLocale.ts";
import { languageTag, type Locale, locales, textDirection } from "./i18n/locales.ts";
import { createEnvironment, type Execute } from "./relay/environment.ts";
import { recordResponses, skipAvailabilityChecks, type PageData } from "./relay/pageData.ts";
import { getHead, createHeadTags, type HeadTag } from "./router/headTags.ts";
import { toErrorView, loadView, type PageView, type View } from "./router/loadView.ts";
import { serverNavigator } from "./router/serverNavigator.ts";
import { getViewTitle } from "./router/getViewTitle.ts";
import { loadZoneCities } from "./time/zoneCities.ts";
import { createRecordingStore } from "./time/zoneNameStore.ts";
import { widgetRoutes } from "./widgetRoutes.ts";

const routes = [...widgetRoutes, ...accountRoutes, ...contentRoutes];

export interface PageRequest {
  readonly url: string;
  readonly cookies: string | null;
  readonly acceptLanguage: string | null;
  readonly execute: Execute;
  readonly onError: (error: unknown) => void;
}

export type PageResponse =
  | RenderedPage
  | { readonly kind: "redirect"; readonly status: number; readonly location: string };

export interface RenderedPage {
  readonly kind: "page";
  readonly status: number;
  readonly isPrivate: boolean;
  readonly isPublic: boolean;
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly head: readonly HeadTag[];
  readonly structuredData: string | null;
  readonly body: string;
  readonly locale: Locale;
  /** Hydration data. Null for static pages, which run only `entry-content.ts`. */
  readonly data: PageData | null;
  /** Source file, for its chunks in the build's manifest. Null for an error page. */
  readonly file: string | null;
  /** True if the first view uses more than the first messages (`i18n/firstMessages.ts`). */
  readonly hasLaterWords: boolean;
  /** Route pattern for the log. Null for an error page. */
  readonly route: string | null;
}

export async function warmUp(): Promise<void> {
  await Promise.all([
    ...locales.map(loadServerI18n),
    ...locales.map(loadZoneCities),
    ...routes.map((route) => route.load().catch(() => {})),
  ]);
}

function dropEmptyJsonLd(structuredData: string | undefined): string | null {
  return structuredData === undefined || structuredData === "" || structuredData === "[]"
    ? null
    : structuredData;
}

function hasLaterWords({ route, page }: PageView, url: URL): boolean {
  return !firstMessagePages.includes(route.file) || (page.lazyModules?.(url).length ?? 0) > 0;
}

/** Returns the interface's language. A public page depends on nothing else of the request. */
export function findLocale({ cookies, acceptLanguage }: Pick<PageRequest, "cookies" | "acceptLanguage">) {
  return detectLocale({ parameter: null, cookies, acceptLanguage });
}

export async function renderPage(request: PageRequest): Promise<PageResponse> {
  const url = new URL(request.url);
  const recording = recordResponses(request.execute);
  const environment = createEnvironment(recording.execute, { isServer: true });
  skipAvailabilityChecks(environment, recording.answers);
  const locale = detectLocale({
    parameter: url.searchParams.get(localeParameter),
    cookies: request.cookies,
    acceptLanguage: request.acceptLanguage,
  });
  const [i18n, cities] = await Promise.all([loadServerI18n(locale), loadZoneCities(locale)]);
  const zoneNames = createRecordingStore(cities);

  const createPageData = (view: View): PageData | null => {
    // An error page is sent without the recorded responses.
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
    title: getViewTitle(view, i18n),
    head: createHeadTags(getHead(view, url, i18n), getViewTitle(view, i18n), url),
    structuredData: dropEmptyJsonLd(getHead(view, url, i18n).structuredData),
    body: renderToString(
      <App
        environment={environment}
        navigator={serverNavigator}
        initialScreen={{ url, view }}
        locale={locale}
        i18n={i18n}
        zoneNames={zoneNames}
      />,
    ),
    locale,
    data: createPageData(view),
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
    return render(toErrorView(error));
  }
}
