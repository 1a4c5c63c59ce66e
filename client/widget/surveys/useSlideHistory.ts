import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";
import type { Filler } from "../forms/useFill.ts";

export interface SlideHistory {
  /**
   * Opens a slide as a new history entry. The previous slide is reached by going back, so that Back never leads
   * forward.
   */
  readonly goTo: (slide: string) => void;
  readonly traversals: number;
}

interface Entry {
  readonly slide: string;
  /** The slide in the address. Null for the address by which the survey was opened. */
  readonly named: string | null;
}

/** Answers are never in the address. */
const parameter = "slide";

/**
 * Keeps one history entry per slide. An address without a slide shows the stored slide and is then completed, otherwise
 * the first slide.
 */
export function useSlideHistory({ fill, onSlide }: Filler, first: string | undefined): SlideHistory {
  const { url, navigate } = useRouter();
  const named = url.searchParams.get(parameter);
  const [traversals, setTraversals] = useState(0);
  const behind = useRef<readonly Entry[]>([]);
  // The slide that this page last wrote to the address. Any other value comes from Back or Forward. Undefined before
  // hydration.
  const left = useRef<string | null | undefined>(undefined);
  const isComplete = useRef(false);

  const hrefOf = (slide: string) => {
    const next = new URL(url);
    next.searchParams.set(parameter, slide);
    return `${next.pathname}${next.search}`;
  };

  useEffect(() => {
    const before = left.current;
    left.current = named;
    const wanted = named ?? first;
    if (before === named || wanted === undefined) return;
    if (before === undefined) {
      if (named !== null) onSlide(wanted);
      return;
    }
    const place = behind.current.findLastIndex((entry) => entry.named === named);
    behind.current = behind.current.slice(0, Math.max(place, 0));
    onSlide(wanted);
    setTraversals((count) => count + 1);
  }, [named, first, onSlide]);

  useEffect(() => {
    if (isComplete.current || fill.slide === null) return;
    isComplete.current = true;
    if (named !== null || fill.slide === first) return;
    left.current = fill.slide;
    navigate(hrefOf(fill.slide), { replace: true });
    // Once, when the remembered slide is known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fill.slide]);

  return {
    traversals,
    goTo(slide) {
      const shown = fill.slide ?? first;
      const last = behind.current.at(-1);
      isComplete.current = true;
      onSlide(slide);
      if (last?.slide === slide) {
        behind.current = behind.current.slice(0, -1);
        left.current = last.named;
        return history.back();
      }
      if (shown !== undefined) behind.current = [...behind.current, { slide: shown, named }];
      left.current = slide;
      navigate(hrefOf(slide));
    },
  };
}
