import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { InPlaceContext } from "./inPlaceContext.ts";
import { RenderErrorBoundary } from "./RenderErrorBoundary.tsx";
import { RouterContext, useRouter } from "./RouterProvider.tsx";
import { useInnerScreens } from "./useInnerScreens.ts";

interface Props {
  /** A path of the widget, with its query. */
  readonly href: string;
  /** Shown until the screen has come, and in its place where it does not come: a link to it at least. */
  readonly children: ReactNode;
}

/**
 * The screen of another address within this page. What is pressed in it leads on in place, and the browser's address
 * stays this page's: a visitor books, fills in or answers without leaving. Loaded when it comes near, and never by the
 * server: what it shows is the visitor's own.
 */
export function InPlace({ href, children }: Props) {
  const outer = useRouter();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const { screen, isPending, go, show } = useInnerScreens(outer, frame, href);

  const path = screen?.url.pathname;
  const shownPath = useRef(path);
  useEffect(() => {
    const before = shownPath.current;
    shownPath.current = path;
    if (before === undefined || before === path) return;
    // Another screen is announced from its beginning, and seen from there.
    frame?.focus({ preventScroll: true });
    if ((frame?.getBoundingClientRect().top ?? 0) < 0) frame?.scrollIntoView();
  }, [frame, path]);

  const router = useMemo(
    () =>
      screen && {
        ...screen,
        isPending,
        load: outer.load,
        navigate: (next: string) => go(next),
        preload: (next: string) => outer.preload(new URL(next, screen.url).href),
        retry: () => go(screen.url.href),
        replaceAddress: (url: URL) => show({ url, view: screen.view }),
        element: () => frame,
      },
    [outer, screen, isPending, go, show, frame],
  );

  return (
    <div ref={setFrame} tabIndex={-1}>
      {screen === null || router === null ? (
        children
      ) : (
        <InPlaceContext value>
          <RouterContext value={router}>
            <RenderErrorBoundary key={screen.url.pathname}>
              <screen.view.page.Component
                queryRef={screen.view.queryRef}
                params={screen.view.params}
                url={screen.url}
              />
            </RenderErrorBoundary>
          </RouterContext>
        </InPlaceContext>
      )}
    </div>
  );
}
