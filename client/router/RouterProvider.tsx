import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { disposeView, type View } from "./loadView.ts";
import type { Navigator, Screen } from "./navigator.ts";
import { applyScroll } from "./scroll.ts";

export interface Router extends Pick<Navigator, "navigate" | "preload" | "retry" | "replaceAddress"> {
  readonly url: URL;
  readonly view: View;
  readonly isPending: boolean;
  /** Returns the element that contains the screen and takes the focus when the path changes. Browser only. */
  readonly getContainer: () => HTMLElement | null;
}

const RouterContext = createContext<Router | null>(null);

/** @throws outside of `RouterProvider` */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("useRouter needs a RouterProvider above it");
  return router;
}

const getMainElement = () => document.querySelector("main");

interface RouterProviderProps {
  readonly navigator: Navigator;
  readonly initialScreen: Pick<Screen, "url" | "view">;
  readonly getContainer?: () => HTMLElement | null;
  readonly children: ReactNode;
}

// React warns about layout effects on the server.
const useScreenEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

export function RouterProvider({
  navigator,
  initialScreen,
  getContainer = getMainElement,
  children,
}: RouterProviderProps) {
  const [screen, setScreen] = useState<Screen>({ ...initialScreen, scroll: { kind: "stay" } });
  const [isPending, setPending] = useState(false);
  const shownScreen = useRef<Screen>(screen);

  useEffect(
    () =>
      navigator.start({
        onScreen: (next) => startTransition(() => setScreen(next)),
        // Ends together with the new screen, in one render.
        onPending: (next) => (next ? setPending(true) : startTransition(() => setPending(false))),
      }),
    [navigator],
  );

  useScreenEffect(() => {
    const previousScreen = shownScreen.current;
    shownScreen.current = screen;
    if (previousScreen.view !== screen.view) disposeView(previousScreen.view);
    // Focus announces a new page, as after a full load.
    if (previousScreen.url.pathname !== screen.url.pathname) {
      getContainer()?.focus({ preventScroll: true });
    }
    applyScroll(screen.scroll);
  }, [screen, getContainer]);

  const router = useMemo<Router>(
    () => ({ ...navigator, url: screen.url, view: screen.view, isPending, getContainer: getContainer }),
    [navigator, screen, isPending, getContainer],
  );

  return <RouterContext value={router}>{children}</RouterContext>;
}
