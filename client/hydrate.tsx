import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { accountRoutes } from "./accountRoutes.ts";
import { App } from "./App.tsx";
import { Awake } from "./early/Awake.tsx";
import { replay, takeEarlyActs } from "./early/replay.ts";
import { loadFirstI18n } from "./i18n/catalogues.ts";
import { defaultLocale, isLocale } from "./i18n/locales.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import { createEnvironment } from "./relay/environment.ts";
import { pageDataElementId, replayAnswers, type PageData } from "./relay/pageData.ts";
import { reportBroken } from "./router/chunks.ts";
import type { NavigatorSource } from "./router/followTo.ts";
import { loadView } from "./router/loadView.ts";
import { createNavigator } from "./router/navigator.ts";
import { forgetStanding, pageToReturnTo } from "./router/placeMemory.ts";
import { reloadOnce } from "./router/reloadGuard.ts";
import { createZoneNames, prepareZone } from "./time/zoneNameStore.ts";
import { widgetRoutes } from "./widgetRoutes.ts";

/** Yields to the browser between two tasks. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function hydrate(): Promise<void> {
  await pause();
  // A site page with a widget screen runs this code too, but has nothing to hydrate.
  const sent = document.getElementById(pageDataElementId)?.textContent;
  if (sent == null) return;
  const data = JSON.parse(sent) as PageData;
  const url = new URL(location.href);
  const page = pageToReturnTo(url);
  if (page !== null) return location.replace(page);
  forgetStanding();
  const execute = replayAnswers(data.answers, browserExecute(fetch.bind(window)));
  const environment = createEnvironment(execute, { isServer: false });
  const locale = isLocale(data.locale) ? data.locale : defaultLocale;
  const zoneNames = createZoneNames(locale, data.zoneCities ?? {});
  const source: NavigatorSource = {
    environment,
    routes: [...widgetRoutes, ...accountRoutes],
    report: reportBroken,
    leave: (address) => location.assign(address),
    prepare: (address) => prepareZone(zoneNames, address),
  };
  const [i18n, view] = await Promise.all([
    loadFirstI18n(locale),
    // The server's error page is shown as it is.
    data.failure ?? loadView(source, url),
  ]);
  if (view.kind === "redirect") return location.replace(view.location);
  if (view.kind === "error" && view.reason === "chunk" && reloadOnce(url)) return;

  await pause();
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element");
  const early = takeEarlyActs();
  const app = (
    <Awake onAwake={() => void replay(early)}>
      <App
        environment={environment}
        navigator={createNavigator(source, { url, view })}
        first={{ url, view }}
        locale={locale}
        i18n={i18n}
        zoneNames={zoneNames}
      />
    </Awake>
  );
  // Only the browser failed, so the markup differs and cannot be hydrated.
  if (view.kind === "error" && !data.failure) createRoot(root).render(app);
  // A transition yields to the visitor. Pressing a part that is not hydrated yet hydrates it first.
  else startTransition(() => void hydrateRoot(root, app));
}

// No `await`, because page modules import this one and would wait for it.
void hydrate();
