import { setupI18n } from "@lingui/core";
import { render, type RenderResult } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider, loadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { vi } from "vitest";
import { LocaleProvider } from "../i18n/LocaleProvider.tsx";
import type { ErrorView, View } from "../router/loadView.ts";
import type { Navigator } from "../router/navigator.ts";
import type { Page, RouteParams } from "../router/page.ts";
import { RouterProvider } from "../router/RouterProvider.tsx";

export interface AppOptions {
  readonly url?: string;
  readonly environment?: MockEnvironment;
  readonly view?: View;
}

export interface RenderedInApp extends RenderResult {
  readonly user: UserEvent;
  /** Pastes a text into a field, because typing renders the page for each letter. */
  fill(field: HTMLElement, text: string): Promise<void>;
  readonly environment: MockEnvironment;
  readonly navigator: Navigator;
}

export const defaultView: ErrorView = {
  kind: "error",
  status: 404,
  message: "",
  code: null,
  reason: "answer",
  requestId: null,
};

export function renderInApp(ui: ReactNode, options: AppOptions = {}): RenderedInApp {
  const environment = options.environment ?? createMockEnvironment();
  const navigator: Navigator = {
    navigate: vi.fn(),
    preload: vi.fn(),
    retry: vi.fn(),
    replaceAddress: vi.fn(),
    start: () => () => {},
  };
  const first = {
    url: new URL(options.url ?? "/", "http://daybook.test"),
    view: options.view ?? defaultView,
  };
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const result = render(ui, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <LocaleProvider initial="en" initialI18n={i18n}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider navigator={navigator} initialScreen={first}>
            {children}
          </RouterProvider>
        </RelayEnvironmentProvider>
      </LocaleProvider>
    ),
  });
  const user = userEvent.setup();
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  return { ...result, user, fill, environment, navigator };
}

export interface RenderedPage extends RenderedInApp {
  /** Renders the page at another address with the same data, as after a navigation. */
  showAddress(path: string): void;
}

export interface PageOptions extends AppOptions {
  readonly params: RouteParams;
  readonly resolvers: MockResolvers;
  /** Corrects the mock data, because the generator repeats the first item's values in a list. */
  readonly adjustData?: (data: unknown) => void;
}

/** The generator gives a flag that a resolver leaves out a text, which is true. */
function withOpenBusiness(resolvers: MockResolvers): MockResolvers {
  return {
    ...resolvers,
    Business: (context, generateId) => ({
      isSuspended: false,
      ...(resolvers["Business"]?.(context, generateId) as object | undefined),
    }),
  };
}

export function renderPage(page: Page, options: PageOptions): RenderedPage {
  const environment = options.environment ?? createMockEnvironment();
  const toUrl = (path: string) => new URL(path, "http://daybook.test");
  const url = toUrl(options.url ?? "/");
  const variables = page.variables(options.params, url);
  environment.mock.queueOperationResolver((operation) => {
    const payload = MockPayloadGenerator.generate(operation, withOpenBusiness(options.resolvers));
    if ("data" in payload) options.adjustData?.(payload.data);
    return payload;
  });
  environment.mock.queuePendingOperation(page.query, variables);
  const queryRef = loadQuery(environment, page.query, variables);
  const show = (shown: URL) => <page.Component queryRef={queryRef} params={options.params} url={shown} />;
  const rendered = renderInApp(show(url), { ...options, environment });
  return { ...rendered, showAddress: (path) => rendered.rerender(show(toUrl(path))) };
}
