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

/** Lets the browser paint and answer between two pieces of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Takes over the page that the server rendered, without asking for anything a second time. */
async function hydrate(): Promise<void> {
  await pause();
  // A page of the site that shows a screen of the widget runs this code too, and has nothing to take over.
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
    // An error page is shown as the server judged it, not asked for again.
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
  // Where the browser failed and the server did not, their screens differ: nothing to take over.
  if (view.kind === "error" && !data.failure) createRoot(root).render(app);
  // A transition: React gives way to the visitor every few milliseconds. A press on what is not taken over yet hydrates at once.
  else startTransition(() => void hydrateRoot(root, app));
}

// Without `await`: the modules of a page import this one, and would wait for it.
void hydrate();
