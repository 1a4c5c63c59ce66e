import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { disposeView, type PageView } from "./loadView.ts";
import type { Router } from "./RouterProvider.tsx";

/** A screen that stands within a page. */
export interface InnerScreen {
  readonly url: URL;
  readonly view: PageView;
}

/** How far below the window a screen begins to load. */
const near = "600px";

/** The screens that follow each other in a frame within the page; the first is loaded when the frame comes near. */
export function useInnerScreens(outer: Router, frame: HTMLElement | null, first: string) {
  const [screen, setScreen] = useState<InnerScreen | null>(null);
  const [isPending, setPending] = useState(false);
  const current = useRef<InnerScreen | null>(null);
  const turns = useRef(0);
  const { load, navigate } = outer;

  const show = useCallback((next: InnerScreen | null) => {
    const before = current.current;
    current.current = next;
    if (before !== null && before.view !== next?.view) disposeView(before.view);
    startTransition(() => setScreen(next));
  }, []);

  const lead = useCallback(
    async (url: URL): Promise<void> => {
      const turn = ++turns.current;
      setPending(true);
      const loaded = await load(url, current.current?.view);
      if (turn !== turns.current) {
        // Something else was pressed meanwhile, or the frame is gone.
        if (loaded !== null && loaded.view !== current.current?.view) disposeView(loaded.view);
        return;
      }
      setPending(false);
      if (loaded === null) return;
      if (loaded.view.kind === "page") return show({ url: loaded.url, view: loaded.view });
      // At first the link in its place stays; later what went wrong is told where there is room for it.
      if (current.current !== null) navigate(url.pathname + url.search);
    },
    [load, navigate, show],
  );

  const go = useCallback(
    (href: string) => {
      const url = new URL(href, current.current?.url ?? location.href);
      if (url.origin !== location.origin) return location.assign(url);
      // Out of the widget is out of the frame.
      if (!url.pathname.startsWith("/widget/")) return navigate(url.pathname + url.search + url.hash);
      url.searchParams.set("embed", "");
      void lead(url);
    },
    [lead, navigate],
  );

  useEffect(() => {
    if (frame === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        go(first);
      },
      { rootMargin: near },
    );
    watcher.observe(frame);
    return () => {
      watcher.disconnect();
      turns.current += 1;
      show(null);
    };
  }, [frame, first, go, show]);

  return { screen, isPending, go, show };
}
