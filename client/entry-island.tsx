import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { loadI18n } from "./i18n/catalogues.ts";
import { matchLanguage } from "./i18n/detectLocale.ts";
import { LocaleProvider } from "./i18n/LocaleProvider.tsx";
import { defaultLocale } from "./i18n/locales.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import { createEnvironment } from "./relay/environment.ts";
import { reportBroken } from "./router/chunks.ts";
import { CurrentView } from "./router/CurrentView.tsx";
import { followTo, type NavigatorSource } from "./router/followTo.ts";
import { InPlaceContext } from "./router/inPlaceContext.ts";
import { createInPlaceNavigator, inPlaceUrl, type Frame } from "./router/inPlaceNavigator.ts";
import { reloadOnce } from "./router/reloadGuard.ts";
import { RouterProvider } from "./router/RouterProvider.tsx";
import { ZoneNamesContext } from "./time/useZoneCity.ts";
import { createZoneNames } from "./time/zoneNameStore.ts";
import { widgetRoutes } from "./widgetRoutes.ts";

const source: NavigatorSource = {
  environment: createEnvironment(browserExecute(fetch.bind(window)), { isServer: false }),
  routes: widgetRoutes,
  report: reportBroken,
  leave: (url) => location.assign(url),
};

/** Loaded once for all screens of a page. */
const locale = matchLanguage(document.documentElement.lang) ?? defaultLocale;
const words = loadI18n(locale);
/** A site page contains no zone names. */
const zoneNames = createZoneNames(locale, {});

/**
 * Renders a widget screen inside a page. The previous content stays until it has loaded, or if it fails. Navigation
 * stays inside the element.
 */
export async function showInPlace(frame: Frame, href: string): Promise<void> {
  const [i18n, found] = await Promise.all([
    words,
    followTo(source, inPlaceUrl(href, location.href), () => true),
    zoneNames.load(locale, null),
  ]);
  if (found === null) return;
  const { url, view } = found;
  if (view.kind === "error") {
    if (view.reason === "chunk") reloadOnce(new URL(location.href));
    return;
  }
  const { element } = frame;
  createRoot(element).render(
    <LocaleProvider initial={locale} initialI18n={i18n}>
      <ZoneNamesContext value={zoneNames}>
        <RelayEnvironmentProvider environment={source.environment}>
          <InPlaceContext value>
            <RouterProvider
              navigator={createInPlaceNavigator(source, frame, { url, view })}
              first={{ url, view }}
              element={() => element}
            >
              <CurrentView />
            </RouterProvider>
          </InPlaceContext>
        </RelayEnvironmentProvider>
      </ZoneNamesContext>
    </LocaleProvider>,
  );
}
