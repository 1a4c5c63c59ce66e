import type { I18n } from "@lingui/core";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { LocaleProvider } from "./i18n/LocaleProvider.tsx";
import type { Locale } from "./i18n/locales.ts";
import { withLocale } from "./i18n/rememberLocale.ts";
import { CurrentView } from "./router/CurrentView.tsx";
import type { Navigator, Screen } from "./router/navigator.ts";
import { RouterProvider } from "./router/RouterProvider.tsx";
import { ZoneNamesContext } from "./time/useZoneCity.ts";
import type { ZoneNameStore } from "./time/zoneNameStore.ts";
import "./ui/base.css";

interface AppProps {
  readonly environment: IEnvironment;
  readonly navigator: Navigator;
  readonly initialScreen: Pick<Screen, "url" | "view">;
  readonly locale: Locale;
  readonly i18n: I18n;
  readonly zoneNames: ZoneNameStore;
}

export function App({ environment, navigator, initialScreen, locale, i18n, zoneNames }: AppProps) {
  return (
    <LocaleProvider
      initial={locale}
      initialI18n={i18n}
      prepare={(next) => zoneNames.load(next, null)}
      onSwitch={(next) => navigator.replaceAddress(withLocale(new URL(location.href), next))}
    >
      <ZoneNamesContext value={zoneNames}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider navigator={navigator} initialScreen={initialScreen}>
            <CurrentView />
          </RouterProvider>
        </RelayEnvironmentProvider>
      </ZoneNamesContext>
    </LocaleProvider>
  );
}
