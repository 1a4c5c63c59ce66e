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

/** The words come once for all frames of a page. */
const locale = matchLanguage(document.documentElement.lang) ?? defaultLocale;
const words = loadI18n(locale);
/** A site's page brings no names of zones. */
const zoneNames = createZoneNames(locale, {});

/**
 * Shows a screen of the widget in a frame within a page; what stood there until then goes when it has come, and stays where it
 * does not come. What is pressed in it leads on in place: a visitor books, fills in or answers without leaving the page.
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
