import { evaluationStart } from "./early/evaluationStart.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { unstable_forceFrameRate as setFrameRate } from "scheduler";
import { accountRoutes } from "./accountRoutes.ts";
import { App } from "./App.tsx";
import { OnHydrated } from "./early/OnHydrated.tsx";
import { replayActions, takeEarlyActions } from "./early/replay.ts";
import { loadFirstI18n } from "./i18n/catalogues.ts";
import { defaultLocale, isLocale } from "./i18n/locales.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import { createEnvironment } from "./relay/environment.ts";
import { pageDataElementId, replayResponses, type PageData } from "./relay/pageData.ts";
import { reportClientError } from "./router/chunks.ts";
import type { NavigatorSource } from "./router/loadFollowingRedirects.ts";
import { loadView } from "./router/loadView.ts";
import { createNavigator } from "./router/navigator.ts";
import { clearSavedScreen, findPageToReturnTo } from "./router/inPlaceMemory.ts";
import { reloadOnce } from "./router/reloadGuard.ts";
import { createZoneNameStore, prepareZone } from "./time/zoneNameStore.ts";
import { widgetRoutes } from "./widgetRoutes.ts";

/** Yields to the browser between two tasks. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

/** Evaluating the modules takes about 10 ms on a desktop, and 30 to 60 ms on a processor four times slower. */
const SLOW_EVALUATION_MS = 30;

async function hydrate(): Promise<void> {
  const isSlow = performance.now() - evaluationStart > SLOW_EVALUATION_MS;
  await yieldToBrowser();
  // A site page with a widget screen runs this code too, but has nothing to hydrate.
  const pageDataText = document.getElementById(pageDataElementId)?.textContent;
  if (pageDataText == null) return;
  const data = JSON.parse(pageDataText) as PageData;
  const url = new URL(location.href);
  const page = findPageToReturnTo(url);
  if (page !== null) return location.replace(page);
  clearSavedScreen();
  const execute = replayResponses(data.answers, browserExecute(fetch.bind(window)));
  const environment = createEnvironment(execute, { isServer: false });
  const locale = isLocale(data.locale) ? data.locale : defaultLocale;
  const zoneNames = createZoneNameStore(locale, data.zoneCities ?? {});
  const source: NavigatorSource = {
    environment,
    routes: [...widgetRoutes, ...accountRoutes],
    report: reportClientError,
    leavePage: (address) => location.assign(address),
    prepare: (address) => prepareZone(zoneNames, address),
  };
  const [i18n, view] = await Promise.all([
    loadFirstI18n(locale),
    // The server's error page is shown as it is.
    data.failure ?? loadView(source, url),
  ]);
  if (view.kind === "redirect") return location.replace(view.location);
  if (view.kind === "error" && view.reason === "chunk" && reloadOnce(url)) return;

  await yieldToBrowser();
  const root = document.getElementById("root");
  if (!root) throw new Error("No root element");
  // React works 33 or 8 ms instead of 5 before it yields. Each yield costs a slow phone a few milliseconds, and the
  // browser reports tasks from 50 ms as long. On other devices, presses and frames wait less.
  setFrameRate(isSlow ? 30 : 125);
  const earlyActions = takeEarlyActions();
  const app = (
    <OnHydrated onHydrated={() => void replayActions(earlyActions)}>
      <App
        environment={environment}
        navigator={createNavigator(source, { url, view })}
        initialScreen={{ url, view }}
        locale={locale}
        i18n={i18n}
        zoneNames={zoneNames}
      />
    </OnHydrated>
  );
  // Only the browser failed, so the markup differs and cannot be hydrated.
  if (view.kind === "error" && !data.failure) createRoot(root).render(app);
  // A transition yields to the visitor. Pressing a part that is not hydrated yet hydrates it first.
  else startTransition(() => void hydrateRoot(root, app));
}

// No `await`, because page modules import this one and would wait for it.
void hydrate();
