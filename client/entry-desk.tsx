import { createRoot } from "react-dom/client";
import { DeskApp } from "./desk/DeskApp.tsx";
import { createChangeStream } from "./desk/live/changeStream.ts";
import { readAgainAfterMutations } from "./desk/requests/readAgain.ts";
import { actAsUser } from "./desk/session/actAsUser.ts";
import { acceptRefusals } from "./desk/session/acceptRefusals.ts";
import { createSessionGuard } from "./desk/session/sessionGuard.ts";
import { toSignInAddress } from "./desk/session/signInAddress.ts";
import { deskRoutes } from "./deskRoutes.ts";
import { loadI18n } from "./i18n/deskCatalogues.ts";
import { defaultLocale, languageTag, locales } from "./i18n/locales.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import { createEnvironment } from "./relay/environment.ts";
import { reportClientError } from "./router/chunks.ts";
import { loadFollowingRedirects, type NavigatorSource } from "./router/loadFollowingRedirects.ts";
import { defineLazyModule } from "./router/lazyModule.ts";
import { createNavigator } from "./router/navigator.ts";
import { reloadOnce } from "./router/reloadGuard.ts";
import { createZoneNameStore } from "./time/zoneNameStore.ts";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("No root element");
  const lang = document.documentElement.lang;
  const locale = locales.find((one) => languageTag(one) === lang) ?? defaultLocale;
  const send = actAsUser(fetch.bind(window));
  const guard = createSessionGuard(acceptRefusals(browserExecute(send)));
  const source: NavigatorSource = {
    environment: createEnvironment(readAgainAfterMutations(guard.execute), { isServer: false }),
    routes: deskRoutes,
    report: reportClientError,
    leavePage: (address) => location.assign(address),
  };
  const url = new URL(location.href);
  const [i18n, first] = await Promise.all([
    loadI18n(locale),
    loadFollowingRedirects(source, url, () => true),
  ]);
  if (first === null) return;
  const { view } = first;
  if (view.kind === "error" && view.status === 401) return location.replace(toSignInAddress(url));
  if (view.kind === "error" && view.reason === "chunk" && reloadOnce(url)) return;
  if (first.url.href !== url.href) history.replaceState(history.state, "", first.url);
  guard.start();
  createRoot(root).render(
    <DeskApp
      environment={source.environment}
      navigator={createNavigator(source, first)}
      initialScreen={first}
      locale={locale}
      i18n={i18n}
      zoneNames={createZoneNameStore(locale, {})}
      guard={guard}
      changes={createChangeStream(send, guard)}
      screens={deskRoutes.map(({ load }) => defineLazyModule(load))}
    />,
  );
}

void start();
