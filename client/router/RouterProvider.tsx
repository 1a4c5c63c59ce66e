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
  readonly element: () => HTMLElement | null;
}

const RouterContext = createContext<Router | null>(null);

/** @throws outside of `RouterProvider` */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("useRouter needs a RouterProvider above it");
  return router;
}

const mainElement = () => document.querySelector("main");

interface RouterProviderProps {
  readonly navigator: Navigator;
  readonly first: Pick<Screen, "url" | "view">;
  readonly element?: () => HTMLElement | null;
  readonly children: ReactNode;
}

// React warns about layout effects on the server.
const useScreenEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

export function RouterProvider({ navigator, first, element = mainElement, children }: RouterProviderProps) {
  const [screen, setScreen] = useState<Screen>({ ...first, scroll: { kind: "stay" } });
  const [isPending, setPending] = useState(false);
  const shown = useRef<Screen>(screen);

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
    const before = shown.current;
    shown.current = screen;
    if (before.view !== screen.view) disposeView(before.view);
    // Focus announces a new page, as after a full load.
    if (before.url.pathname !== screen.url.pathname) {
      element()?.focus({ preventScroll: true });
    }
    applyScroll(screen.scroll);
  }, [screen, element]);

  const router = useMemo<Router>(
    () => ({ ...navigator, url: screen.url, view: screen.view, isPending, element }),
    [navigator, screen, isPending, element],
  );

  return <RouterContext value={router}>{children}</RouterContext>;
}
