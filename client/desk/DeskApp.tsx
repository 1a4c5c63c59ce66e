import type { I18n } from "@lingui/core";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { LocaleProvider } from "../i18n/LocaleProvider.tsx";
import type { Locale } from "../i18n/locales.ts";
import { withLocale } from "../i18n/rememberLocale.ts";
import { type LazyModule, usePrefetch } from "../router/lazyModule.ts";
import type { Navigator, Screen } from "../router/navigator.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";
import { ZoneNamesContext } from "../time/useZoneCity.ts";
import type { ZoneNameStore } from "../time/zoneNameStore.ts";
import { DeskView } from "./layout/DeskView.tsx";
import { createLastFrame, LastFrameContext } from "./layout/lastFrame.ts";
import { ShortcutsProvider } from "./layout/shortcuts.tsx";
import { ToastProvider } from "./layout/toasts.tsx";
import { BookingAnnouncer } from "./live/BookingAnnouncer.tsx";
import type { OpenChangeStream } from "./live/changeStream.ts";
import { LiveProvider } from "./live/LiveProvider.tsx";
import { SessionDialog } from "./session/SessionDialog.tsx";
import type { SessionGuard } from "./session/sessionGuard.ts";
import "../ui/base.css";
import "./desk.css";

interface Props {
  readonly environment: IEnvironment;
  readonly navigator: Navigator;
  readonly initialScreen: Pick<Screen, "url" | "view">;
  readonly locale: Locale;
  readonly i18n: I18n;
  readonly zoneNames: ZoneNameStore;
  readonly guard: SessionGuard;
  readonly changes: OpenChangeStream;
  /** The code of all screens, loaded early so that they open without a connection to the server's files. */
  readonly screens: readonly LazyModule[];
}

export function DeskApp(props: Props) {
  const { environment, navigator, initialScreen, locale, i18n, zoneNames, guard, changes, screens } = props;
  const [lastFrame] = useState(createLastFrame);
  usePrefetch(screens);
  return (
    <LocaleProvider
      initial={locale}
      initialI18n={i18n}
      onSwitch={(next) => navigator.replaceAddress(withLocale(new URL(location.href), next))}
    >
      <ZoneNamesContext value={zoneNames}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider navigator={navigator} initialScreen={initialScreen}>
            <LiveProvider openStream={changes}>
              <ToastProvider>
                <ShortcutsProvider>
                  <LastFrameContext value={lastFrame}>
                    <DeskView />
                  </LastFrameContext>
                </ShortcutsProvider>
                <BookingAnnouncer />
                <SessionDialog guard={guard} />
              </ToastProvider>
            </LiveProvider>
          </RouterProvider>
        </RelayEnvironmentProvider>
      </ZoneNamesContext>
    </LocaleProvider>
  );
}
