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

/** Where the visitor is and the ways to go elsewhere. */
export interface Router extends Pick<Navigator, "navigate" | "preload" | "retry" | "replaceAddress"> {
  readonly url: URL;
  readonly view: View;
  /** True while the next screen is loading; the present one stays until it is ready. */
  readonly isPending: boolean;
  /** What the screen stands in: it takes the focus when another screen begins. Browsers only. */
  readonly element: () => HTMLElement | null;
}

const RouterContext = createContext<Router | null>(null);

/** The router of this tree; only inside `RouterProvider`. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error("useRouter needs a RouterProvider above it");
  return router;
}

const mainElement = () => document.querySelector("main");

interface RouterProviderProps {
  readonly navigator: Navigator;
  readonly first: Pick<Screen, "url" | "view">;
  /** What the screens stand in; without: the page's `<main>`. */
  readonly element?: () => HTMLElement | null;
  readonly children: ReactNode;
}

// The server renders without effects, and React warns there about layout effects of client-only trees.
const useScreenEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Shows the navigator's screens one after the other, and stands where each asks to. */
export function RouterProvider({ navigator, first, element = mainElement, children }: RouterProviderProps) {
  const [screen, setScreen] = useState<Screen>({ ...first, scroll: { kind: "stay" } });
  const [isPending, setPending] = useState(false);
  const shown = useRef<Screen>(screen);

  useEffect(
    () =>
      navigator.start({
        onScreen: (next) => startTransition(() => setScreen(next)),
        // The end of the wait comes with the screen, in one render.
        onPending: (next) => (next ? setPending(true) : startTransition(() => setPending(false))),
      }),
    [navigator],
  );

  useScreenEffect(() => {
    const before = shown.current;
    shown.current = screen;
    if (before.view !== screen.view) disposeView(before.view);
    // A new page is announced from its beginning, as after a full load.
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
