import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";
import type { FormDraftState } from "../forms/useFormDraft.ts";

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
  readonly slideParam: string | null;
}

/** Answers are never in the address. */
const SLIDE_PARAM = "slide";

/**
 * Keeps one history entry per slide. An address without a slide shows the stored slide and is then completed, otherwise
 * the first slide.
 */
export function useSlideHistory(
  { draft, onSlideChange }: FormDraftState,
  firstSlide: string | undefined,
): SlideHistory {
  const { url, navigate } = useRouter();
  const slideParam = url.searchParams.get(SLIDE_PARAM);
  const [traversals, setTraversals] = useState(0);
  const entriesBehind = useRef<readonly Entry[]>([]);
  // The slide that this page last wrote to the address. Any other value comes from Back or Forward. Undefined before
  // hydration.
  const lastWrittenParam = useRef<string | null | undefined>(undefined);
  const isAddressComplete = useRef(false);

  const getHref = (slide: string) => {
    const next = new URL(url);
    next.searchParams.set(SLIDE_PARAM, slide);
    return `${next.pathname}${next.search}`;
  };

  useEffect(() => {
    const previousParam = lastWrittenParam.current;
    lastWrittenParam.current = slideParam;
    const targetSlide = slideParam ?? firstSlide;
    if (previousParam === slideParam || targetSlide === undefined) return;
    if (previousParam === undefined) {
      if (slideParam !== null) onSlideChange(targetSlide);
      return;
    }
    const entryIndex = entriesBehind.current.findLastIndex((entry) => entry.slideParam === slideParam);
    entriesBehind.current = entriesBehind.current.slice(0, Math.max(entryIndex, 0));
    onSlideChange(targetSlide);
    setTraversals((count) => count + 1);
  }, [slideParam, firstSlide, onSlideChange]);

  useEffect(() => {
    if (isAddressComplete.current || draft.slide === null) return;
    isAddressComplete.current = true;
    if (slideParam !== null || draft.slide === firstSlide) return;
    lastWrittenParam.current = draft.slide;
    navigate(getHref(draft.slide), { replace: true });
    // Runs once, when the saved slide is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft.slide]);

  return {
    traversals,
    goTo(slide) {
      const shownSlide = draft.slide ?? firstSlide;
      const lastEntry = entriesBehind.current.at(-1);
      isAddressComplete.current = true;
      onSlideChange(slide);
      if (lastEntry?.slide === slide) {
        entriesBehind.current = entriesBehind.current.slice(0, -1);
        lastWrittenParam.current = lastEntry.slideParam;
        return history.back();
      }
      if (shownSlide !== undefined)
        entriesBehind.current = [...entriesBehind.current, { slide: shownSlide, slideParam }];
      lastWrittenParam.current = slide;
      navigate(getHref(slide));
    },
  };
}
