import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { loadI18n } from "./i18n/catalogues.ts";
import { defaultLocale, isLocale } from "./i18n/locales.ts";
import { browserExecute } from "./relay/browserExecute.ts";
import { createEnvironment } from "./relay/environment.ts";
import { pageDataElementId, replayAnswers, type PageData } from "./relay/pageData.ts";
import { ChunkError } from "./router/chunks.ts";
import { loadView } from "./router/loadView.ts";
import { createNavigator } from "./router/navigator.ts";
import { reloadOnce } from "./router/reloadGuard.ts";
import { routes } from "./routes.tsx";

/** Takes over the page that the server rendered, without asking for anything a second time. */
async function hydrate(): Promise<void> {
  const data = JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? "{}") as PageData;
  const url = new URL(location.href);
  const execute = replayAnswers(data.answers, browserExecute(fetch.bind(window)));
  const environment = createEnvironment(execute, { isServer: false });
  const source = { environment, routes, report };
  const locale = isLocale(data.locale) ? data.locale : defaultLocale;
  const [i18n, view] = await Promise.all([
    loadI18n(locale),
    // An error page is shown as the server judged it, not asked for again.
    data.failure ?? loadView(source, url),
  ]);
  if (view.kind === "redirect") return location.replace(view.location);
  if (view.kind === "error" && view.reason === "chunk" && reloadOnce(url)) return;

  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element");
  const app = (
    <App
      environment={environment}
      navigator={createNavigator(source, { url, view })}
      first={{ url, view }}
      locale={locale}
      i18n={i18n}
    />
  );
  // Where the browser failed and the server did not, their screens differ: nothing to take over.
  if (view.kind === "error" && !data.failure) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

/** A part that is gone from the server is no bug: the page is loaded anew. */
function report(error: unknown): void {
  if (error instanceof ChunkError) console.warn(error.message, error.cause);
  else console.error(error);
}

await hydrate();
