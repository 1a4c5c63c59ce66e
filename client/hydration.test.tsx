import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { App } from "./App.tsx";
import { loadI18n } from "./i18n/catalogues.ts";
import { createEnvironment } from "./relay/environment.ts";
import { createNavigator } from "./router/navigator.ts";
import type { ErrorView } from "./router/loadView.ts";
import { serverNavigator } from "./router/serverNavigator.ts";
import { createZoneNameStore } from "./time/zoneNameStore.ts";

const view: ErrorView = {
  kind: "error",
  status: 404,
  message: "Page not found: /x",
  code: null,
  reason: "answer",
  requestId: null,
};

it("hydrates the server's markup without changes, warnings or requests", async () => {
  const execute = vi.fn(async () => ({ data: {} }));
  const environment = createEnvironment(execute, { isServer: false });
  const url = new URL("http://daybook.test/x");
  const shared = {
    environment,
    initialScreen: { url, view },
    locale: "de",
    i18n: await loadI18n("de"),
    zoneNames: createZoneNameStore("de", {}),
  } as const;
  const html = renderToString(<App {...shared} navigator={serverNavigator} />);

  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  const complaint = vi.spyOn(console, "error");
  onTestFinished(() => complaint.mockRestore());
  const onRecoverableError = vi.fn();
  const source = { environment, routes: [], report: () => {}, leavePage: () => {} };
  const navigator = createNavigator(source, { url, view });
  const app = await act(async () =>
    hydrateRoot(root, <App {...shared} navigator={navigator} />, { onRecoverableError }),
  );
  onTestFinished(() => app.unmount());

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  expect(execute).not.toHaveBeenCalled();
  expect(document.title).toBe("404 · Seite nicht gefunden: /x");
});
