import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { loadI18n } from "./i18n/catalogues.ts";
import { matchLanguage } from "./i18n/detectLocale.ts";
import { LocaleProvider } from "./i18n/LocaleProvider.tsx";
import { defaultLocale } from "./i18n/locales.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import { createEnvironment } from "./relay/environment.ts";
import { reportClientError } from "./router/chunks.ts";
import { CurrentView } from "./router/CurrentView.tsx";
import { loadFollowingRedirects, type NavigatorSource } from "./router/loadFollowingRedirects.ts";
import { InPlaceContext } from "./router/inPlaceContext.ts";
import { createInPlaceNavigator, toInPlaceUrl, type InPlaceContainer } from "./router/inPlaceNavigator.ts";
import { reloadOnce } from "./router/reloadGuard.ts";
import { RouterProvider } from "./router/RouterProvider.tsx";
import { ZoneNamesContext } from "./time/useZoneCity.ts";
import { createZoneNameStore } from "./time/zoneNameStore.ts";
import { widgetRoutes } from "./widgetRoutes.ts";

const source: NavigatorSource = {
  environment: createEnvironment(browserExecute(fetch.bind(window)), { isServer: false }),
  routes: widgetRoutes,
  report: reportClientError,
  leavePage: (url) => location.assign(url),
};

/** Loaded once for all screens of a page. */
const locale = matchLanguage(document.documentElement.lang) ?? defaultLocale;
const i18nPromise = loadI18n(locale);
/** A site page contains no zone names. */
const zoneNames = createZoneNameStore(locale, {});

/**
 * Renders a widget screen inside a page. The previous content stays until it has loaded, or if it fails. Navigation
 * stays inside the element.
 */
export async function showInPlace(container: InPlaceContainer, href: string): Promise<void> {
  const [i18n, result] = await Promise.all([
    i18nPromise,
    loadFollowingRedirects(source, toInPlaceUrl(href, location.href), () => true),
    zoneNames.load(locale, null),
  ]);
  if (result === null) return;
  const { url, view } = result;
  if (view.kind === "error") {
    if (view.reason === "chunk") reloadOnce(new URL(location.href));
    return;
  }
  const { element } = container;
  createRoot(element).render(
    <LocaleProvider initial={locale} initialI18n={i18n}>
      <ZoneNamesContext value={zoneNames}>
        <RelayEnvironmentProvider environment={source.environment}>
          <InPlaceContext value>
            <RouterProvider
              navigator={createInPlaceNavigator(source, container, { url, view })}
              initialScreen={{ url, view }}
              getContainer={() => element}
            >
              <CurrentView />
            </RouterProvider>
          </InPlaceContext>
        </RelayEnvironmentProvider>
      </ZoneNamesContext>
    </LocaleProvider>,
  );
}
